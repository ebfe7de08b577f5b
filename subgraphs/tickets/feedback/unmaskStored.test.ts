import { createHash } from 'node:crypto';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { actInSecret, actOpenly, canary, handleAll, TRAITS, twin } from '../testing/canary.js';
import type { Secrets } from '../testing/canary.js';
import { giveAnonymously } from '../testing/feedback.js';
import { FeedbackTickets } from '../testing/lists.js';
import { SetStatus } from '../testing/status.js';
import { tickets } from '../subgraph.js';
import { authorKey, finder } from '../anonymity/authorKeys.js';

interface Line {
  table: string;
  text: string;
}
describeSubgraph(tickets, (subgraph) => {
  const { as, database } = subgraph;
  let open: number[];
  let secrets: Secrets;
  let hidden: number[];
  let counters: unknown;

  /** Every row of every table of the schema, as a backup would have it. */
  async function dump(): Promise<Line[]> {
    const tables = await database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'tickets' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const lines = await Promise.all(
      tables.map(async ({ name }) =>
        (await database.query<{ text: string }>(`select row::text as text from tickets."${name}" row`)).map(
          ({ text }) => ({ table: name, text }),
        ),
      ),
    );
    return lines.flat();
  }
  const counted = () =>
    database.query(
      `select sequencename, last_value from pg_sequences where schemaname = 'tickets' and sequencename not like 'migrations%' order by 1`,
    );
  const mentioning = (lines: Line[], ids: number[]) =>
    lines.filter(({ text }) => ids.some((id) => new RegExp(`\\b${id}\\b`).test(text)));
  const times = (text: string) =>
    [...text.matchAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00/g)].map(([time]) => time);
  const isMidnight = (time: string) => /0[78]:00:00\+00$/.test(time);

  beforeAll(async () => {
    open = await actOpenly(subgraph);
    counters = await counted();
    secrets = await actInSecret(subgraph);
    hidden = [...secrets.canary, ...secrets.twin, secrets.withdrawn];
  });

  test('no counter of the database changes when anonymous feedback is given, commented or withdrawn', async () => {
    expect(await counted()).toEqual(counters);
  });

  test('rows that mention anonymous feedback have no author and no time of day, and none is in audit trail, outbox or stored answers', async () => {
    const rows = mentioning(await dump(), hidden);
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual([
      'feedback_author',
      'ticket',
      'ticket_comment',
    ]);
    for (const { table, text } of rows) {
      expect([table, text.match(TRAITS)]).toEqual([table, null]);
      expect([table, times(text).filter((time) => !isMidnight(time))]).toEqual([table, []]);
    }
    expect(mentioning(await dump(), [secrets.withdrawn]).map(({ table }) => table)).toEqual(['ticket']);
  });

  test('every row that names an author of anonymous feedback records what they did under their name', async () => {
    const rows = (await dump()).filter(({ text }) => TRAITS.test(text));
    expect([...new Set(rows.map(({ table }) => table))].sort()).toEqual(['audit', 'person', 'ticket']);
    expect(mentioning(rows, open)).toHaveLength(rows.filter(({ table }) => table !== 'person').length);
  });

  test('answers stored for repeated requests contain neither text nor time of anonymous feedback', async () => {
    const rows = (await dump()).filter(({ table }) => table === 'idempotency');
    // three pieces of feedback and a comment on each of either, and the withdrawal
    expect(rows).toHaveLength(13);
    for (const { text } of rows) {
      expect(text).not.toMatch(/thoughts|canteen|anonymous|more thing|status|canary/i);
      expect(times(text).filter((time) => !isMidnight(time))).toEqual([]);
    }
  });

  test('two pieces of anonymous feedback by one author have no stored mark in common, and a mark cannot be computed without the secret', async () => {
    const lines = await dump();
    const marksOf = (id: number | undefined) =>
      new Set(mentioning(lines, [id ?? 0]).flatMap(({ text }) => text.match(/[\w-]{16,}/g) ?? []));
    const [first, second] = [marksOf(secrets.canary[0]), marksOf(secrets.canary[1])];
    expect(first.size).toBeGreaterThanOrEqual(2); // its author key and its finder
    expect([...first].filter((mark) => second.has(mark))).toEqual([]);

    const everything = lines.map(({ text }) => text).join('\n');
    for (const known of [
      canary.userId,
      canary.email,
      canary.fullName,
      `${canary.userId}|${secrets.canary[0]}`,
      `author|${canary.userId}|${secrets.canary[0]}`,
      `finder|${canary.userId}|1`,
    ].map(String)) {
      for (const algorithm of ['md5', 'sha1', 'sha256']) {
        for (const form of ['hex', 'base64', 'base64url'] as const)
          expect(everything).not.toContain(createHash(algorithm).update(known).digest(form));
      }
    }
  });

  test('only with the secret of the installation can a person be linked to their anonymous feedback', async () => {
    const { anonymity } = subgraph.config.secrets;
    const links = await database.query<{ ticket_id: number; author_key: string; finder: string }>(
      'select * from feedback_author where ticket_id = any($1) order by ticket_id',
      [secrets.canary],
    );
    expect(links.map(({ author_key }) => author_key)).toEqual(
      [...secrets.canary].sort((a, b) => a - b).map((id) => authorKey(anonymity, canary.userId, id)),
    );
    expect(links.map((link) => link.finder).sort()).toEqual(
      [1, 2, 3].map((n) => finder(anonymity, canary.userId, n)).sort(),
    );

    const kept = { ...subgraph.config.secrets };
    const seen = async () =>
      (await as(canary).ask(FeedbackTickets)).feedbackTickets.results.map(({ title }) => title).sort();
    expect(await seen()).toEqual(['Openly', 'Thoughts', 'Thoughts', 'Thoughts']);
    Object.assign(subgraph.config.secrets, { anonymity: 'another' });
    expect(await seen()).toEqual(['Openly']);
    Object.assign(subgraph.config.secrets, kept);
  });

  test('rows of anonymous feedback that HR handled name only the handler, and only the audit trail has the time', async () => {
    await handleAll(as.hr, [...secrets.canary, ...secrets.twin]);
    const rows = mentioning(await dump(), hidden);
    for (const { table, text } of rows) expect([table, text.match(TRAITS)]).toEqual([table, null]);
    for (const { table, text } of rows.filter(
      ({ table: name }) => name !== 'audit' && name !== 'idempotency',
    )) {
      expect([table, times(text).filter((time) => !isMidnight(time))]).toEqual([table, []]);
    }
    const actors = await database.query(
      'select distinct actor_user_id as id from audit where object_id = any($1)',
      [hidden.map(String)],
    );
    expect(actors).toEqual([{ id: as.hr.userId }]);
  });

  test('HR who handle their own anonymous feedback leave no trace of being its author', async () => {
    const author = as(viewer(['HR'], { userId: 736_455_182 }));
    const input = { title: 'From within', description: 'Words' };
    const trail = () => database.one<{ n: number }>('select count(*) as n from audit');
    const before = (await trail())?.n ?? 0;
    const ids = [await giveAnonymously(author, input), await giveAnonymously(as(twin), input)];
    const [own, other] = await Promise.all(
      ids.map(async (id) => {
        await author.ask(SetStatus, { id, status: 'IN_PROGRESS' }, { idempotencyKey: `take-${id}` });
        const kept = await database.query(
          `select result - 'id' as result from idempotency where result->>'id' = $1`,
          [String(id)],
        );
        const told = await database.query(
          'select actor_user_id, action, outcome, before, after from audit where object_id = $1',
          [String(id)],
        );
        const moved = await database.query(
          'select from_status, to_status, changed_by_id, changed_by_name, changed_at from ticket_status_change where ticket_id = $1',
          [id],
        );
        return { kept, told, moved };
      }),
    );
    expect(own).toEqual(other);
    expect(own).toMatchObject({
      kept: [expect.anything()],
      told: [expect.anything()],
      moved: [expect.anything()],
    });
    expect(await trail()).toEqual({ n: before + 2 });
  });
});
