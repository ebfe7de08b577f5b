import type { RequestContext } from '../../kit/context.js';
import { Where } from '../../kit/list.js';
import { byKey, loader } from '../../kit/loader.js';
import type { Queryable } from '../../kit/queryable.js';
import { requireViewer } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { visibleTo } from './ticket.access.js';
import type { TicketKind } from './ticket.kinds.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

/** A file as rows keep it; its bytes are in the store under the key. */
export interface HeldFile {
  key: string;
  name: string;
  contentType: string;
}

/** A ticket as read: anonymous feedback already without its author. */
export interface TicketRow {
  id: number;
  kind: TicketKind;
  title: string;
  description: string;
  status: TicketStatus;
  priority: TicketPriority;
  createdById: number | null;
  createdByName: string;
  createdByEmail: string | null;
  createdByDepartment: string | null;
  isAnonymous: boolean;
  assignedToId: number | null;
  assignedToName: string | null;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  resolvedAt: string | null;
  categoryId: number | null;
  categoryName: string | null;
  categoryDepartment: string | null;
  impactLevel: string | null;
  leaveType: string | null;
  startDate: string | null;
  endDate: string | null;
  totalDays: number | null;
  approvedByName: string | null;
  approvalDate: string | null;
  /** The supporting document of a leave request. */
  document: HeldFile | null;
  details: Record<string, string | number | null>;
  /** Grows with every change. */
  version: number;
}

/** What a ticket's row is put together with; every join finds at most one row, by its primary key. */
export const TICKET_JOINS = 'left join ticket_category c on c.id = t.category_id left join person p on p.user_id = t.created_by_id';

export const TICKET_COLUMNS = `t.id, t.kind, t.title, t.description, t.status, t.priority, t.created_by_id as "createdById",
  coalesce(t.created_by_name, 'Anonymous') as "createdByName", t.created_by_department as "createdByDepartment", p.email as "createdByEmail", t.is_anonymous as "isAnonymous",
  t.assigned_to_id as "assignedToId", t.assigned_to_name as "assignedToName", t.tags, t.created_at as "createdAt", t.updated_at as "updatedAt",
  t.resolved_at as "resolvedAt", t.category_id as "categoryId", c.name as "categoryName", c.department_name as "categoryDepartment",
  t.impact_level as "impactLevel", t.leave_type as "leaveType", t.start_date as "startDate", t.end_date as "endDate", t.total_days as "totalDays",
  t.approved_by_name as "approvedByName", t.approved_at as "approvalDate", t.document, t.details, t.version`;

/** The request's loader of single tickets; one that the viewer may not see is null, like one that does not exist. */
export function ticketLoader(context: RequestContext) {
  const viewer = requireViewer(context);
  return loader<number, TicketRow>(context, 'ticket', async (ids) => byKey(await visibleTickets(database, viewer, ids), (row) => row.id));
}

/** Those of the tickets that the viewer may see, in one statement. */
export function visibleTickets(source: Queryable, viewer: Viewer, ids: readonly number[]): Promise<TicketRow[]> {
  const where = visibleTo(new Where().and('t.id = any(?::int[])', ids).and('t.deleted_at is null'), viewer);
  return source.query<TicketRow>(`select ${TICKET_COLUMNS} from ticket t ${TICKET_JOINS} where ${where.sql}`, where.params);
}
