import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/context.js';
import { loader } from '../../kit/loader.js';
import { database } from '../database.js';
import { findUsers } from './user.service.js';
import type { UserRow } from './user.service.js';

/** Sign-ins by number; the directory is open to everybody signed in, so no row is hidden (private fields are, one by one). */
export function usersById(context: RequestContext): DataLoader<number, UserRow | null> {
  return loader(context, 'user', (ids: readonly number[]) => findUsers(database, ids));
}
