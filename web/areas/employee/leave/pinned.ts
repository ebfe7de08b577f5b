import type { LeaveType } from '../../../generated/graphql';

/** A sort of leave as the employee's form presents it [A3.9]. */
export interface OfferedLeaveType {
  type: LeaveType;
  name: string;
  /** Shown beside the choice; nothing refuses a longer request [A9.20]. */
  daysAllowed: number;
  approvalRequired: boolean;
  isActive: boolean;
}

/** The fixed list of the form [A3.9, A9.20]. */
export const offeredLeaveTypes: readonly OfferedLeaveType[] = [
  { type: 'SICK', name: 'Sick Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
  { type: 'PERSONAL', name: 'Personal Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
  { type: 'UNPAID', name: 'Unpaid Leave', daysAllowed: 30, approvalRequired: true, isActive: true },
];

/** Days a year of each sort of leave, as the cards show them; 0 is no allowance at all [A9.15]. */
export const yearlyAllowance = { SICK: 10, PERSONAL: 5, UNPAID: 0 } as const satisfies Partial<
  Record<LeaveType, number>
>;

/**
 * Days a year of all sorts together [A9.17]. It does not follow from the list above; both are shown [A9.18,
 * A9.19].
 */
export const annualAllowance = 25;

/** Rows of one page of the list [A9.22]. */
export const pageSize = 100;
