import { enumOf } from '../../kit/graphql/enumOf.js';

/** The status of an attempt, documented word by its name in the graph. */
export const EXAM_ATTEMPT_STATUS = enumOf('in_progress', 'completed', 'cancelled');
export type ExamAttemptStatus = (typeof EXAM_ATTEMPT_STATUS)[keyof typeof EXAM_ATTEMPT_STATUS];
