import type { ActionOptions } from '../action/useAction';

/** The queries that a change of a review makes stale. */
export const changedReview = {
  stale: ['OwnReviews', 'HrReviews', 'ReviewCycles', 'ReviewDistribution', 'Today'],
  staleIfRefused: ['ReviewDetails'],
} as const satisfies Partial<ActionOptions>;

/** The queries that a change of a goal makes stale. */
export const changedGoal = {
  stale: ['OwnReviews', 'ReviewDetails'],
  staleIfRefused: ['GoalDetails'],
} as const satisfies Partial<ActionOptions>;
