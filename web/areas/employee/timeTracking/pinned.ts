/** Rows of one page of the submitted timesheets. */
export const pageSize = 100;
