import { enumOf } from '../../kit/graphql/enumOf.js';

/** Whether the portal itself relies on a role, stored word by its name in the graph. */
export const ROLE_TYPE = enumOf('system', 'business');

export type RoleType = (typeof ROLE_TYPE)[keyof typeof ROLE_TYPE];
