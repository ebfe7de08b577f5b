export type FooterTopic = 'privacy' | 'terms' | 'support';

/** The text of a footer link until the installation sets its own address. */
export const builtInTexts: Readonly<Record<FooterTopic, (organisation: string) => readonly string[]>> = {
  privacy: (organisation) => [
    `${organisation} keeps in this portal what your work with it needs: your record, requests, hours, tickets and courses.`,
    'You see your own entries. Others see only what their role needs, and feedback sent anonymously carries no name.',
    'Ask HR what is kept about you, or to have it put right.',
  ],
  terms: (organisation) => [
    `The portal is for people who work at ${organisation}. Your sign-in is yours alone; do not share your password.`,
    'Changes to records, requests and tickets are logged.',
  ],
  support: () => [
    'If you cannot sign in or something does not work, contact IT support.',
    'For questions about leave, hours, pay or your record, contact HR.',
  ],
};
