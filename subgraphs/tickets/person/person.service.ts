import type { Queryable } from '../../kit/postgres/queryable.js';

/** Follows identity: a person's present e-mail is on all their tickets (decisions 5j). */
export async function followPerson(tx: Queryable, { userId, email }: Record<string, unknown>): Promise<void> {
  await followPeople(tx, { people: [{ userId, email }] });
}

/** The same for many people in one event, as after an import. */
export async function followPeople(tx: Queryable, { people }: Record<string, unknown>): Promise<void> {
  await tx.query(
    `insert into person (user_id, email) select g."userId", g.email from jsonb_to_recordset($1::jsonb) as g ("userId" int, email text)
     on conflict (user_id) do update set email = excluded.email`,
    [JSON.stringify(people)],
  );
}
