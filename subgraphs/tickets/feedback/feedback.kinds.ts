import { enumOf } from '../../kit/enumOf.js';

const TYPES = [
  'suggestion',
  'complaint',
  'compliment',
  'process_improvement',
  'workplace_environment',
  'management',
  'other',
  'feature_request',
] as const;

export type FeedbackType = (typeof TYPES)[number];

export const feedbackTypeNames = enumOf(...TYPES);
