import type { Where } from '../../kit/list.js';
import { can } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { ALL_KINDS, KINDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';

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
