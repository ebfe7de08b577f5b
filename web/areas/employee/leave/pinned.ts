import type { LeaveType } from '../../../generated/graphql';

/** A sort of leave as the employee's form presents it. */
export interface OfferedLeaveType {
  type: LeaveType;
  name: string;
  /** Shown beside the choice; nothing refuses a longer request. */
  daysAllowed: number;
  approvalRequired: boolean;
  isActive: boolean;
}

/** The fixed list of the form. */
export const offeredLeaveTypes: readonly OfferedLeaveType[] = [
  { type: 'SICK', name: 'Sick Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
  { type: 'PERSONAL', name: 'Personal Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
  { type: 'UNPAID', name: 'Unpaid Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
];

/** Rows of one page of the list. */
export const pageSize = 100;
