/** Tickets that the figures are counted from, the newest first, and how many of them are shown [B2.12, B9.4]. */
export const ticketsFetched = 200;
export const ticketsShown = 6;

/** Number of the posting status that counts as an open position: active [B2.10]. */
export const openPostingStatus = '1';

/** Number of the application status that counts as an interview scheduled [B2.11]. */
export const interviewStatus = '3';
