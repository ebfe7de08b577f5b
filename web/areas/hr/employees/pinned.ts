/** Rows of one page of the list of employees [B7.3, B9.1]. */
export const employeesPerPage = 100;

/** Rows of one page of somebody's timesheets [B7.16, B9.3]. */
export const timesheetsPerPage = 100;

/** Percent of the experience bar that each year of service fills, and the most [B2.18, B9.7]. */
export const percentPerYear = 20;
export const mostPercent = 100;

/** New employees of this month, estimated as 2% of all of them, rounded down [B9.6]. */
export const estimatedNew = (total: number): number => Math.floor(total * 0.02);

/** Milliseconds between the toast of a success and the end of the form [B2.21, B9.10]. */
export const closingPause = 2_000;

/** Contracted hours a week of a new employee [B5.7, B9.8]. */
export const usualWeeklyHours = '40';
