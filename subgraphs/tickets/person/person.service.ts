import type { Queryable } from '../../kit/postgres/queryable.js';

/** Follows identity: a person's present e-mail stands on all their tickets (decisions 5j). */
export async function followPerson(tx: Queryable, { userId, email }: Record<string, unknown>): Promise<void> {
  await tx.query(
    'insert into person (user_id, email) values ($1, $2) on conflict (user_id) do update set email = excluded.email',
    [userId, email],
  );
}
