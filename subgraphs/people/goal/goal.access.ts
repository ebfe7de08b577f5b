import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { ReviewScope } from '../generated/schema.js';
import { managesReviews } from '../reviewCycle/reviewCycle.access.js';

/** A goal that was set with no unfinished review, or whose person reports to no one: HR writes their review. */
const FINISHED = `r.id is null or r.state >= 'manager_review_done' or m.id is null`;

/**
 * The row rule: one's own goals, those of the people who report to one directly today and, for HR and Administrators,
 * everyone's; a person who must change the password first, none (I10). What the manager set with a review, HR and
 * Administrators see once it is finished, the person, whatever their roles, once it is shared. `e` is the employee in
 * the query, `m` the manager, `r` the review that the goal was set with.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  const { userId, reportUserIds } = viewer;
  if (viewer.mustChangePassword) return where.and('false');
  const near = [userId, ...reportUserIds];
  if (managesReviews(viewer)) where.and(`e.user_id = any(?::int[]) or ${FINISHED}`, near);
  else where.and('e.user_id = any(?::int[])', near);
  return narrowToShared(where, userId);
}

/**
 * Goals as part of the reviews that they were set with: beside those of the row rule also those of a review that one
 * finished as the direct manager of then, who reads them nowhere else.
 */
export function narrowToReview(where: Where, viewer: Viewer): Where {
  const { userId, reportUserIds } = viewer;
  if (viewer.mustChangePassword) return where.and('false');
  const near = [userId, ...reportUserIds];
  if (managesReviews(viewer)) where.and(`e.user_id = any(?::int[]) or ${FINISHED}`, near);
  else where.and('e.user_id = any(?::int[]) or r.reviewed_by_id = ?', near, userId);
  return narrowToShared(where, userId);
}

const narrowToShared = (where: Where, userId: number): Where =>
  where.and(`e.user_id <> ? or r.id is null or r.state in ('shared', 'acknowledged')`, userId);

/** One's own goals, or those of the people who report to one; `e` is the employee in the query. */
export function narrowToScope(where: Where, viewer: Viewer, scope: ReviewScope | null | undefined): Where {
  if (scope === 'OWN') return where.and('e.user_id = ?', viewer.userId);
  return scope === 'TEAM' ? where.and('e.user_id = any(?::int[])', viewer.reportUserIds) : where;
}

/** How a goal continues is shown to those whom the row rule shows it, and not to the manager of then. */
export const seesNotes = (viewer: Viewer, goal: { ownerUserId: number }): boolean =>
  managesReviews(viewer) || mayUpdate(viewer, goal);

/** The person and the direct manager of today change a goal and add notes; HR and Administrators read. */
export const mayUpdate = (viewer: Viewer, { ownerUserId }: { ownerUserId: number }): boolean =>
  ownerUserId === viewer.userId || viewer.reportUserIds.includes(ownerUserId);
