import { notFound } from '../../../kit/request/errors.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';

/**
 * Locks a ticket until the transaction ends, so that what hangs on it changes one at a time. @throws
 * NOT_FOUND when it was withdrawn
 */
export async function lockTicket(tx: Queryable, id: number): Promise<void> {
  const row = await tx.one('select 1 from ticket where id = $1 and deleted_at is null for no key update', [
    id,
  ]);
  if (!row) throw notFound();
}
