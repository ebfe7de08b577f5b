import type { LeaveType } from '../../generated/graphql';

/** Days a year of each sort of leave, as the cards show them; 0 is no allowance at all [A9.15]. */
export const yearlyAllowance = { SICK: 10, PERSONAL: 5, UNPAID: 0 } as const satisfies Partial<
  Record<LeaveType, number>
>;

/**
 * Days a year of all sorts together [A9.17]. It does not follow from the list above; both are shown [A9.18,
 * A9.19].
 */
export const annualAllowance = 25;
