import type { FeedbackType } from '../../generated/graphql';

/** Names of all sorts of feedback that a ticket can have; each form offers its own choice of them. */
export const feedbackTypeName: Readonly<Record<FeedbackType, string>> = {
  SUGGESTION: 'Suggestion',
  COMPLAINT: 'Complaint',
  COMPLIMENT: 'Compliment',
  PROCESS_IMPROVEMENT: 'Process Improvement',
  WORKPLACE_ENVIRONMENT: 'Workplace Environment',
  MANAGEMENT: 'Management',
  OTHER: 'Other',
  FEATURE_REQUEST: 'Feature Request',
};
