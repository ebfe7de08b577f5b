import type { Where } from '../../kit/list.js';
import type { Permission } from '../../kit/permissions.js';
import { can } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { ALL_KINDS, KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import { OPEN_GROUP } from './ticket.status.js';
import type { TicketStatus } from './ticket.status.js';

/** How far a viewer sees: every ticket, the IT tickets beside their own, or their own (and their reports' leave). */
export type Reach = 'all' | 'it' | 'own';

/** The reach over tickets of the given kinds only; IT Staff see no more leave or feedback than anybody. */
export function reachOf(viewer: Viewer, kinds: readonly TicketKind[] = ALL_KINDS): Reach {
  if (can(viewer, 'ticket.handle_hr')) return 'all';
  return can(viewer, 'ticket.handle_it') && kinds.some((kind) => KINDS[kind].handledByIt !== 'none') ? 'it' : 'own';
}

/** Rows the viewer made. Own anonymous feedback carries no author, so it joins here only once feedback keeps a keyed link (README). */
export function ownRows(where: Where, viewer: Viewer): Where {
  return where.and('t.created_by_id = ?', viewer.userId);
}

/** Own rows and, among leave requests, those of the viewer's direct reports (S-44). */
function ownAndReports(where: Where, viewer: Viewer, kinds: readonly TicketKind[]): string {
  const me = where.param(viewer.userId);
  if (viewer.reportUserIds.length === 0 || !kinds.includes('leave-request')) return `t.created_by_id = ${me}`;
  // One condition on created_by_id, not two joined by "or", keeps this on the index of own rows.
  const everybody = where.param([viewer.userId, ...viewer.reportUserIds]);
  return `t.created_by_id = any(${everybody}::int[]) and (t.kind = 'leave-request' or t.created_by_id = ${me})`;
}

/**
 * The row rule (V1; rest.md 6): restricts `where` over `ticket t` to what the viewer may see. `kinds` are those the caller
 * filters by anyway; naming them gives a condition that PostgreSQL can estimate.
 */
export function visibleTo(where: Where, viewer: Viewer, kinds: readonly TicketKind[] = ALL_KINDS): Where {
  const reach = reachOf(viewer, kinds);
  if (reach === 'all') return where;
  const own = ownAndReports(where, viewer, kinds);
  return where.and(reach === 'it' ? `t.category_id = ${IT_SUPPORT} or (${own})` : own);
}

/** The part of the row rule that `ticket_tally` does not hold: what somebody of reach 'it' sees beside the IT tickets. */
export function besidesIt(where: Where, viewer: Viewer, kinds: readonly TicketKind[]): Where {
  return where.and(`t.category_id is distinct from ${IT_SUPPORT}`).and(ownAndReports(where, viewer, kinds));
}

/** What decides over a ticket beside the viewer. */
export interface TicketFacts {
  kind: TicketKind;
  categoryId: number | null;
  createdById: number | null;
  status: TicketStatus;
}

const isOwner = (viewer: Viewer, row: TicketFacts): boolean => row.createdById === viewer.userId;
const isOpen = (row: TicketFacts): boolean => OPEN_GROUP.includes(row.status);

/** Any of these permissions makes a handler: HR and Administrators handle every kind, IT Staff the IT tickets (rest.md 6). */
export function handledWith({ kind, categoryId }: Pick<TicketFacts, 'kind' | 'categoryId'>): Permission[] {
  const isIt = KINDS[kind].handledByIt !== 'none' && categoryId === IT_SUPPORT;
  return isIt ? ['ticket.handle_hr', 'ticket.handle_it'] : ['ticket.handle_hr'];
}

/** Owning a ticket makes nobody its handler. */
export const isHandler = (viewer: Viewer, row: TicketFacts): boolean => handledWith(row).some((permission) => can(viewer, permission));

/** Whether it is the viewer's own leave, over which they decide nothing, whatever their roles (L4). */
export const isOwnLeave = (viewer: Viewer, row: TicketFacts): boolean => row.kind === 'leave-request' && isOwner(viewer, row);

/** Internal comments: handlers, but never the person who asked, whatever their roles (B3.78, C3.8; V2, S-45). */
export const readsInternal = (viewer: Viewer, row: TicketFacts): boolean => isHandler(viewer, row) && !isOwner(viewer, row);

/** Who works on it is said by whoever handles it, and by nobody on the own leave request. */
export const mayAssign = (viewer: Viewer, row: TicketFacts): boolean => isHandler(viewer, row) && !isOwnLeave(viewer, row);

/** Any status from any other: handlers; for leave whoever decides it by role, never the person who asked (L6). */
export function mayChangeStatus(viewer: Viewer, row: TicketFacts): boolean {
  if (row.kind === 'leave-request') return can(viewer, 'leave.decide') && !isOwner(viewer, row);
  return isHandler(viewer, row);
}

/** Whether leave is the viewer's to decide: HR, Administrators and the direct manager, never the person who asked (A7.39, L4). */
export function isApprover(viewer: Viewer, row: TicketFacts): boolean {
  if (row.kind !== 'leave-request' || row.createdById === null || isOwner(viewer, row)) return false;
  return can(viewer, 'leave.decide') || viewer.reportUserIds.includes(row.createdById);
}

export const mayDecide = (viewer: Viewer, row: TicketFacts): boolean => isApprover(viewer, row) && isOpen(row);

/** Own leave, until it is decided (A4.13, A4.14). */
export const mayWithdraw = (viewer: Viewer, row: TicketFacts): boolean => isOwnLeave(viewer, row) && isOpen(row);

export interface TicketActions {
  edit: boolean;
  cancel: boolean;
  decide: boolean;
  changeStatus: boolean;
  assign: boolean;
  commentInternally: boolean;
}

/** All of the above for the screens, so that no button promises what a mutation refuses. */
export function actionsOn(viewer: Viewer, row: TicketFacts): TicketActions {
  return {
    edit: mayWithdraw(viewer, row),
    cancel: mayWithdraw(viewer, row),
    decide: mayDecide(viewer, row),
    changeStatus: mayChangeStatus(viewer, row),
    assign: mayAssign(viewer, row),
    commentInternally: readsInternal(viewer, row),
  };
}
