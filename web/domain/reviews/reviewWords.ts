import type { GoalState, ReviewState } from '../../generated/graphql';
import type { Tone } from '../../ui/theme';

/** The displayed status of a review. */
export const reviewStateWord: Readonly<Record<ReviewState, string>> = {
  DRAFT: 'Self review open',
  SELF_REVIEW_DONE: 'With the manager',
  MANAGER_REVIEW_DONE: 'Ready to share',
  SHARED: 'Shared',
  ACKNOWLEDGED: 'Acknowledged',
};

/** The tone that goes with it. */
export const reviewStateTone: Readonly<Record<ReviewState, Tone>> = {
  DRAFT: 'neutral',
  SELF_REVIEW_DONE: 'info',
  MANAGER_REVIEW_DONE: 'warning',
  SHARED: 'info',
  ACKNOWLEDGED: 'success',
};

/** The status of a goal. */
export const goalStateWord: Readonly<Record<GoalState, string>> = {
  NOT_STARTED: 'Not started',
  IN_PROGRESS: 'In progress',
  DONE: 'Done',
  DROPPED: 'Dropped',
};

/** The tone that goes with it. */
export const goalStateTone: Readonly<Record<GoalState, Tone>> = {
  NOT_STARTED: 'neutral',
  IN_PROGRESS: 'info',
  DONE: 'success',
  DROPPED: 'neutral',
};

/** What each rating means, from 1 to 5. */
const ratings = [
  'Far below expectations',
  'Below expectations',
  'Meets expectations',
  'Above expectations',
  'Far above expectations',
];

/** "4 – Above expectations". */
export const ratingText = (rating: number): string => `${rating} – ${ratings[rating - 1] ?? ''}`;

/** The ratings to choose from. */
export const ratingOptions = ratings.map((_, at) => ({ value: String(at + 1), label: ratingText(at + 1) }));
