import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import { permissionsHeld } from './user.access.js';
import { findUsers } from './user.service.js';
import type { UserRow } from './user.service.js';

/**
 * Users by id, including people who left, because references name them; private fields are hidden field by field.
 */
export function usersById(context: RequestContext): DataLoader<number, UserRow | null> {
  return loader(context, 'user', (ids: readonly number[]) => findUsers(database, ids));
}

/** What someone's roles permit, by number of the sign-in; null for people without any permission. */
export function permissionsByUser(context: RequestContext): DataLoader<number, string[] | null> {
  return loader(context, 'user.permissions', (ids: readonly number[]) => permissionsHeld(database, ids));
}
