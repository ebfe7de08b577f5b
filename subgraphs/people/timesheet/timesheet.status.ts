/** Where a timesheet stands, documented word by its name in the graph (A4.18, B4.3). */
export const TIMESHEET_STATUS = { DRAFT: 'draft', SUBMITTED: 'submitted', APPROVED: 'approved', REJECTED: 'rejected' } as const;

export type TimesheetStatus = (typeof TIMESHEET_STATUS)[keyof typeof TIMESHEET_STATUS];
