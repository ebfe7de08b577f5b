import { enumOf } from '../../kit/graphql/enumOf.js';

/** Level of experience, documented word by its name in the graph. */
export const EXPERIENCE_LEVEL = enumOf('entry', 'mid', 'senior', 'lead', 'manager', 'executive');

export type ExperienceLevel = (typeof EXPERIENCE_LEVEL)[keyof typeof EXPERIENCE_LEVEL];
