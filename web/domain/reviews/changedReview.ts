import type { ActionOptions } from '../action/useAction';

/** What a change of a review makes old. */
export const changedReview = {
  stale: ['OwnReviews', 'HrReviews', 'ReviewCycles', 'ReviewDistribution', 'Today'],
  staleIfRefused: ['ReviewDetails'],
} as const satisfies Partial<ActionOptions>;

/** What a change of a goal makes old. */
export const changedGoal = {
  stale: ['OwnReviews', 'ReviewDetails'],
  staleIfRefused: ['GoalDetails'],
} as const satisfies Partial<ActionOptions>;
