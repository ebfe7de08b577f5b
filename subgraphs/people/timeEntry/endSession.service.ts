import { conflict } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';

/**
 * Ends the sessions that run on entries whose end was typed by hand; a stop that comes later answers the
 * entry as it is then (T10).
 */
export async function endSessionsOf(tx: Queryable, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.query(
    `with ended as (delete from tracking_session where entry_id = any($1::int[]) returning id, entry_id)
     update time_entry n set session_id = ended.id from ended where n.id = ended.entry_id`,
    [entryIds],
  );
}

/**
 * @throws CONFLICT when one of these locked drafts' entries is being tracked: its stop would write over a
 * beginning that is typed now
 */
export async function requireUntracked(tx: Queryable, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  const tracked = await tx.one('select 1 from tracking_session where entry_id = any($1::int[]) limit 1', [
    entryIds,
  ]);
  if (tracked)
    throw conflict(
      'This entry is being tracked. Stop the tracker before you change its day or its beginning.',
      'draft',
    );
}
