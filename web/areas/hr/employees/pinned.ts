/** Rows of one page of the list of employees. */
export const employeesPerPage = 100;

/** Rows of one page of someone's timesheets. */
export const timesheetsPerPage = 100;

/** Percent of the experience bar that each year of service fills, and the most. */
export const percentPerYear = 20;
export const mostPercent = 100;

/** New employees of this month, estimated as 2% of all of them, rounded down. */
export const estimatedNew = (total: number): number => Math.floor(total * 0.02);

/** Milliseconds between the toast of a success and the end of the form. */
export const closingPause = 2_000;

/** Contracted hours a week of a new employee. */
export const usualWeeklyHours = '40';
