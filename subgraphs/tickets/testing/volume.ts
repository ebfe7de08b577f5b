import type { Queryable } from '../../kit/postgres/queryable.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { insertCategories } from '../category/category.factory.js';
import { loadingMany } from '../demo/bulk.js';
import { authorKey, finder } from '../anonymity/authorKeys.js';

const CHUNK = 2_000; // far below the connection's time limit, on a busy machine too

/**
 * Fills the table with this many tickets of this many people: a quarter of each kind, with plausible distributions
 * of the other fields. One description in a thousand mentions the projector, a third of all feedback is anonymous.
 */
export async function insertMany(
  { database }: Pick<TestSubgraph, 'database'>,
  rows: number,
  people: number,
): Promise<void> {
  await insertCategories(database, [
    { id: 101, name: 'Facilities' },
    { id: 102, name: 'Finance' },
  ]);
  const load = (tx: Queryable) => async () => {
    for (let from = 1; from <= rows; from += CHUNK) {
      await tx.query(
        `insert into ticket (id, kind, title, description, status, priority, created_by_id, created_by_name, is_anonymous, assigned_to_id, assigned_to_name, category_id, impact_level,
           leave_type, start_date, end_date, details, created_at, updated_at, resolved_at)
         select case when kind = 'feedback' then 1000000000 + i else i end, kind::ticket_kind, 'Ticket ' || i, case when i % 1000 = 0 then 'The projector is dark' else 'Something about ' || left(md5(i::text), 12) end,
           status::ticket_status, (array['low', 'medium', 'medium', 'high', 'urgent'])[1 + i % 5]::ticket_priority, person, 'Person ' || person, person is null,
           case when i % 3 = 0 then 1 + i % 19 end, case when i % 3 = 0 then 'Staff' end,
           case kind when 'it-support' then 1 when 'general' then (array[1, 2, 101, 102])[1 + n % 4] end, case when kind = 'it-support' then (array['low', 'low', 'medium', 'high', 'critical'])[1 + n % 5]::impact_level end,
           case when kind = 'leave-request' then 'sick'::leave_type end, case when kind = 'leave-request' then date '2026-01-01' + i / ${people} * 3 end, case when kind = 'leave-request' then date '2026-01-02' + i / ${people} * 3 end,
           case kind when 'feedback' then jsonb_build_object('feedbackType', (array['suggestion', 'complaint', 'other'])[1 + n % 3])
             when 'it-support' then jsonb_build_object('issueType', (array['Hardware', 'Software', 'Network', 'Access'])[1 + n % 4], 'affectedSystem', 'System ' || n % 97, 'assetTag', 'LAP-' || i) else '{}' end,
           timestamptz '2026-01-01' + i * interval '5 minutes', timestamptz '2026-01-01' + i * interval '6 minutes', case when status = 'resolved' then now() end
         from (select i, i / 4 as n, kind, status, case when kind <> 'feedback' or i % 3 > 0 then 1 + (i * 7919::bigint) % ${people} end as person
               from (select i, (array['leave-request', 'it-support', 'feedback', 'general'])[1 + i % 4] as kind, (array['open', 'in_progress', 'resolved', 'resolved', 'closed', 'closed', 'rejected'])[1 + i % 7] as status
                     from generate_series($1::int, $2::int) i) kinds) rows`,
        [from, Math.min(rows, from + CHUNK - 1)],
      );
    }
  };
  await database.system((tx) => loadingMany(tx, load(tx)));
}

/** Makes these people the authors of this many pieces of the anonymous feedback each. */
export async function claimAnonymous(
  { database, config }: Pick<TestSubgraph, 'database' | 'config'>,
  people: Viewer[],
  each: number,
): Promise<void> {
  const secret = config.secrets.anonymity;
  const free = await database.query<{ id: number }>(
    'select id from ticket where is_anonymous order by id limit $1',
    [people.length * each],
  );
  const links = people.flatMap(({ userId }, person) =>
    Array.from({ length: each }, (_, n) => {
      const id = free[person * each + n]?.id ?? 0;
      return [finder(secret, userId, n + 1), id, authorKey(secret, userId, id)] as const;
    }),
  );
  await database.query(
    'insert into feedback_author (finder, ticket_id, author_key) select * from unnest($1::text[], $2::int[], $3::text[])',
    [links.map(([key]) => key), links.map(([, id]) => id), links.map(([, , key]) => key)],
  );
}
