import type { Queryable } from '../../kit/queryable.js';

/** Ends the sessions that run on entries whose end was typed by hand; a stop that comes later answers the entry as it is then (T10). */
export async function endSessionsOf(tx: Queryable, entryIds: readonly number[]): Promise<void> {
  if (entryIds.length === 0) return;
  await tx.query(
    `with ended as (delete from tracking_session where entry_id = any($1::int[]) returning id, entry_id)
     update time_entry n set session_id = ended.id from ended where n.id = ended.entry_id`,
    [entryIds],
  );
}
