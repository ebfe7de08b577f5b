import { OPEN_GROUP } from '../ticket/ticket.status.js';
import type { Move, TicketStatus } from '../ticket/ticket.status.js';

/** Leave in one of these takes its days (L1); the constraint ticket_leave_overlap says the same. */
export const HOLDING: TicketStatus[] = [...OPEN_GROUP, 'resolved'];

/** Both ways to decide leave. */
export const DECISIONS = {
  approve: { from: OPEN_GROUP, to: 'resolved', refusal: 'Only pending leave requests can be approved.' },
  reject: { from: OPEN_GROUP, to: 'rejected', refusal: 'Only pending leave requests can be rejected.' },
} satisfies Record<string, Move>;
