import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { actionsOn } from './ticket.access.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { kindFilterNames, kindNames } from './ticket.kinds.js';
import { knownAuthor, ticketLoader } from './ticket.loader.js';
import type { TicketRow } from './ticket.loader.js';
import { findTicket, listTickets } from './ticket.service.js';
import { enumOf, priorityNames, statusFilterNames, statusNames } from './ticket.status.js';
import type { TicketStatus } from './ticket.status.js';
import { itTicketFigures } from './ticketCount.service.js';
import { historyLoader } from './ticketHistory.loader.js';
import type { TicketListArgs } from './ticketSource.js';
import { moveTicket, updateTicketStatus } from './ticketStatus.service.js';
import type { StatusOrder } from './ticketStatus.service.js';

interface StatusArgs extends Omit<StatusOrder, 'note' | 'noteField'> {
  status?: TicketStatus | null;
  comment?: string | null;
}

/** What IT support and general tickets have in common. */
const support = ({ details, impactLevel, categoryId, categoryName, categoryDepartment }: TicketRow) => ({
  issueType: details['issueType'],
  affectedSystem: details['affectedSystem'],
  assetTag: details['assetTag'],
  location: details['location'],
  estimatedResolution: details['estimatedResolution'],
  impactLevel,
  categoryId,
  categoryName,
  categoryDepartment,
});
const user = (id: number | null) => (id === null ? null : { id });

export const ticketResolvers: Resolvers = {
  Query: {
    masterTickets: (_: unknown, args: TicketListArgs, context: RequestContext) => listTickets(context, args),
    myTickets: (_: unknown, args: TicketListArgs, context: RequestContext) => listTickets(context, { ...args, mine: true }),
    assignedTickets: (_: unknown, args: TicketListArgs, context: RequestContext) => listTickets(context, { ...args, assignedTo: [requireViewer(context).userId] }),
    ticket: (_: unknown, { id }: { id: number }, context: RequestContext) => findTicket(context, id),
    itTicketFigures,
  },
  Ticket: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => ticketLoader(context).load(Number(id)),
    createdBy: (row: TicketRow) => user(row.createdById),
    assignedTo: (row: TicketRow) => user(row.assignedToId),
    tags: (row: TicketRow) => (row.tags.length === 0 && row.categoryId === IT_SUPPORT ? ['IT Support'] : row.tags),
    viewerCan: async (row: TicketRow, _: unknown, context: RequestContext) => actionsOn(requireViewer(context), await knownAuthor(context, row)),
    history: async (row: TicketRow, _: unknown, context: RequestContext) => (await historyLoader(context).load(row.id)) ?? [],
    leave: (row: TicketRow) => (row.kind === 'leave-request' ? row : null),
    itSupport: (row: TicketRow) => (row.kind === 'it-support' ? support(row) : null),
    feedback: (row: TicketRow) => (row.kind === 'feedback' ? { ...row.details, isAnonymous: row.isAnonymous } : null),
    general: (row: TicketRow) => (row.kind === 'general' ? support(row) : null),
  },
  Mutation: {
    updateTicketStatus: (_: unknown, { status, comment, ...order }: StatusArgs, context: RequestContext) => updateTicketStatus(context, { ...order, note: comment }, status),
    closeTicket: (_: unknown, { comment, ...order }: StatusArgs, context: RequestContext) => moveTicket(context, { ...order, note: comment }, 'close'),
    reopenTicket: (_: unknown, { comment, ...order }: StatusArgs, context: RequestContext) => moveTicket(context, { ...order, note: comment }, 'reopen'),
  },
  TicketKind: kindNames,
  TicketKindFilter: kindFilterNames,
  TicketStatus: statusNames,
  TicketStatusInput: statusFilterNames,
  TicketPriority: priorityNames,
  FeedbackType: enumOf('suggestion', 'complaint', 'compliment', 'process_improvement', 'workplace_environment', 'management', 'other', 'feature_request'),
  ImpactLevel: enumOf('low', 'medium', 'high', 'critical'),
};
