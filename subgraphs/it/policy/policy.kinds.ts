import { enumOf } from '../../kit/graphql/enumOf.js';

/** The audience of a policy version. */
export const POLICY_AUDIENCE = enumOf('all', 'departments', 'new_people');
export type PolicyAudience = (typeof POLICY_AUDIENCE)[keyof typeof POLICY_AUDIENCE];

/** A person who started within this many days before the publishing, or starts after it, is new. */
export const NEW_FOR_DAYS = 90;

/** A person who is asked later has this many days. */
export const DAYS_TO_CONFIRM = 14;
