/** Tickets that the figures are counted from, the newest first, and how many of them are shown [B2.12, B9.4]. */
export const ticketsFetched = 200;
export const ticketsShown = 6;
