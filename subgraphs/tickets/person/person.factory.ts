import type { Queryable } from '../../kit/postgres/queryable.js';

/** Lets the subgraph know these people's e-mails, as identity tells it of them. */
export async function insertPeople(
  database: Queryable,
  people: readonly { userId: number; email: string }[],
): Promise<void> {
  await database.query(
    'insert into person (user_id, email) select * from unnest($1::int[], $2::text[]) on conflict do nothing',
    [people.map(({ userId }) => userId), people.map(({ email }) => email)],
  );
}
