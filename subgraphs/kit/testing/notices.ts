import type { Database } from '../postgres/database.js';

/** The new notices since the last call, oldest first; withdrawn ones are under `gone`. */
export async function newNotices(database: Database): Promise<Record<string, unknown>[]> {
  const told = await database.query<{ topic: string; payload: Record<string, unknown> }>(
    `with told as (delete from outbox where topic in ('notice', 'notice.gone') returning *) select topic, payload from told order by id`,
  );
  return told.map(({ topic, payload }) => (topic === 'notice' ? payload : { gone: payload }));
}
