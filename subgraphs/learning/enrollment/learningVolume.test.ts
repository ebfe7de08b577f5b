import pg from 'pg';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { learning } from '../subgraph.js';

const COURSES = 2_000;
const PEOPLE = 6_000;
const EACH = 20;
/** This many of 120,000 enrollments are read: the viewer's own, and five people for each course of a page. */
const FEW = 50 * 5 + 4 * EACH;

const person = viewer([], { userId: 3_000, departmentName: 'Sales' });
const readers: [string, Viewer][] = [
  ['an employee', person],
  ['HR', viewer(['HR'], { userId: 3_001, departmentName: 'Sales' })],
];

let test_: TestSubgraph;

/** On a connection without time limits. */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=learning,public',
  });
  await client.connect();
  await client.query(
    `insert into course_category (name) select 'Category ' || n from generate_series(1, 12) as n`,
  );
  await client.query(
    `insert into course (title, description, category_id, difficulty, priority, status, tags, created_at)
     select 'Course ' || n, repeat('Something about it. ', 20), 1 + n % 12, (array['beginner', 'intermediate', 'advanced', 'expert'])[1 + n % 4]::course_difficulty,
       (array['required', 'suggested', 'optional', 'optional'])[1 + n % 4]::course_priority, case when n % 20 = 7 then 'draft' when n % 20 = 8 then 'archived' else 'published' end::course_status,
       'tag' || n % 50, now() - n * interval '1 hour' from generate_series(1, ${COURSES}) as n`,
  );
  await client.query(
    `insert into enrollment (course_id, user_id, status, progress, completed_at, department_name, rating, enrolled_at, last_accessed_at)
     select 1 + (u * 37 + n * 89) % ${COURSES}, u, case when done then 'completed' when n = 1 then 'enrolled' else 'in_progress' end::enrollment_status,
       case when done then 100 when n = 1 then 0 else 40 end, case when done then now() end, case when done then (array['Sales', 'Design', 'Legal'])[1 + u % 3] end,
       case when done and u % 2 = 0 then 1 + u % 5 end, now() - n * interval '1 day', now() - n * interval '1 hour'
     from generate_series(1, ${PEOPLE}) as u cross join generate_series(1, ${EACH}) as n cross join lateral (select (u + n) % 3 = 0 as done) d
     on conflict do nothing`,
  );
  await client.query(
    `insert into learning_path (title) select 'Path ' || n from generate_series(1, 30) as n`,
  );
  await client.query(
    'insert into learning_path_item select p, n, 1 + p * 20 + n from generate_series(1, 30) as p cross join generate_series(1, 15) as n',
  );
  await client.query(
    `insert into certification (name) select 'Certification ' || n from generate_series(1, 10) as n`,
  );
  await client.query(
    'insert into learning_path_item (path_id, position, certification_id) select p, 16, 1 + p % 10 from generate_series(1, 30) as p',
  );
  await client.query('vacuum analyze');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(learning);
  await fill();
}, 180_000);
afterAll(() => test_.close());

const COURSE =
  'id title category { name } averageRating enrollmentCount userRating userEnrollment { status }';
const list = (name: string, args = '', fields = COURSE) =>
  `{ list: ${name}(pageSize: 50${args && `, ${args}`}) { results { ${fields} } } }`;
/** The queries, and the number of their statements. */
const ASKED: [document: string, statements: number][] = [
  ...[
    '',
    'page: 3',
    'category: [3]',
    'difficulty: [EXPERT]',
    'priority: [REQUIRED]',
    'contentType: [VIDEO, PDF]',
    'isCertificationEligible: true',
    'enrolled: true',
    'enrolled: false',
    'search: "course 19"',
    'search: "nothing like it"',
    ...['createdAt', 'title', '-averageRating', '-enrollmentCount', 'durationHours', 'priority'].map(
      (name) => `ordering: "${name}"`,
    ),
  ].map((args): [string, number] => [list('courses', args), 2]),
  [list('popularCourses', '', `${COURSE} reason`), 3],
  [list('popularCourses', 'category: [2], search: "tag7"', `${COURSE} reason`), 3],
  [list('recommendedCourses', '', `${COURSE} reason`), 3],
  [list('recommendedCourses', 'difficulty: [INTERMEDIATE], priority: [SUGGESTED]', `${COURSE} reason`), 3],
  ...['', 'status: [COMPLETED]', 'status: [ENROLLED, IN_PROGRESS]', 'course: [5, 6]', 'page: 1'].map(
    (args): [string, number] => [
      list(
        'enrollments',
        args,
        'id courseTitle progressPercentage playedRanges { from } course { id title }',
      ),
      2,
    ],
  ),
  ...['-lastAccessedAt', 'progressPercentage'].map((name): [string, number] => [
    list('enrollments', `ordering: "${name}"`, 'id'),
    1,
  ]),
  ...['', 'search: "path 3"', 'difficulty: [BEGINNER]', 'isActive: true', 'ordering: "-createdAt"'].map(
    (args): [string, number] => [
      list(
        'learningPaths',
        args,
        'title stepCount progressPercentage completedCount nextStep { course { title } certification { name } } courses { id }',
      ),
      6,
    ],
  ),
  ['{ learningDashboardStats { totalCourses myEnrollments coursesInProgress completedCourses } }', 2],
];

/** Only a filter without a match has no enrollments to look up. */
const isNothing = (document: string) => /nothing like it|isCertificationEligible|course: \[5/.test(document);

test.each(readers)(
  "%s reads every list by the same few statements, and no list scans other people's enrollments",
  async (_who, reader) => {
    for (const [document, statements] of ASKED) {
      const { sent } = await statementsOf(test_, reader, document);
      expect([document, sent.length]).toEqual([document, isNothing(document) ? 1 : statements]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([document, scanned(plan, ['enrollment'])]).toEqual([document, []]);
        const rows = rowsRead(plan, ['enrollment', 'm', 'e']);
        expect([document, rows, rows <= FEW]).toEqual([document, rows, true]);
        expect([document, scanned(await planForAll(test_.database, statement), ['enrollment'])]).toEqual([
          document,
          [],
        ]);
      }
    }
  },
  120_000,
);

test('a save of progress is one statement that finds its row by an index', async () => {
  const row = await test_.database.one<{ id: number }>(
    `select course_id as id from enrollment where user_id = $1 and status = 'in_progress' limit 1`,
    [person.userId],
  );
  const before = test_.database.statements;
  const { errors } = await test_.run(
    person,
    'mutation ($id: Int!) { updateCourseProgress(id: $id, input: { progressPercentage: 60, positionSeconds: 9 }) { id progressPercentage } }',
    { id: row?.id },
  );
  // Begin and commit are the other two.
  expect([errors, test_.database.statements - before]).toEqual([[], 3]);
});
