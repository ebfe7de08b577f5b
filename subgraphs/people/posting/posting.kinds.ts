/** Level of experience, documented word by its name in the graph (A3.17, A9.32). */
export const EXPERIENCE_LEVEL = { ENTRY: 'entry', MID: 'mid', SENIOR: 'senior', LEAD: 'lead', MANAGER: 'manager', EXECUTIVE: 'executive' } as const;

export type ExperienceLevel = (typeof EXPERIENCE_LEVEL)[keyof typeof EXPERIENCE_LEVEL];
