import { enumOf } from '../../kit/graphql/enumOf.js';

/** Level of experience, documented word by its name in the graph (A3.17, A9.32). */
export const EXPERIENCE_LEVEL = enumOf('entry', 'mid', 'senior', 'lead', 'manager', 'executive');

export type ExperienceLevel = (typeof EXPERIENCE_LEVEL)[keyof typeof EXPERIENCE_LEVEL];
