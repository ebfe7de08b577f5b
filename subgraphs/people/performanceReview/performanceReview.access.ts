import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { ReviewScope } from '../generated/schema.js';
import { managesReviews } from '../reviewCycle/reviewCycle.access.js';
import { canMove, isFinished, isShared } from './performanceReview.status.js';
import type { MoveName, ReviewState } from './performanceReview.status.js';

/** All rules about reading and changing performance reviews are in this file. */

/**
 * Reviews that the viewer writes as the present direct manager, or finished as the manager at that time. A person
 * who left has no manager.
 */
const WRITTEN = `select x.id from performance_review x join employee p on p.id = x.employee_id
    where x.reviewed_by_id is null and p.user_id = any(?::int[])
  union all select x.id from performance_review x where x.reviewed_by_id = ?`;
const OWN =
  'select x.id from performance_review x join employee p on p.id = x.employee_id where p.user_id = ?';

/**
 * The row rule: own reviews, those that the viewer writes or wrote as the direct manager and, for HR and
 * Administrators, everyone's; none before a forced password change (I10). `r` is the review in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('false');
  if (managesReviews(viewer)) return where;
  const { userId, reportUserIds } = viewer;
  return where.and(`r.id in (${OWN} union all ${WRITTEN})`, userId, reportUserIds, userId);
}

/**
 * The viewer's own reviews, or those that they write or wrote; `e` is the employee in the query, `r` the review.
 */
export function narrowToScope(where: Where, viewer: Viewer, scope: ReviewScope | null | undefined): Where {
  const { userId, reportUserIds } = viewer;
  if (scope === 'OWN') return where.and('e.user_id = ?', userId);
  return scope === 'TEAM' ? where.and(`r.id in (${WRITTEN})`, reportUserIds, userId) : where;
}

/** What decides over a review beside the viewer. */
export interface ReviewFacts {
  /** User id of the person whose review it is. */
  ownerUserId: number;
  state: ReviewState;
  cycleIsOpen: boolean;
  /** Last day to write, YYYY-MM-DD. */
  dueDate: string;
  selfReviewedAt: string | null;
  /** User id of the present direct manager, if active; null for none. */
  managerUserId: number | null;
}

type Owned = Pick<ReviewFacts, 'ownerUserId'>;

export const isOwn = (viewer: Viewer, { ownerUserId }: Owned): boolean => ownerUserId === viewer.userId;

/** The direct manager of today. */
export const isManagerOf = (viewer: Viewer, review: Owned): boolean =>
  !isOwn(viewer, review) && viewer.reportUserIds.includes(review.ownerUserId);

/** HR and Administrators, over all reviews but their own. */
const isReviewedByHr = (viewer: Viewer, review: Owned): boolean =>
  managesReviews(viewer) && !isOwn(viewer, review);

/** The direct manager of today; for a person without one, HR and Administrators, so that the review can be finished. */
export const writesManagerPart = (
  viewer: Viewer,
  review: Owned & Pick<ReviewFacts, 'managerUserId'>,
): boolean =>
  isManagerOf(viewer, review) || (review.managerUserId === null && isReviewedByHr(viewer, review));

/** Readers of the self review: the person, and everyone who may see the review once it is finished. */
export const seesSelf = (viewer: Viewer, review: Owned & Pick<ReviewFacts, 'selfReviewedAt'>): boolean =>
  isOwn(viewer, review) || review.selfReviewedAt !== null;

/**
 * Readers of the manager's part: its writer while the cycle is open; HR, Administrators and the manager once it is
 * finished; the person once it is shared. An unfinished part in a closed cycle has no readers, because a later
 * manager did not write it.
 */
export function seesManagerPart(
  viewer: Viewer,
  review: Pick<ReviewFacts, 'ownerUserId' | 'state' | 'cycleIsOpen' | 'managerUserId'>,
): boolean {
  if (isOwn(viewer, review)) return isShared(review.state);
  return isFinished(review.state) || (review.cycleIsOpen && writesManagerPart(viewer, review));
}

/** The person learns nothing of what others do with their review before it is shared, not even when. */
export const hidesWork = (viewer: Viewer, review: Owned & Pick<ReviewFacts, 'state'>): boolean =>
  isOwn(viewer, review) && !isShared(review.state);

/** The version that the viewer's change is compared with: of the self review until the rest is shared, else its own. */
export const versionFor = (
  viewer: Viewer,
  review: Owned & Pick<ReviewFacts, 'state'> & { version: number; selfVersion: number },
): number => (hidesWork(viewer, review) ? review.selfVersion : review.version);

/** Changed ratings: HR, Administrators and the manager, never the person. */
export const seesCalibrations = (viewer: Viewer, review: Owned): boolean => !isOwn(viewer, review);

type Written = Owned & Pick<ReviewFacts, 'managerUserId'>;

const WHO: Record<MoveName, (viewer: Viewer, review: Written) => boolean> = {
  finishSelf: isOwn,
  finishManager: writesManagerPart,
  calibrate: isReviewedByHr,
  share: isReviewedByHr,
  acknowledge: isOwn,
};

/** Whether the viewer is the one who makes this move, whatever the state. */
export const isTheirs = (name: MoveName, viewer: Viewer, review: Written): boolean =>
  WHO[name](viewer, review);

/** Whether the viewer may write what the move finishes. */
export const mayWrite = (name: MoveName, viewer: Viewer, review: ReviewFacts): boolean =>
  isTheirs(name, viewer, review) && canMove(name, review);

/** Whether the manager can finish: after the self review, or without one when the due date is past. */
export const isReadyToFinish = (review: ReviewFacts, today: string): boolean =>
  review.state === 'self_review_done' || (review.state === 'draft' && review.dueDate < today);
