/** What a person is told where the portal did not answer and so said nothing itself. */
export const noAnswer = 'The portal did not answer. Please try again.';
