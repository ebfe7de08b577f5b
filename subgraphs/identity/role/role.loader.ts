import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import { findRoles } from './role.service.js';
import type { RoleRow } from './role.service.js';
import { rolesHeldBy } from './userRole.service.js';
import type { UserRoleRow } from './userRole.service.js';

/** Roles by number; everyone signed in may read them. */
export function rolesById(context: RequestContext): DataLoader<number, RoleRow | null> {
  return loader(context, 'role', (ids: readonly number[]) => findRoles(database, ids));
}

/** The roles a person has; the caller has checked that the viewer may know them. */
export function userRolesOf(context: RequestContext, userId: number): Promise<UserRoleRow[] | null> {
  return loader(context, 'userRole', rolesHeldBy).load(userId);
}
