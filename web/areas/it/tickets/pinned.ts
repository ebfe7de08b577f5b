/** Average time to a resolution: a fixed display. */
export const averageResolution = '2.4 hours';

/** Said of every ticket in the list: the counts are fixed. */
export const fixedCounts = '0 attachments · 0 comments';

/** Tags of a ticket that are shown before '+N more'. */
export const shownTags = 2;

/** Rows of one page of the list. */
export const ticketsPerPage = 100;

/** The load of the list failed; its reason follows. */
export const loadFailed = 'Failed to load tickets';

/** The reason if the server gave none. */
export const fetchFailed = 'Failed to fetch tickets';

/** The texts without tickets, and without responses. */
export const noTickets = 'No tickets found';
