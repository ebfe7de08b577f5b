import type { Queryable } from '../../kit/postgres/queryable.js';
import { conflict } from '../../kit/request/errors.js';
import { ADMINISTRATOR } from './role.access.js';

/**
 * Refuses to go on when this person is the last one who can sign in as an administrator (I5). The role's row
 * stays locked until the transaction ends, so two administrators who remove each other at the same time cannot both
 * see the other one left. Call before the change, in its transaction. @throws CONFLICT
 */
export async function keepAnAdministrator(tx: Queryable, userId: number): Promise<void> {
  const role = await tx.one<{ id: number }>('select id from role where name = $1 for no key update', [
    ADMINISTRATOR,
  ]);
  if (!role) return;
  // A separate statement: only one that begins after the lock was granted sees what the other transaction
  // committed.
  const counted = await tx.one<{ isOne: boolean; others: number }>(
    `select coalesce(bool_or(u.id = $2), false) as "isOne", count(*) filter (where u.id <> $2) as others
     from user_role ur join user_account u on u.id = ur.user_id where ur.role_id = $1 and u.may_sign_in`,
    [role.id, userId],
  );
  if (counted?.isOne && counted.others === 0)
    throw conflict('This is the last active administrator. Make someone else an administrator first.');
}
