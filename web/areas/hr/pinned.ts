/** Number of the posting status that counts as an open position: active. */
export const openPostingStatus = '1';

/** Number of the application status that counts as an interview scheduled. */
export const interviewStatus = 3;
