import { enumOf } from '../../kit/graphql/enumOf.js';

/** Whom a version of a policy concerns. */
export const POLICY_AUDIENCE = enumOf('all', 'departments', 'new_people');
export type PolicyAudience = (typeof POLICY_AUDIENCE)[keyof typeof POLICY_AUDIENCE];

/** Who has started within so many days before the publishing, or starts after it, is new. */
export const NEW_FOR_DAYS = 90;

/** Who is asked later than the others has so many days. */
export const DAYS_TO_CONFIRM = 14;
