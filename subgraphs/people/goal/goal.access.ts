import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { ReviewScope } from '../generated/schema.js';
import { managesReviews } from '../reviewCycle/reviewCycle.access.js';

/** A goal of no unfinished review, or of a person without a manager: HR writes their review. */
const FINISHED = `r.id is null or r.state >= 'manager_review_done' or m.id is null`;

/**
 * The row rule: own goals, those of the viewer's present direct reports and, for HR and Administrators, everyone's;
 * none before a forced password change (I10). HR and Administrators see a goal of a review once it is finished, the
 * person, whatever their roles, once it is shared. `e` is the employee in the query, `m` the manager, `r` the
 * review that the goal was set with.
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
 * Goals as part of their reviews: those of the row rule, and those of a review that the viewer finished as the
 * person's manager at that time, who reads them nowhere else.
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

/** The viewer's own goals, or those of their reports; `e` is the employee in the query. */
export function narrowToScope(where: Where, viewer: Viewer, scope: ReviewScope | null | undefined): Where {
  if (scope === 'OWN') return where.and('e.user_id = ?', viewer.userId);
  return scope === 'TEAM' ? where.and('e.user_id = any(?::int[])', viewer.reportUserIds) : where;
}

/** The progress of a goal is shown by the row rule, and not to a former manager. */
export const seesNotes = (viewer: Viewer, goal: { ownerUserId: number }): boolean =>
  managesReviews(viewer) || mayUpdate(viewer, goal);

/** The person and the direct manager of today change a goal and add notes; HR and Administrators read. */
export const mayUpdate = (viewer: Viewer, { ownerUserId }: { ownerUserId: number }): boolean =>
  ownerUserId === viewer.userId || viewer.reportUserIds.includes(ownerUserId);
