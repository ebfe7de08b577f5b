import type { TicketStatus } from '../../generated/graphql';

/** Tickets that somebody still has to do something about [A4.29]. */
export const openGroup: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'];

/** Tickets that nobody has taken up, and those that wait for an answer [A4.30]. */
export const pendingReviewGroup: readonly TicketStatus[] = ['OPEN', 'WAITING_RESPONSE'];

/** Tickets that are done with [A4.31]; a rejected one is in no group. */
export const resolvedGroup: readonly TicketStatus[] = ['RESOLVED', 'CLOSED'];

/** How many tickets have a status, as `ownTicketCounts` answers it: a status without any is left out. */
export interface StatusCount {
  status: TicketStatus;
  count: number;
}

/** The tickets of all statuses of a group together; of all statuses without one. */
export const countIn = (counts: readonly StatusCount[], group?: readonly TicketStatus[]): number =>
  counts.reduce((sum, { status, count }) => (!group || group.includes(status) ? sum + count : sum), 0);
