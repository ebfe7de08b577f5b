import type { LeaveType } from '../../generated/graphql';

/** Days a year of each sort of leave, as the cards show them; 0 is no allowance at all. */
export const yearlyAllowance = { SICK: 10, PERSONAL: 5, UNPAID: 0 } as const satisfies Partial<
  Record<LeaveType, number>
>;

/** Days a year of all sorts together. It does not follow from the list above; both are shown. */
export const annualAllowance = 25;
