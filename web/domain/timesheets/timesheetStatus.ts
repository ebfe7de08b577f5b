import type { TimesheetStatus } from '../../generated/graphql';

/**
 * "Draft", "Submitted", "Approved", "Rejected"; one that the portal does not know yet is written as it comes:
 * "On hold".
 */
export const timesheetStatusWord = (status: TimesheetStatus): string =>
  `${status.charAt(0)}${status.slice(1).toLowerCase().replaceAll('_', ' ')}`;
