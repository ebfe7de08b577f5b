import type { TicketStatus } from '../../generated/graphql';

/** What the statuses of a ticket are called where its kind has no words of its own. */
export const ticketStatusWord: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In Progress',
  WAITING_RESPONSE: 'Waiting for Response',
  RESOLVED: 'Resolved',
  REJECTED: 'Rejected',
  CLOSED: 'Closed',
};

/** A status of a newer portal, which this page does not know, counts as open. */
export const knownStatus = (status: TicketStatus): TicketStatus =>
  status in ticketStatusWord ? status : 'OPEN';
