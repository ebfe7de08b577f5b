import type { TicketStatus } from '../../../generated/graphql';

/** How many of these tickets are in a group. */
export const inGroup = (
  tickets: readonly { status: TicketStatus }[],
  group: readonly TicketStatus[],
): number => tickets.filter(({ status }) => group.includes(status)).length;
