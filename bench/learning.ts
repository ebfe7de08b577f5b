import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { cpuOf, freePort, serve } from './processes.js';
import { openBenchPortal, signInMany } from './portal.js';

// `npm run bench:learning`: 1,000 people watch one video and save their progress, all within ten seconds, again and
// again; then each sends an old save once more. Beside it the floor and `{me{id}}` as often, in the same run.
const PEOPLE = 1_000;
const COURSES = 2_000;
/** Enrollments that exist before the run. */
const ENROLLMENTS = 500_000;
/** Between one person and the next; people who watch a video of ten minutes come slower. */
const APART_MS = 10;
/** Percent of the video, one round of saves each. */
const STEPS = [20, 40, 60, 80];
const STEP = 20;
/** How often a player saves while a video plays. */
const SAVES = 9;
const LATE = 50;
/** Length of the video, for what it means where people do not watch in step. */
const MINUTES = 10;
/** An idle connection tells what it wrote after ten seconds. */
const SETTLED_MS = 12_000;

const ME = '{ me { id } }';
const START = 'mutation BenchStart($id: Int!) { startCourse(id: $id) { id } }';
const SAVE = `mutation BenchProgress($id: Int!, $input: CourseProgressInput!) {
  updateCourseProgress(id: $id, input: $input) { id status progressPercentage positionSeconds completedAt }
}`;

