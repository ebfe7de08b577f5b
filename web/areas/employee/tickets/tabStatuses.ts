import { openGroup, resolvedGroup } from '../../../domain/tickets/statusGroups';
import type { TicketStatus } from '../../../generated/graphql';

/** The tabs of the page in their order, as they are called in the URL. */
export const ticketTabs = ['open', 'resolved', 'rejected'] as const;

export type TicketTab = (typeof ticketTabs)[number];

/** The statuses of a tab. A rejected ticket is in neither group and has its own tab. */
export const tabStatuses: Readonly<Record<TicketTab, readonly TicketStatus[]>> = {
  open: openGroup,
  resolved: resolvedGroup,
  rejected: ['REJECTED'],
};
