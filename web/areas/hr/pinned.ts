/** Number of the posting status that counts as an open position: active [B2.10]. */
export const openPostingStatus = '1';

/** Number of the application status that counts as an interview scheduled [B2.11]. */
export const interviewStatus = 3;
