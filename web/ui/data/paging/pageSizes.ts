/** How many rows a page of a list may have. */
export const pageSizes: readonly number[] = [20, 50, 100, 200];

/** A list with no more rows than this needs no pages, whatever is chosen. */
export const smallestPage = 20;
