import type { TicketStatus } from '../../generated/graphql';
import type { CountAt } from '../list/countIn';

/** Tickets that somebody still has to do something about [A4.29]. */
export const openGroup: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'];

/** Tickets that nobody has taken up, and those that wait for an answer [A4.30]. */
export const pendingReviewGroup: readonly TicketStatus[] = ['OPEN', 'WAITING_RESPONSE'];

/** Tickets that are done with [A4.31]; a rejected one is in no group. */
export const resolvedGroup: readonly TicketStatus[] = ['RESOLVED', 'CLOSED'];

/** How many tickets have a status. */
export type StatusCount = CountAt<TicketStatus>;
