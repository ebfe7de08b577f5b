import type { RequestContext } from '../../kit/context.js';
import { Where } from '../../kit/list.js';
import { byKey, loader } from '../../kit/loader.js';
import type { Queryable } from '../../kit/queryable.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import type { FeedbackType } from '../feedback/feedback.kinds.js';
import type { LeaveType } from '../leave/leave.kinds.js';
import { authorKey } from '../feedback/authorKeys.js';
import { authorshipLoader } from '../feedback/authorship.service.js';
import { reachOf, visibleTo } from './ticket.access.js';
import { ALL_KINDS, FEEDBACK_IDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import type { ImpactLevel, TicketPriority, TicketStatus } from './ticket.status.js';

/** A file as rows keep it; its bytes are in the store under the key. */
export interface HeldFile {
  key: string;
  name: string;
  contentType: string;
}

/** What a kind keeps beside the columns. */
export interface TicketDetails {
  reason?: string | null;
  issueType?: string | null;
  affectedSystem?: string | null;
  assetTag?: string | null;
  location?: string | null;
  estimatedResolution?: string | null;
  feedbackType?: FeedbackType;
  /** 1 to 5. */
  rating?: number | null;
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
  /**
   * Of anonymous feedback that was read by its id, whether it is the viewer's own. Never in what is stored.
   */
  isAuthor?: boolean;
  assignedToId: number | null;
  assignedToName: string | null;
  tags: string[];
  createdAt: string;
  updatedAt: string;
  resolvedAt: string | null;
  categoryId: number | null;
  categoryName: string | null;
  categoryDepartment: string | null;
  impactLevel: ImpactLevel | null;
  leaveType: LeaveType | null;
  startDate: string | null;
  endDate: string | null;
  totalDays: number | null;
  approvedByName: string | null;
  approvalDate: string | null;
  /** The supporting document of a leave request. */
  document: HeldFile | null;
  details: TicketDetails;
  /** Grows with every change. */
  version: number;
}

/** What a ticket's row is put together with; every join finds at most one row, by its primary key. */
export const TICKET_JOINS =
  'left join ticket_category c on c.id = t.category_id left join person p on p.user_id = t.created_by_id';

export const TICKET_COLUMNS = `t.id, t.kind, t.title, t.description, t.status, t.priority, t.created_by_id as "createdById",
  coalesce(t.created_by_name, 'Anonymous') as "createdByName", t.created_by_department as "createdByDepartment", p.email as "createdByEmail", t.is_anonymous as "isAnonymous",
  t.assigned_to_id as "assignedToId", t.assigned_to_name as "assignedToName", t.tags, t.created_at as "createdAt", t.updated_at as "updatedAt",
  t.resolved_at as "resolvedAt", t.category_id as "categoryId", c.name as "categoryName", c.department_name as "categoryDepartment",
  t.impact_level as "impactLevel", t.leave_type as "leaveType", t.start_date as "startDate", t.end_date as "endDate", t.total_days as "totalDays",
  t.approved_by_name as "approvedByName", t.approved_at as "approvalDate", t.document, t.details, t.version`;

/**
 * The request's loader of single tickets; one that the viewer may not see is null, like one that does not
 * exist.
 */
export function ticketLoader(context: RequestContext) {
  return loader<number, TicketRow>(context, 'ticket', async (ids) =>
    byKey(await visibleTickets(database, context, ids), (row) => row.id),
  );
}

/** Those of the tickets that the viewer may see, in one statement. */
export function visibleTickets(
  source: Queryable,
  context: RequestContext,
  ids: readonly number[],
): Promise<TicketRow[]> {
  const viewer = requireViewer(context);
  const where = new Where().and('t.id = any(?::int[])', ids).and('t.deleted_at is null');
  const feedback = ids.filter((id) => id >= FEEDBACK_IDS.from);
  if (feedback.length === 0) {
    visibleTo(where, viewer);
    return source.query<TicketRow>(
      `select ${TICKET_COLUMNS} from ticket t ${TICKET_JOINS} where ${where.sql}`,
      where.params,
    );
  }
  const keys = where.param(
    feedback.map((id) => authorKey(context.config.secrets.anonymity, viewer.userId, id)),
  );
  visibleTo(where, viewer, ALL_KINDS, reachOf(viewer), 'a.ticket_id is not null');
  return source.query<TicketRow>(
    `select ${TICKET_COLUMNS}, a.ticket_id is not null as "isAuthor" from ticket t ${TICKET_JOINS}
     left join feedback_author a on a.ticket_id = t.id and a.author_key = any(${keys}::text[]) where ${where.sql}`,
    where.params,
  );
}

/** The row, with `isAuthor` where that is not known yet. */
export async function knownAuthor(context: RequestContext, row: TicketRow): Promise<TicketRow> {
  if (!row.isAnonymous || row.isAuthor !== undefined) return row;
  return { ...row, isAuthor: (await authorshipLoader(context).load(row.id)) ?? false };
}
