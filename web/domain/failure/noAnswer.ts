/** The message if the portal did not answer. */
export const noAnswer = 'The portal did not answer. Please try again.';
