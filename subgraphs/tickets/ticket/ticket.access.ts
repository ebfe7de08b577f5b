import type { Where } from '../../kit/request/list.js';
import type { Permission } from '../../kit/request/permissions.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { TicketActions } from '../generated/schema.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { KINDS } from './kind.js';
import type { KindAction } from './kind.js';
import { ALL_KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';
import type { TicketFacts } from './ticket.row.js';
import { OPEN_GROUP } from './ticket.status.js';

/**
 * How far a viewer sees: every ticket, the IT tickets beside their own, or their own (and their reports'
 * leave).
 */
export type Reach = 'all' | 'it' | 'own';

/**
 * The reach over tickets of the given kinds only; IT Staff see no more leave or feedback than anyone, and
 * all IT support.
 */
export function reachOf(viewer: Viewer, kinds: readonly TicketKind[] = ALL_KINDS): Reach {
  if (can(viewer, 'ticket.handle_hr')) return 'all';
  if (!can(viewer, 'ticket.handle_it') || kinds.every((kind) => KINDS[kind].handledByIt === 'none'))
    return 'own';
  return kinds.every((kind) => KINDS[kind].handledByIt === 'all') ? 'all' : 'it';
}

/**
 * Condition for the viewer's own anonymous feedback by id, since its rows have no author; null if there is none,
 * which keeps statements short.
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

/** Own rows and, for kinds that managers see, the rows of the viewer's direct reports (S-44). */
function ownAndReports(
  where: Where,
  viewer: Viewer,
  kinds: readonly TicketKind[],
  anonymous: string | null,
): string[] {
  const mine = own(where, viewer, anonymous);
  const managed = kinds.filter((kind) => KINDS[kind].seenByManager);
  const reports = viewer.reportUserIds.filter((id) => id !== viewer.userId);
  if (managed.length === 0 || reports.length === 0) return [mine];
  const ids = where.param(reports);
  return [mine, ...managed.map((kind) => `t.kind = '${kind}' and t.created_by_id = any(${ids}::int[])`)];
}

const besides = (parts: string[]): string[] =>
  parts.map((part) => `t.category_id is distinct from ${IT_SUPPORT} and (${part})`);
const anyOf = (parts: string[]): string => parts.map((part) => `(${part})`).join(' or ');

/**
 * The row rule (V1; rest.md 6) over `ticket t`, for people who do not see all, in disjoint parts: for an order each
 * part is read separately, because no index orders several of them. `kinds` are the caller's filter.
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
 * The part of the row rule that `ticket_tally` does not have: what someone of reach 'it' sees beside the IT
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

export const isOwner = (viewer: Viewer, row: TicketFacts): boolean =>
  row.createdById === viewer.userId || row.isAuthor === true;
/** Still to be done. */
export const isOpen = (row: TicketFacts): boolean => OPEN_GROUP.includes(row.status);

/**
 * Any of these permissions makes a handler: HR and Administrators handle every kind, IT Staff the IT tickets
 * (rest.md 6).
 */
export function handledWith({ kind, categoryId }: Pick<TicketFacts, 'kind' | 'categoryId'>): Permission[] {
  const isIt = KINDS[kind].handledByIt !== 'none' && categoryId === IT_SUPPORT;
  return isIt ? ['ticket.handle_hr', 'ticket.handle_it'] : ['ticket.handle_hr'];
}

/**
 * The author of a ticket is not its handler. Who handles feedback handles their own anonymous one, too: a
 * refusal would tell them apart.
 */
export const isHandler = (viewer: Viewer, row: TicketFacts): boolean =>
  handledWith(row).some((permission) => can(viewer, permission));

/** Whether it is the viewer's own, of a kind over which the person who asked decides nothing (L4). */
export const hasNoSay = (viewer: Viewer, row: TicketFacts): boolean =>
  KINDS[row.kind].ownerRefusal !== undefined && isOwner(viewer, row);

/** Internal comments: handlers, but never the person who asked, whatever their roles. */
export const readsInternal = (viewer: Viewer, row: TicketFacts): boolean =>
  isHandler(viewer, row) && !isOwner(viewer, row);

/** Handlers may set the assignee, but nobody on their own leave request. */
export const mayAssign = (viewer: Viewer, row: TicketFacts): boolean =>
  isHandler(viewer, row) && !hasNoSay(viewer, row);

/** What the kind's own rule says; without one the action is forbidden. */
export const mayDo = (viewer: Viewer, row: TicketFacts, action: KindAction): boolean =>
  KINDS[row.kind].may[action]?.(viewer, row) ?? false;

/** All permissions above for the screens, so that no button offers an action that a mutation refuses. */
export function actionsOn(viewer: Viewer, row: TicketFacts): TicketActions {
  return {
    edit: mayDo(viewer, row, 'edit'),
    cancel: mayDo(viewer, row, 'cancel'),
    delete: mayDo(viewer, row, 'delete'),
    decide: mayDo(viewer, row, 'decide'),
    changeStatus: mayDo(viewer, row, 'changeStatus'),
    assign: mayAssign(viewer, row),
    commentInternally: readsInternal(viewer, row),
  };
}
