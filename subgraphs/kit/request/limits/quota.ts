import type { Queryable } from '../../postgres/queryable.js';
import { badInput } from '../errors.js';

const MOST_FILES = 200;
const MOST_MEGABYTES = 500;

/**
 * Refuses one more file of `size` bytes when its owner would then have over 200 files or 500 MB (S-57). Ask
 * in the transaction that stores it: anyone else who stores one for the same owner waits until it ends. @throws
 * BAD_USER_INPUT on the field
 */
export async function requireRoom(tx: Queryable, owner: string, field: string, size: number): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('files'), hashtext($1))`, [owner]);
  const stored = await tx.one<{ files: number; bytes: number }>(
    'select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from file where owner = $1',
    [owner],
  );
  if (!stored) return;
  if (stored.files >= MOST_FILES)
    throw badInput({ [field]: [`You have ${MOST_FILES} files already. Remove one before you add another.`] });
  if (stored.bytes + size > MOST_MEGABYTES * 1024 * 1024)
    throw badInput({
      [field]: [`Your files together may take ${MOST_MEGABYTES} MB. Remove one before you add another.`],
    });
}
