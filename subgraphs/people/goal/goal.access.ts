import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { narrowToVisible as narrowReviews } from '../performanceReview/performanceReview.access.js';

/**
 * The row rule: goals of those whose reviews one may see; of one's own, what the manager set with a review only once
 * it is shared, whatever one's roles. `e` is the employee in the query, `r` the review that the goal was set with.
 */
export const narrowToVisible = (where: Where, viewer: Viewer): Where =>
  narrowReviews(where, viewer).and(
    `e.user_id <> ? or r.id is null or r.state in ('shared', 'acknowledged')`,
    viewer.userId,
  );

/** The person and the direct manager of today change a goal and add notes; HR and Administrators read. */
export const mayUpdate = (viewer: Viewer, { ownerUserId }: { ownerUserId: number }): boolean =>
  ownerUserId === viewer.userId || viewer.reportUserIds.includes(ownerUserId);
