import { openGroup } from '../../domain/tickets/statusGroups';
import type { TicketStatus } from '../../generated/graphql';

/** Tickets that somebody still has to do something about [A7.60]. */
export const openCount = (statuses: readonly TicketStatus[]): number =>
  statuses.filter((status) => openGroup.includes(status)).length;

/** Tickets that wait for an answer count as pending approvals [A7.61, A4.35]. */
export const pendingApprovalCount = (statuses: readonly TicketStatus[]): number =>
  statuses.filter((status) => status === 'WAITING_RESPONSE').length;
