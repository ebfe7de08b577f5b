import type { GraphQLResolveInfo } from 'graphql';
import { Columns, isAsked } from '../../kit/postgres/columns.js';
import type { Selected } from '../../kit/postgres/columns.js';
import type { TicketRow } from './ticket.row.js';

const category = (sql: string) => ({ sql, join: 'category' });

/**
 * The columns of `ticket t`, and which of them a field of the graph is made of; the parts of the kinds are
 * added by `addKinds`.
 */
export const TICKET = new Columns<Omit<TicketRow, 'isAuthor'>>({
  columns: {
    id: 't.id',
    kind: 't.kind',
    title: 't.title',
    description: 't.description',
    status: 't.status',
    priority: 't.priority',
    createdById: 't.created_by_id',
    createdByName: `coalesce(t.created_by_name, 'Anonymous')`,
    createdByEmail: { sql: 'p.email', join: 'author' },
    createdByDepartment: 't.created_by_department',
    isAnonymous: 't.is_anonymous',
    assignedToId: 't.assigned_to_id',
    assignedToName: 't.assigned_to_name',
    tags: 't.tags',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
    resolvedAt: 't.resolved_at',
    categoryId: 't.category_id',
    categoryName: category('c.name'),
    categoryDepartment: category('c.department_name'),
    impactLevel: 't.impact_level',
    systemCategory: 't.system_category',
    leaveType: 't.leave_type',
    startDate: 't.start_date',
    endDate: 't.end_date',
    totalDays: 't.total_days',
    approvedByName: 't.approved_by_name',
    approvalDate: 't.approved_at',
    document: 't.document',
    details: 't.details',
    version: 't.version',
  },
  joins: {
    category: 'left join ticket_category c on c.id = t.category_id',
    // Lateral: for a page of rows it looks up each, and does not read everyone.
    author: 'left join lateral (select email from person where user_id = t.created_by_id limit 1) p on true',
  },
  always: ['id', 'kind'],
  fields: {
    createdBy: ['createdById'],
    assignedTo: ['assignedToId'],
    tags: ['tags', 'categoryId'],
    isOwn: ['createdById', 'isAnonymous'],
    handledWith: ['categoryId'],
    viewerCan: ['status', 'categoryId', 'createdById', 'isAnonymous'],
    history: [],
    earlierOnAsset: [],
  },
});

/**
 * The columns that a query needs of a page of tickets, whether it counts, and whether it asks for the next page.
 */
export interface AskedOfPage extends Selected {
  isCounted?: boolean;
  isNextAsked?: boolean;
}
export const askedOfPage = (info: GraphQLResolveInfo): AskedOfPage => ({
  ...TICKET.asked(info, ['results']),
  isCounted: isAsked(info, 'count'),
  isNextAsked: isAsked(info, 'next'),
});

/** What decides over a ticket (TicketFacts). */
export const FACTS = TICKET.named(['status', 'categoryId', 'createdById', 'isAnonymous']);
