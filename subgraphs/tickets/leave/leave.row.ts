import type { LeaveType } from './leave.kinds.js';
import type { TicketRow } from '../ticket/ticket.row.js';

/** A ticket that asks for leave. */
export interface LeaveRow extends TicketRow {
  kind: 'leave-request';
  leaveType: LeaveType;
  startDate: string;
  endDate: string;
  totalDays: number;
}

export const isLeave = (row: TicketRow): row is LeaveRow => row.kind === 'leave-request';
