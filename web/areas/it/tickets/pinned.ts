/** Average time to a resolution: a fixed display [C2.29, C9.8]. */
export const averageResolution = '2.4 hours';

/** Said of every ticket in the list: the counts are fixed [C2.37]. */
export const fixedCounts = '0 attachments · 0 comments';

/** Tags of a ticket that are shown before '+N more' [C2.36]. */
export const shownTags = 2;

/** Rows of one page of the list. */
export const ticketsPerPage = 100;

/** The load of the list failed; its reason follows [C8.2, C8.3]. */
export const loadFailed = 'Failed to load tickets';

/** Where there is no ticket, and where nobody has answered [C2.39]. */
export const noTickets = 'No tickets found';
