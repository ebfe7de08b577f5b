import { describeSubgraph } from '../kit/testing/describeSubgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { seedTickets } from './seed.js';
import { tickets } from './subgraph.js';
import { accounts, input, people } from './testing/demoPeople.js';
import { FeedbackTickets, MasterTickets } from './testing/lists.js';

describeSubgraph(tickets, (subgraph) => {
  const { as, database } = subgraph;
  const all = () =>
    database.query<Record<string, unknown>>('select * from ticket order by kind, created_at, id');
  const comments = () => database.query<Record<string, unknown>>('select * from ticket_comment order by id');
  const seed = (more = {}) =>
    database.system((tx) =>
      seedTickets(tx, { ...input, secret: subgraph.config.secrets.anonymity, ...more }),
    );

  test('the demo has 900 tickets of all kinds in every status, the same tickets every time', async () => {
    expect(await seed()).toBe(900);
    const first = await all();
    const said = await comments();
    expect(new Set(first.map((row) => row['kind'])).size).toBe(4);
    expect(new Set(first.map((row) => row['status'])).size).toBe(6);
    await database.query('truncate ticket restart identity cascade');
    await database.query('truncate ticket_tally');
    await seed();
    expect(await all()).toEqual(first);
    expect(await comments()).toEqual(said);
  }, 60_000);

  test('every active person of the demo has own tickets, and no other person has any', async () => {
    const [row] = await database.query<{ people: number; least: number; former: number }>(
      `select count(*) as people, min(n) as least, (select count(*) from ticket where created_by_id = 21) as former
       from (select created_by_id, count(*) as n from ticket where created_by_id is not null group by 1) own`,
    );
    expect(row).toEqual({ people: 239, least: expect.any(Number), former: 0 });
    expect(row?.least).toBeGreaterThanOrEqual(3);
  });

  test('demo leave never overlaps, demo tickets are not dated in the future, and nobody approved their own leave', async () => {
    const [row] = await database.query(
      `select (select count(*) from ticket a join ticket b on a.created_by_id = b.created_by_id and a.id < b.id and a.start_date <= b.end_date and b.start_date <= a.end_date
                where a.status in ('open', 'in_progress', 'waiting_response', 'resolved') and b.status in ('open', 'in_progress', 'waiting_response', 'resolved')) as overlaps,
              (select count(*) from ticket where greatest(created_at, updated_at) >= '2026-11-21T08:00:00Z' or created_at < '2025-11-20' or updated_at < created_at) as misdated,
              (select count(*) from ticket where approved_by_id = created_by_id) as "selfApproved"`,
    );
    expect(row).toEqual({ overlaps: 0, misdated: 0, selfApproved: 0 });
  });

  test('about a quarter of demo leave is in the future, several requests in every status', async () => {
    const rows = await database.query<{ status: string; ahead: number; behind: number }>(
      `select status, count(*) filter (where start_date > $1) as ahead, count(*) filter (where start_date <= $1) as behind
       from ticket where kind = 'leave-request' group by status`,
      [input.today],
    );
    const [ahead, behind] = [
      rows.reduce((sum, row) => sum + row.ahead, 0),
      rows.reduce((sum, row) => sum + row.behind, 0),
    ];
    expect(ahead / (ahead + behind)).toBeGreaterThan(0.2);
    expect(ahead / (ahead + behind)).toBeLessThan(0.33);
    const countOf = (status: string) => rows.find((row) => row.status === status) ?? { ahead: 0, behind: 0 };
    for (const status of ['open', 'in_progress', 'waiting_response'])
      expect([status, countOf(status)]).toEqual([status, { status, ahead: expect.any(Number), behind: 0 }]);
    expect(countOf('open').ahead).toBeGreaterThanOrEqual(10);
    for (const status of ['in_progress', 'waiting_response', 'resolved'])
      expect(countOf(status).ahead).toBeGreaterThanOrEqual(5);
    for (const status of ['resolved', 'rejected', 'closed'])
      expect(countOf(status).behind).toBeGreaterThanOrEqual(5);
    const [months] = await database.query<{ n: number }>(
      `select count(distinct date_trunc('month', start_date)) as n from ticket where kind = 'leave-request'`,
    );
    expect(months?.n).toBeGreaterThanOrEqual(15);
  });

  test('in every demo team of four, a person is away within six weeks, and waiting leave has a question', async () => {
    const teams = await database.query<{ id: number }>(
      `select distinct created_by_id as id from ticket where kind = 'leave-request' and status = 'resolved' and start_date between $1::date + 1 and $1::date + 41`,
      [input.today],
    );
    const away = new Set(teams.map(({ id }) => id));
    const missed = people.filter((lead) => {
      const team = people.filter((person) => person.isActive && person.managerUserId === lead.userId);
      return team.length >= 4 && !team.some(({ userId }) => away.has(userId));
    });
    expect(missed).toEqual([]);
    for (const account of accounts)
      expect(
        people.filter(
          (person) =>
            person.managerUserId === people[account - 1]?.managerUserId &&
            away.has(person.userId) &&
            person.userId !== account,
        ),
      ).not.toEqual([]);
    const [waiting] = await database.query(
      `select count(*) as n from ticket t where kind = 'leave-request' and status = 'waiting_response'
       and not exists (select 1 from ticket_comment where ticket_id = t.id and created_by_id = t.assigned_to_id)`,
    );
    expect(waiting).toEqual({ n: 0 });
  });

  test('anonymous feedback of the demo has no author and no time of day', async () => {
    const rows = await database.query<{ days: boolean }>(
      `select created_by_id is null and created_by_name is null and created_by_department is null
         and created_at = date_trunc('day', created_at, 'America/Los_Angeles') and updated_at = date_trunc('day', updated_at, 'America/Los_Angeles') as days
       from ticket where is_anonymous`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.every(({ days }) => days)).toBe(true);
  });

  test('every piece of anonymous demo feedback is found by one person among their own', async () => {
    const { n } = (await database.one<{ n: number }>(
      'select count(*) as n from ticket where is_anonymous',
    )) ?? { n: 0 };
    let found = 0;
    for (const { userId } of people) {
      const { feedbackTickets } = await as(viewer([], { userId })).ask(FeedbackTickets, {
        isAnonymous: true,
      });
      found += feedbackTickets.count;
    }
    expect([found, await database.one('select count(*) as n from feedback_author')]).toEqual([n, { n }]);
  });

  test('demo comments are by the requester or a handler, are older than the latest change, and explain rejected leave', async () => {
    const [row] = await database.query<Record<string, number>>(
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
    expect(row).toMatchObject({
      strangers: 0,
      ownDecisions: 0,
      misdated: 0,
      misplaced: 0,
      unhandled: 0,
      unexplained: 0,
      gaps: 0,
    });
    expect(row?.['tickets']).toBeGreaterThan(100);
    expect(row?.['internal']).toBeGreaterThan(5);
    expect(Number(row?.['internal']) / Number(row?.['comments'])).toBeLessThan(0.1);
  });

  test('the stored counts of tickets agree with the rows, even after the counts are folded', async () => {
    const count = async () => {
      const { masterTickets } = await as.hr.ask(MasterTickets, {
        pageSize: 1,
        type: ['IT'],
        status: ['RESOLVED'],
      });
      return masterTickets.count;
    };
    const [row] = await database.query<{ count: number }>(
      `select count(*) from ticket where kind = 'it-support' and status = 'resolved'`,
    );
    expect(await count()).toBe(row?.count);
    await tickets.sweep?.(subgraph.config);
    expect(await count()).toBe(row?.count);
    await database.query(
      `update ticket set status = 'closed', resolved_at = null where id = (select id from ticket where kind = 'it-support' and status = 'resolved' limit 1)`,
    );
    expect(await count()).toBe((row?.count ?? 0) - 1);
    await database.query(
      `update ticket set deleted_at = now() where id = (select id from ticket where kind = 'it-support' and status = 'resolved' limit 1)`,
    );
    expect(await count()).toBe((row?.count ?? 0) - 2);
  });

  test('ten thousand tickets for load tests are loaded, with a progress message every 2,000', async () => {
    await database.query('truncate ticket, ticket_tally cascade');
    const seen: number[] = [];
    expect(await seed({ count: 10_000, progress: (done: number) => seen.push(done) })).toBe(10_000);
    expect(seen).toEqual([2000, 4000, 6000, 8000, 10_000]);
  }, 60_000);
});
