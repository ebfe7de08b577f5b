import type { TicketStatus } from '../../generated/graphql';

/** The labels of a ticket's statuses, if its kind has none of its own. */
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
