/** What a person reads where the portal did not answer and so said nothing itself. */
export const noAnswer = 'The portal did not answer. Please try again.';
