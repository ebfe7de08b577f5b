import type { TicketPriority } from '../../generated/graphql';

/** How a person reads the priority of a ticket. */
export const priorityName: Readonly<Record<TicketPriority, string>> = {
  LOW: 'Low',
  MEDIUM: 'Medium',
  HIGH: 'High',
  URGENT: 'Urgent',
};
