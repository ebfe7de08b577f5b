import type { Where } from '../../kit/request/list.js';
import type { Permission } from '../../kit/request/permissions.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { TicketActions } from '../generated/schema.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { ALL_KINDS, KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import { OPEN_GROUP } from './ticket.status.js';
import type { TicketStatus } from './ticket.status.js';

/**
 * How far a viewer sees: every ticket, the IT tickets beside their own, or their own (and their reports'
 * leave).
 */
export type Reach = 'all' | 'it' | 'own';

/**
 * The reach over tickets of the given kinds only; IT Staff see no more leave or feedback than anybody, and
 * all IT support.
 */
export function reachOf(viewer: Viewer, kinds: readonly TicketKind[] = ALL_KINDS): Reach {
  if (can(viewer, 'ticket.handle_hr')) return 'all';
  if (!can(viewer, 'ticket.handle_it') || kinds.every((kind) => KINDS[kind].handledByIt === 'none'))
    return 'own';
  return kinds.every((kind) => KINDS[kind].handledByIt === 'all') ? 'all' : 'it';
}

/**
 * Condition for the viewer's own anonymous feedback by id, since its rows name nobody; null for none, which
 * keeps statements short.
 */
export const anonymousRows = (where: Where, ids: readonly number[]): string | null =>
  ids.length === 0 ? null : `t.id = any(${where.param(ids)}::int[])`;

const or = (condition: string, other: string | null): string =>
  other === null ? condition : `${other} or (${condition})`;

const own = (where: Where, viewer: Viewer, anonymous: string | null): string =>
  or(`t.created_by_id = ${where.param(viewer.userId)}`, anonymous);

/** Rows the viewer made. @param anonymous the condition for their anonymous feedback */
export function ownRows(where: Where, viewer: Viewer, anonymous: string | null = null): Where {
  return where.and(own(where, viewer, anonymous));
}

/** Own rows and, among leave requests, those of the viewer's direct reports (S-44). */
function ownAndReports(
  where: Where,
  viewer: Viewer,
  kinds: readonly TicketKind[],
  anonymous: string | null,
): string[] {
  const mine = own(where, viewer, anonymous);
  const reports = kinds.includes('leave-request')
    ? viewer.reportUserIds.filter((id) => id !== viewer.userId)
    : [];
  return reports.length === 0
    ? [mine]
    : [mine, `t.kind = 'leave-request' and t.created_by_id = any(${where.param(reports)}::int[])`];
}

const besides = (parts: string[]): string[] =>
  parts.map((part) => `t.category_id is distinct from ${IT_SUPPORT} and (${part})`);
const anyOf = (parts: string[]): string => parts.map((part) => `(${part})`).join(' or ');

/**
 * The row rule (V1; rest.md 6) over `ticket t`, for those who do not see all, in parts that share no row:
 * whoever wants them in an order reads each part by itself, because no index gives an order to several of
 * them. `kinds` are those the caller filters by anyway.
 */
export function visibleParts(
  where: Where,
  viewer: Viewer,
  kinds: readonly TicketKind[],
  reach: 'it' | 'own',
  anonymous: string | null,
): string[] {
  const others = ownAndReports(where, viewer, kinds, anonymous);
  if (reach === 'own') return others;
  const handled = kinds.filter((kind) => KINDS[kind].handledByIt !== 'none');
  return [
    ...handled.map((kind) => `t.kind = '${kind}' and t.category_id = ${IT_SUPPORT}`),
    ...besides(others),
  ];
}

/** Restricts `where` to what the viewer may see. A list may reach less far than the viewer. */
export function visibleTo(
  where: Where,
  viewer: Viewer,
  kinds: readonly TicketKind[] = ALL_KINDS,
  reach = reachOf(viewer, kinds),
  anonymous: string | null = null,
): Where {
  return reach === 'all' ? where : where.and(anyOf(visibleParts(where, viewer, kinds, reach, anonymous)));
}

/**
 * The part of the row rule that `ticket_tally` does not hold: what somebody of reach 'it' sees beside the IT
 * tickets.
 */
export function besidesIt(
  where: Where,
  viewer: Viewer,
  kinds: readonly TicketKind[],
  anonymous: string | null,
): Where {
  return where.and(anyOf(besides(ownAndReports(where, viewer, kinds, anonymous))));
}

/** What decides over a ticket beside the viewer. */
export interface TicketFacts {
  kind: TicketKind;
  categoryId: number | null;
  createdById: number | null;
  /** Whether anonymous feedback is the viewer's own; a row of a list does not know (see knownAuthor). */
  isAuthor?: boolean;
  status: TicketStatus;
}

export const isOwner = (viewer: Viewer, row: TicketFacts): boolean =>
  row.createdById === viewer.userId || row.isAuthor === true;
const isOpen = (row: TicketFacts): boolean => OPEN_GROUP.includes(row.status);

/**
 * Any of these permissions makes a handler: HR and Administrators handle every kind, IT Staff the IT tickets
 * (rest.md 6).
 */
export function handledWith({ kind, categoryId }: Pick<TicketFacts, 'kind' | 'categoryId'>): Permission[] {
  const isIt = KINDS[kind].handledByIt !== 'none' && categoryId === IT_SUPPORT;
  return isIt ? ['ticket.handle_hr', 'ticket.handle_it'] : ['ticket.handle_hr'];
}

/**
 * Owning a ticket makes nobody its handler. Who handles feedback handles their own anonymous one, too: a
 * refusal would tell them apart.
 */
export const isHandler = (viewer: Viewer, row: TicketFacts): boolean =>
  handledWith(row).some((permission) => can(viewer, permission));

/** Whether it is the viewer's own leave, over which they decide nothing, whatever their roles (L4). */
export const isOwnLeave = (viewer: Viewer, row: TicketFacts): boolean =>
  row.kind === 'leave-request' && isOwner(viewer, row);

/**
 * Internal comments: handlers, but never the person who asked, whatever their roles (B3.78, C3.8; V2, S-45).
 */
export const readsInternal = (viewer: Viewer, row: TicketFacts): boolean =>
  isHandler(viewer, row) && !isOwner(viewer, row);

/** Who works on it is said by whoever handles it, and by nobody on the own leave request. */
export const mayAssign = (viewer: Viewer, row: TicketFacts): boolean =>
  isHandler(viewer, row) && !isOwnLeave(viewer, row);

/**
 * What the IT page lists for those who run it: IT tickets, and their own general ones of any category
 * (C4.31).
 */
function runsOnItPage(viewer: Viewer, row: TicketFacts): boolean {
  if (!can(viewer, 'ticket.handle_it') || KINDS[row.kind].handledByIt === 'none') return false;
  return row.categoryId === IT_SUPPORT || isOwner(viewer, row);
}

/**
 * Any status from any other: handlers, IT Staff whatever their page lists (5j); leave: who decides it by
 * role, never who asked (L6).
 */
export function mayChangeStatus(viewer: Viewer, row: TicketFacts): boolean {
  if (row.kind === 'leave-request') return can(viewer, 'leave.decide') && !isOwner(viewer, row);
  return isHandler(viewer, row) || runsOnItPage(viewer, row);
}

/**
 * General and IT support tickets: one's own while they are open (A4.34), IT Staff whatever their page lists
 * (C6.4, 5j).
 */
export function mayDelete(viewer: Viewer, row: TicketFacts): boolean {
  return (
    runsOnItPage(viewer, row) ||
    (KINDS[row.kind].handledByIt !== 'none' && isOwner(viewer, row) && isOpen(row))
  );
}

/**
 * Whether leave is the viewer's to decide: HR, Administrators and the direct manager, never the person who
 * asked (A7.39, L4).
 */
export function isApprover(viewer: Viewer, row: TicketFacts): boolean {
  if (row.kind !== 'leave-request' || row.createdById === null || isOwner(viewer, row)) return false;
  return can(viewer, 'leave.decide') || viewer.reportUserIds.includes(row.createdById);
}

export const mayDecide = (viewer: Viewer, row: TicketFacts): boolean =>
  isApprover(viewer, row) && isOpen(row);

/** Own leave, until it is decided (A4.13, A4.14). */
export const mayWithdraw = (viewer: Viewer, row: TicketFacts): boolean =>
  isOwnLeave(viewer, row) && isOpen(row);

/** Own feedback, while nobody has taken it up (A4.33). */
export const mayCancelFeedback = (viewer: Viewer, row: TicketFacts): boolean =>
  row.kind === 'feedback' && isOwner(viewer, row) && row.status === 'open';

/** All of the above for the screens, so that no button promises what a mutation refuses. */
export function actionsOn(viewer: Viewer, row: TicketFacts): TicketActions {
  return {
    edit: mayWithdraw(viewer, row),
    cancel: mayWithdraw(viewer, row) || mayCancelFeedback(viewer, row),
    delete: mayDelete(viewer, row),
    decide: mayDecide(viewer, row),
    changeStatus: mayChangeStatus(viewer, row),
    assign: mayAssign(viewer, row),
    commentInternally: readsInternal(viewer, row),
  };
}
