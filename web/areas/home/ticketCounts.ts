import { openGroup } from '../../domain/tickets/statusGroups';
import type { TicketStatus } from '../../generated/graphql';

/** Tickets that someone still has to do something about. */
export const openCount = (statuses: readonly TicketStatus[]): number =>
  statuses.filter((status) => openGroup.includes(status)).length;

/** Tickets that wait for an answer count as pending approvals. */
export const pendingApprovalCount = (statuses: readonly TicketStatus[]): number =>
  statuses.filter((status) => status === 'WAITING_RESPONSE').length;
