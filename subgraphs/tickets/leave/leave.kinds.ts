import { enumOf } from '../../kit/graphql/enumOf.js';
import { statusFilterNames } from '../ticket/ticket.status.js';
import type { TicketStatus } from '../ticket/ticket.status.js';

/** `pending` is not a status of its own: it means the three that wait for a decision. */
export type LeaveStatusFilter = TicketStatus | 'pending';

export const leaveStatusFilterNames = { ...statusFilterNames, PENDING: 'pending' } as const;

const LEAVE_TYPES = ['sick', 'personal', 'unpaid', 'vacation', 'family', 'bereavement'] as const;

export type LeaveType = (typeof LEAVE_TYPES)[number];

export const leaveTypeNames = enumOf(...LEAVE_TYPES);
