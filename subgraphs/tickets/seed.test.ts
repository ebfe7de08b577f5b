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
/** The first leads a team that the third and fourth belong to; the second decides leave of others. */
const accounts = [4, 5, 26, 27, 120, 200];
const input = { people, itStaff: [3, 7], hrStaff: [5, 6], accounts, today: '2026-11-21' };

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const all = () => subgraph.database.query<Record<string, unknown>>('select * from ticket order by kind, created_at, id');
const comments = () => subgraph.database.query<Record<string, unknown>>('select * from ticket_comment order by id');
const seed = (more = {}) => subgraph.database.system((tx) => seedTickets(tx, { ...input, secret: subgraph.config.secrets.anonymity, ...more }));

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

test('leave lies behind and ahead: about a quarter is still to come, in every status several times', async () => {
  const rows = await subgraph.database.query<{ status: string; ahead: number; behind: number }>(
    `select status, count(*) filter (where start_date > $1) as ahead, count(*) filter (where start_date <= $1) as behind
     from ticket where kind = 'leave-request' group by status`,
    [input.today],
  );
  const [ahead, behind] = [rows.reduce((sum, row) => sum + row.ahead, 0), rows.reduce((sum, row) => sum + row.behind, 0)];
  expect(ahead / (ahead + behind)).toBeGreaterThan(0.2);
  expect(ahead / (ahead + behind)).toBeLessThan(0.33);
  const countOf = (status: string) => rows.find((row) => row.status === status) ?? { ahead: 0, behind: 0 };
  for (const status of ['open', 'in_progress', 'waiting_response']) expect([status, countOf(status)]).toEqual([status, { status, ahead: expect.any(Number), behind: 0 }]);
  expect(countOf('open').ahead).toBeGreaterThanOrEqual(10);
  for (const status of ['in_progress', 'waiting_response', 'resolved']) expect(countOf(status).ahead).toBeGreaterThanOrEqual(5);
  for (const status of ['resolved', 'rejected', 'closed']) expect(countOf(status).behind).toBeGreaterThanOrEqual(5);
  const [months] = await subgraph.database.query<{ n: number }>(`select count(distinct date_trunc('month', start_date)) as n from ticket where kind = 'leave-request'`);
  expect(months?.n).toBeGreaterThanOrEqual(15);
});

