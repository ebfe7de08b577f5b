import type { SystemCategory, TicketStatus, Urgency } from '../../../generated/graphql';

/** What the statuses are called here: waiting for a response is Waiting, rejected is Closed. */
export const itStatusWord: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In Progress',
  WAITING_RESPONSE: 'Waiting',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
  REJECTED: 'Closed',
};

/** Derived from the affected system. */
export const systemCategoryName: Readonly<Record<SystemCategory, string>> = {
  HARDWARE: 'Hardware',
  SOFTWARE: 'Software',
  NETWORK: 'Network',
  SECURITY: 'Security',
  ACCESS: 'Access',
  EMAIL: 'Email',
  OTHER: 'Other',
};

/** How pressing a ticket is. */
export const urgencyName: Readonly<Record<Urgency, string>> = {
  CRITICAL: 'Critical',
  HIGH: 'High',
  MEDIUM: 'Medium',
  LOW: 'Low',
};
