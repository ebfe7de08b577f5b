/** Rows of one page of the submitted timesheets [A9.21]. */
export const pageSize = 100;
