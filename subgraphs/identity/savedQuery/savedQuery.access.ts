import type { Where } from '../../kit/request/list.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** The row rule: own queries, and shared ones; `q` is the saved query in the query. */
export const narrowToVisible = (where: Where, viewer: Viewer): Where =>
  where.and('q.is_shared or q.owner_id = ?', viewer.userId);

/** Its owner changes and removes it, whatever else other people may do. */
export const isOwn = (viewer: Viewer, { ownerId }: { ownerId: number }): boolean => ownerId === viewer.userId;