test('in every team of some size somebody else is away within six weeks, and waiting leave has a question', async () => {
  const teams = await subgraph.database.query<{ id: number }>(
    `select distinct created_by_id as id from ticket where kind = 'leave-request' and status = 'resolved' and start_date between $1::date + 1 and $1::date + 41`,
    [input.today],
  );
  const away = new Set(teams.map(({ id }) => id));
  const missed = people.filter((lead) => {
    const team = people.filter((person) => person.isActive && person.managerUserId === lead.userId);
    return team.length >= 4 && !team.some(({ userId }) => away.has(userId));
  });
  expect(missed).toEqual([]);
  for (const account of accounts) expect(people.filter((person) => person.managerUserId === people[account - 1]?.managerUserId && away.has(person.userId) && person.userId !== account)).not.toEqual([]);
  const [waiting] = await subgraph.database.query(
    `select count(*) as n from ticket t where kind = 'leave-request' and status = 'waiting_response'
     and not exists (select 1 from ticket_comment where ticket_id = t.id and created_by_id = t.assigned_to_id)`,
  );
  expect(waiting).toEqual({ n: 0 });
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

test('every anonymous piece of feedback of the demo leads to one person, who finds it among their own', async () => {
  const { n } = (await subgraph.database.one<{ n: number }>('select count(*) as n from ticket where is_anonymous')) ?? { n: 0 };
  let found = 0;
  for (const { userId } of people) {
    const { data, errors } = await subgraph.run<{ feedbackTickets: { count: number } }>(viewer([], { userId }), '{ feedbackTickets(isAnonymous: true) { count } }');
    expect(errors).toEqual([]);
    found += data.feedbackTickets.count;
  }
  expect([found, await subgraph.database.one('select count(*) as n from feedback_author')]).toEqual([n, { n }]);
});

interface OwnTicket {
  id: number;
  status: string;
  priority: string;
  feedback: { feedbackType: string; isAnonymous: boolean } | null;
  general: { categoryId: number } | null;
  viewerCan: { cancel: boolean };
}

test('each account has feedback and general tickets of several sorts in every state, half of the feedback anonymous, and handlers wrote on them', async () => {
  const states: Record<string, Set<string>> = { feedback: new Set(), general: new Set() };
  for (const [index, userId] of accounts.entries()) {
    const who = viewer([], { userId });
    const FIELDS = 'results { id status priority feedback { feedbackType isAnonymous } general { categoryId } viewerCan { cancel } }';
    const { data } = await subgraph.run<Record<string, { results: OwnTicket[] }>>(who, `{ feedback: feedbackTickets { ${FIELDS} } general: generalTickets { ${FIELDS} } }`);
    const [feedback, general] = [data['feedback']?.results ?? [], data['general']?.results ?? []];
    expect([index, feedback.length >= 6, general.length >= 6]).toEqual([index, true, true]);
    expect([index, feedback.filter((row) => row.feedback?.isAnonymous).length >= 3, feedback.filter((row) => row.viewerCan.cancel).length >= 2]).toEqual([index, true, true]);
    const variety = (values: unknown[]) => new Set(values).size;
    expect([index, variety(feedback.map((row) => row.feedback?.feedbackType)) >= 3, variety(feedback.map((row) => row.priority)) >= 3, variety(general.map((row) => row.general?.categoryId)) >= 5]).toEqual([index, true, true, true]);
    for (const { status } of feedback) states['feedback']?.add(status);
    for (const { status } of general) states['general']?.add(status);
    const talk = await subgraph.database.one<{ feedback: number; general: number }>(
      `select count(distinct ticket_id) filter (where ticket_id = any($1::int[])) as feedback, count(distinct ticket_id) filter (where ticket_id = any($2::int[])) as general from ticket_comment where not is_internal`,
      [feedback.map(({ id }) => id), general.map(({ id }) => id)],
    );
    expect([index, (talk?.feedback ?? 0) >= 3, (talk?.general ?? 0) >= 4]).toEqual([index, true, true]);
  }
  for (const seen of Object.values(states)) expect(seen.size).toBe(6);
});

test('on the tickets of the demo those who handle them and those who asked talk between asking and the latest change, and rejected leave has a reason', async () => {
  const [row] = await subgraph.database.query<Record<string, number>>(
    `select count(*) as comments, count(distinct c.ticket_id) as tickets, count(*) filter (where is_internal) as internal,
       count(*) filter (where c.created_by_id is distinct from t.assigned_to_id and c.created_by_id is distinct from t.created_by_id and t.kind <> 'leave-request') as strangers,
       count(*) filter (where c.created_by_id = t.created_by_id and (t.kind = 'leave-request' or c.is_internal)) as "ownDecisions",
       count(*) filter (where c.created_at not between t.created_at and t.updated_at) as misdated,
       count(*) filter (where t.status = 'open') as misplaced,
       count(*) filter (where t.assigned_to_id is null and t.kind <> 'leave-request') as unhandled,
       (select count(*) from ticket r where kind = 'leave-request' and status = 'rejected' and not exists (select 1 from ticket_comment where ticket_id = r.id)) as unexplained,
       (select count(*) from (select ticket_id from ticket_comment group by 1 having count(*) <> max(position) or ticket_id < 1000000000 and count(*) <> count(distinct created_at)) gaps) as gaps
     from ticket_comment c join ticket t on t.id = c.ticket_id`,
  );
  expect(row).toMatchObject({ strangers: 0, ownDecisions: 0, misdated: 0, misplaced: 0, unhandled: 0, unexplained: 0, gaps: 0 });
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

interface OwnLeave {
  userId: number;
  type: string;
  status: string;
  days: number;
  /** Days from today to the first day. */
  ahead: number;
  year: number;
  decidedBy: number | null;
  isPast: boolean;
}

test.each(['2026-07-15', '2026-11-21', '2026-12-31', '2027-01-01', '2027-01-20', '2027-03-20', '2028-02-29'])('on %s each account has a year of leave behind and ahead, decided by others and within the allowances', async (today) => {
  await subgraph.database.query('truncate ticket, ticket_tally cascade');
  expect(await seed({ today, count: 300 })).toBe(300);
  const rows = await subgraph.database.query<OwnLeave>(
    `select created_by_id as "userId", leave_type as type, status, total_days as days, start_date - $2::date as ahead, extract(year from start_date)::int as year,
       approved_by_id as "decidedBy", (updated_at at time zone 'America/Los_Angeles')::date < $2 as "isPast"
     from ticket where kind = 'leave-request' and created_by_id = any($1) order by start_date`,
    [accounts, today],
  );
  expect(rows.every(({ isPast }) => isPast)).toBe(true);
  for (const account of accounts) {
    const own = rows.filter(({ userId }) => userId === account);
    const usual = own.filter(({ type }) => ['sick', 'personal', 'unpaid'].includes(type));
    const taken = own.filter(({ status, type }) => status === 'resolved' && type !== 'family');
    const daysOf = Object.fromEntries(taken.map(({ type, days }) => [type, days]));
    expect([taken.length, [2, 3].includes(daysOf['sick'] ?? 0), daysOf['personal'], [5, 10].includes(daysOf['vacation'] ?? 0)]).toEqual([3, true, 1, true]);
    expect(taken.every(({ ahead, days }) => ahead + days <= 0)).toBe(true);
    expect(taken.every(({ year }) => year === Number(today.slice(0, 4)))).toBe(today.slice(5) > '03-16');
    expect(own.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1);
    expect(usual.filter(({ status, ahead }) => status === 'open' && ahead >= 14 && ahead < 30)).toHaveLength(1);
    expect(usual.filter(({ status, ahead }) => ['in_progress', 'waiting_response'].includes(status) && ahead > 40)).toHaveLength(1);
    expect(usual).toHaveLength(5);
    const manager = people[account - 1]?.managerUserId ?? 0;
    for (const { decidedBy } of own.filter(({ status }) => status === 'resolved')) expect([manager, ...input.hrStaff].filter((id) => id !== account)).toContain(decidedBy);
  }
}, 60_000);
