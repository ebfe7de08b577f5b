import type { TicketStatus } from '../../generated/graphql';

/** What the statuses of a ticket are called where the ticket asks for leave. */
export const leaveStatusWord: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Pending',
  IN_PROGRESS: 'In Review',
  WAITING_RESPONSE: 'Waiting for Response',
  RESOLVED: 'Approved',
  REJECTED: 'Rejected',
  CLOSED: 'Closed',
};
