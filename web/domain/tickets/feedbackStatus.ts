import type { TicketStatus } from '../../generated/graphql';

/** What the statuses of a ticket are called where the ticket is feedback. */
export const feedbackStatusWord: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Pending Review',
  IN_PROGRESS: 'Under Review',
  WAITING_RESPONSE: 'Awaiting Response',
  RESOLVED: 'Resolved',
  CLOSED: 'Completed',
  REJECTED: 'Not Approved',
};
