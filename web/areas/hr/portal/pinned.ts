/** Tickets that the figures are counted from, the newest first, and how many of them are shown. */
export const ticketsFetched = 200;
export const ticketsShown = 6;
