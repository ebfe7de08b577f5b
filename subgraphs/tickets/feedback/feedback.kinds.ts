import { enumOf } from '../../kit/graphql/enumOf.js';

const FEEDBACK_TYPES = [
  'suggestion',
  'complaint',
  'compliment',
  'process_improvement',
  'workplace_environment',
  'management',
  'other',
  'feature_request',
] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const feedbackTypeNames = enumOf(...FEEDBACK_TYPES);
