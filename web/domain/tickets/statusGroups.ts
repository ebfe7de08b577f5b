import type { TicketStatus } from '../../generated/graphql';
import type { CountAt } from '../list/countIn';

/** Tickets that someone still has to do something about. */
export const openGroup: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'];

/** Open tickets, and tickets that wait for a response. */
export const pendingReviewGroup: readonly TicketStatus[] = ['OPEN', 'WAITING_RESPONSE'];

/** Tickets that are done with; a rejected one is in no group. */
export const resolvedGroup: readonly TicketStatus[] = ['RESOLVED', 'CLOSED'];

/** How many tickets have a status. */
export type StatusCount = CountAt<TicketStatus>;
