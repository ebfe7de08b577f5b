import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { seedTickets } from './seed.js';
import { tickets } from './subgraph.js';

const people = Array.from({ length: 240 }, (_, index) => ({
  userId: index + 1,
  fullName: `Person ${index + 1}`,
  email: `person${index + 1}@portal.example`,
  departmentName: ['Engineering', 'Sales', 'IT', null][index % 4] ?? null,
  managerUserId: index === 0 ? null : Math.floor(index / 8) + 1,
  isActive: index !== 20,
}));
const input = { people, itStaff: [3, 7], hrStaff: [5, 6], today: '2026-11-21' };

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const all = () => subgraph.database.query<Record<string, unknown>>('select * from ticket order by kind, created_at, id');
const comments = () => subgraph.database.query<Record<string, unknown>>('select * from ticket_comment order by id');
const seed = (more = {}) => subgraph.database.system((tx) => seedTickets(tx, { ...input, ...more }));

test('the demo organisation has about 900 tickets of all kinds in every status, the same ones every time', async () => {
  expect(await seed()).toBe(900);
  const first = await all();
  const said = await comments();
  expect(new Set(first.map((row) => row['kind'])).size).toBe(4);
  expect(new Set(first.map((row) => row['status'])).size).toBe(6);
  await subgraph.database.query('truncate ticket restart identity cascade');
  await subgraph.database.query('truncate ticket_tally');
  await seed();
  expect(await all()).toEqual(first);
  expect(await comments()).toEqual(said);
}, 60_000);

test('everybody who is active has tickets of their own, and nobody else has', async () => {
  const [row] = await subgraph.database.query<{ people: number; least: number; former: number }>(
    `select count(*) as people, min(n) as least, (select count(*) from ticket where created_by_id = 21) as former
     from (select created_by_id, count(*) as n from ticket where created_by_id is not null group by 1) own`,
  );
  expect(row).toEqual({ people: 239, least: expect.any(Number), former: 0 });
  expect(row?.least).toBeGreaterThanOrEqual(3);
});

test('nobody is away twice on one day, nothing is dated in the future, and nobody approved their own leave', async () => {
  const [row] = await subgraph.database.query(
    `select (select count(*) from ticket a join ticket b on a.created_by_id = b.created_by_id and a.id < b.id and a.start_date <= b.end_date and b.start_date <= a.end_date
              where a.status in ('open', 'in_progress', 'waiting_response', 'resolved') and b.status in ('open', 'in_progress', 'waiting_response', 'resolved')) as overlaps,
            (select count(*) from ticket where greatest(created_at, updated_at) >= '2026-11-21T08:00:00Z' or created_at < '2025-11-20' or updated_at < created_at) as misdated,
            (select count(*) from ticket where approved_by_id = created_by_id) as "selfApproved"`,
  );
  expect(row).toEqual({ overlaps: 0, misdated: 0, selfApproved: 0 });
});

test('anonymous feedback of the demo holds no author and no time of day', async () => {
  const rows = await subgraph.database.query<{ days: boolean }>(
    `select created_by_id is null and created_by_name is null and created_by_department is null
       and created_at = date_trunc('day', created_at, 'America/Los_Angeles') and updated_at = date_trunc('day', updated_at, 'America/Los_Angeles') as days
     from ticket where is_anonymous`,
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.every(({ days }) => days)).toBe(true);
});

test('on the tickets of the demo those who handle them and those who asked talk between asking and the latest change, and rejected leave has a reason', async () => {
  const [row] = await subgraph.database.query<Record<string, number>>(
    `select count(*) as comments, count(distinct c.ticket_id) as tickets, count(*) filter (where is_internal) as internal,
       count(*) filter (where c.created_by_id is distinct from t.assigned_to_id and c.created_by_id is distinct from t.created_by_id and t.kind <> 'leave-request') as strangers,
       count(*) filter (where c.created_by_id = t.created_by_id and (t.kind = 'leave-request' or c.is_internal)) as "ownDecisions",
       count(*) filter (where c.created_at not between t.created_at and t.updated_at) as misdated,
       count(*) filter (where t.kind = 'feedback' or t.status = 'open') as misplaced,
       (select count(*) from ticket r where kind = 'leave-request' and status = 'rejected' and not exists (select 1 from ticket_comment where ticket_id = r.id)) as unexplained,
       (select count(*) from (select ticket_id from ticket_comment group by 1 having count(*) <> max(position) or count(*) <> count(distinct created_at)) gaps) as gaps
     from ticket_comment c join ticket t on t.id = c.ticket_id`,
  );
  expect(row).toMatchObject({ strangers: 0, ownDecisions: 0, misdated: 0, misplaced: 0, unexplained: 0, gaps: 0 });
  expect(row?.['tickets']).toBeGreaterThan(100);
  expect(row?.['internal']).toBeGreaterThan(5);
  expect(Number(row?.['internal']) / Number(row?.['comments'])).toBeLessThan(0.1);
});

test('the kept counts agree with the rows, also after they are folded', async () => {
  const count = async () => {
    const { data } = await subgraph.run<{ masterTickets: { count: number } }>(viewer(['HR']), '{ masterTickets(pageSize: 1, type: [IT], status: [RESOLVED]) { count } }');
    return data.masterTickets.count;
  };
  const [row] = await subgraph.database.query<{ count: number }>(`select count(*) from ticket where kind = 'it-support' and status = 'resolved'`);
  expect(await count()).toBe(row?.count);
  await tickets.sweep?.(subgraph.config);
  expect(await count()).toBe(row?.count);
  await subgraph.database.query(`update ticket set status = 'closed', resolved_at = null where id = (select id from ticket where kind = 'it-support' and status = 'resolved' limit 1)`);
  expect(await count()).toBe((row?.count ?? 0) - 1);
  await subgraph.database.query(`update ticket set deleted_at = now() where id = (select id from ticket where kind = 'it-support' and status = 'resolved' limit 1)`);
  expect(await count()).toBe((row?.count ?? 0) - 2);
});

test('ten thousand tickets for load tests are in within seconds', async () => {
  await subgraph.database.query('truncate ticket, ticket_tally cascade');
  const seen: number[] = [];
  expect(await seed({ count: 10_000, progress: (done: number) => seen.push(done) })).toBe(10_000);
  expect(seen).toEqual([2000, 4000, 6000, 8000, 10_000]);
}, 60_000);
