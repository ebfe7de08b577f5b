import { statusFilterNames } from '../ticket/ticket.status.js';
import type { TicketStatus } from '../ticket/ticket.status.js';

/**
 * `pending` is no status of its own: it stands for the three that wait for a decision (A4.16, decision L4).
 */
export type LeaveStatusFilter = TicketStatus | 'pending';

export const leaveStatusFilterNames = { ...statusFilterNames, PENDING: 'pending' } as const;
