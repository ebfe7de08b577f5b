import { enumOf } from '../../kit/graphql/enumOf.js';

// The words that a leave request and feedback keep beside what every ticket has.

const LEAVE_TYPES = ['sick', 'personal', 'unpaid', 'vacation', 'family', 'bereavement'] as const;

export type LeaveType = (typeof LEAVE_TYPES)[number];

export const leaveTypeNames = enumOf(...LEAVE_TYPES);

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