const FILL = [
  `insert into learning.course (title, category_id, status)
   select 'Course ' || n, c.id, 'published' from generate_series(1, ${COURSES}) n
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from learning.course_category) c on c.place = n % c.many`,
  `insert into learning.enrollment (course_id, user_id, status, progress)
   select c.id, 1000000 + n / 20, 'in_progress', 1 + n % 90 from generate_series(1, ${ENROLLMENTS}) n
     join (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from learning.course) c on c.place = n % c.many`,
  'vacuum analyze learning.course, learning.enrollment',
];
const WAL = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as value`;
const COMMITS =
  'select xact_commit::float8 as value from pg_stat_database where datname = current_database()';
const WRITES = `select schemaname || '.' || relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::float8 as value from pg_stat_user_tables`;
const WATCHED = `insert into learning.course (title, category_id, status)
  select $1, min(id), 'published' from learning.course_category returning id as value`;
const ON_FLOOR = `insert into learning.enrollment (course_id, user_id) select $1, user_id from identity.session where user_agent = 'bench'`;

/** The answer of a failed request. */
const refused = new Set<string>();

interface Round {
  /** Milliseconds that the slowest of them took. */
  longest: number;
  /** Milliseconds of the server's CPU for each. */
  cpuMs: number;
  /** Bytes that the database wrote to its log for each. */
  walBytes: number;
  failed: number;
}

const portal = await openBenchPortal(PEOPLE);
const { database } = portal;
const say = (text: string) => process.stdout.write(`${text}\n`);
const median = (values: number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const valueOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  (await database.query<{ value: number }>(sql, values)).rows[0]?.value ?? Number.NaN;
/** Rows written so far, by table. */
const writes = async () =>
  new Map(
    (await database.query<{ name: string; value: number }>(WRITES)).rows.map(({ name, value }) => [
      name,
      value,
    ]),
  );

/** All people, one shortly after the other, without waiting for earlier answers. */
async function together(
  cpu: () => Promise<number>,
  send: (person: number) => Promise<boolean>,
): Promise<Round> {
  const [before, wal, begun] = [await cpu(), await valueOf(WAL), performance.now()];
  let longest = 0;
  const answers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      await wait(begun + person * APART_MS - performance.now());
      const sent = performance.now();
      const isDone = await send(person);
      longest = Math.max(longest, performance.now() - sent);
      return isDone;
    }),
  );
  return {
    longest,
    cpuMs: ((await cpu()) - before) / PEOPLE,
    walBytes: ((await valueOf(WAL)) - wal) / PEOPLE,
    failed: answers.filter((isDone) => !isDone).length,
  };
}

/** Says the middle of the rounds. @returns its CPU */
function line(name: string, rounds: Round[]): number {
  const of = (key: keyof Round) => median(rounds.map((round) => round[key]));
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  say(
    `${name.padEnd(22)} ${of('cpuMs').toFixed(2).padStart(6)} ms CPU each  ${of('longest').toFixed(0).padStart(5)} ms the slowest  ${of('walBytes').toFixed(0).padStart(5)} bytes of log each${failed > 0 ? `  ${failed} FAILED: ${[...refused].join('; ')}` : ''}`,
  );
  return of('cpuMs');
}

const json = { 'content-type': 'application/json' };
const floorPort = await freePort();
const floor = await serve('./floor.js', [String(floorPort), portal.databaseUrl], {}, 'ready');
try {
  for (const sql of FILL) await database.query(sql);
  await portal.start();
  const tokens = await signInMany(database, PEOPLE);
  const users = await database.query<{ id: number }>(
    `select user_id as id from identity.session where user_agent = 'bench' order by id`,
  );
  const course = await valueOf(WATCHED, ['Watched by many']);
  const floorCourse = await valueOf(WATCHED, ['Watched on the floor']);
  await database.query(ON_FLOOR, [floorCourse]);

  const ask = (query: string, variables: object) => async (person: number) => {
    const response = await fetch(`${portal.address}/graphql`, {
      method: 'POST',
      headers: { ...json, authorization: `Token ${tokens[person] ?? ''}` },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await response.json()) as { errors?: { message: string }[] };
    if (errors?.[0]) refused.add(`${response.status} ${errors[0].message}`);
    return response.status === 200 && !errors;
  };
  const onFloor = (percent: number) => async (person: number) => {
    const response = await fetch(`http://127.0.0.1:${floorPort}/progress`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        course: floorCourse,
        user: users.rows[person]?.id,
        percent,
        second: percent * 6,
      }),
    });
    return response.status === 200 && 'progress' in ((await response.json()) as object);
  };
  const save = (percent: number) => ({
    id: course,
    input: {
      progressPercentage: percent,
      positionSeconds: percent * 6,
      played: [{ from: Math.max(0, percent - STEP) * 6, to: percent * 6 }],
    },
  });

  for (const send of [ask(ME, {}), onFloor(1)]) await together(portal.cpu, send); // warm
  line('start the course', [await together(portal.cpu, ask(START, { id: course }))]);
  const rounds: Record<'floor' | 'me' | 'save', Round[]> = { floor: [], me: [], save: [] };
  for (const percent of STEPS) {
    rounds.floor.push(await together(() => cpuOf(floor), onFloor(percent)));
    rounds.me.push(await together(portal.cpu, ask(ME, {})));
    rounds.save.push(await together(portal.cpu, ask(SAVE, save(percent))));
  }
  const floorCost = line('floor', rounds.floor);
  line('{me{id}}', rounds.me);
  const cost = line('save of progress', rounds.save);
  line('old save, sent late', [await together(portal.cpu, ask(SAVE, save(LATE)))]);
  line('the end of the video', [await together(portal.cpu, ask(SAVE, save(100)))]);
  const perSecond = (PEOPLE * SAVES) / (MINUTES * 60);
  say(
    `A save is ${(floorCost / cost).toFixed(2)} of the floor. ${PEOPLE} people who watch ${MINUTES} minutes send ${perSecond.toFixed(0)} a second: ${((perSecond * cost) / 10).toFixed(0)}% of one core.`,
  );

  // What one more watching writes, alone.
  const again = await valueOf(WATCHED, ['Watched by many again']);
  await together(portal.cpu, ask(START, { id: again }));
  await wait(SETTLED_MS);
  const [before, commits] = [await writes(), await valueOf(COMMITS)];
  for (const percent of [...STEPS, LATE])
    await together(portal.cpu, ask(SAVE, { ...save(percent), id: again }));
  await wait(SETTLED_MS);
  const [after, ended] = [await writes(), await valueOf(COMMITS)];
  const each = [...after]
    .map(([name, value]) => ({ name, rows: (value - (before.get(name) ?? 0)) / PEOPLE }))
    .filter(({ rows }) => rows >= 0.05)
    .map(({ name, rows }) => `${name} ${rows.toFixed(1)}`);
  say(
    `${STEPS.length} saves and an old one of a person: ${((ended - commits) / PEOPLE).toFixed(1)} transactions; rows written: ${each.join(', ')}.`,
  );

  const completed = await valueOf(
    `select count(*)::float8 as value from learning.enrollment where course_id = $1 and status = 'completed' and progress = 100`,
    [course],
  );
  const isWhole = completed === PEOPLE;
  say(`${completed} of ${PEOPLE} completed the course${isWhole ? ', as it shall be' : ': SAVES WERE LOST'}.`);
} finally {
  floor.kill('SIGTERM');
  await once(floor, 'exit');
  await portal.close();
}
process.exit(0);
