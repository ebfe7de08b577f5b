import type { FeedbackType, TicketPriority } from '../../../generated/graphql';

/**
 * What feedback can be about. The specification asks for a category without naming any: this list is our own.
 */
export const categories: readonly string[] = [
  'Work Environment',
  'Tools and Technology',
  'Policies and Processes',
  'Communication',
  'Leadership',
  'Pay and Benefits',
  'Training and Career',
  'Other',
];

/** The seven sorts that the form offers. */
export const offeredTypes: readonly FeedbackType[] = [
  'SUGGESTION',
  'COMPLAINT',
  'COMPLIMENT',
  'PROCESS_IMPROVEMENT',
  'WORKPLACE_ENVIRONMENT',
  'MANAGEMENT',
  'OTHER',
];

/** The three priorities that the form offers. */
export const offeredPriorities: readonly TicketPriority[] = ['LOW', 'MEDIUM', 'HIGH'];

/** Sent in place of a name and, for an account without an e-mail, of that; the portal throws both away. */
export const placeholder = { name: 'Anonymous', email: 'anonymous@portal.example' } as const;

/** When people hear from us. */
export const promise = 'We respond within 2 to 3 business days.';

/** Rows of one page of the history. */
export const pageSize = 100;

/** Milliseconds that making the file takes at the least. */
export const exportDelay = 2000;
