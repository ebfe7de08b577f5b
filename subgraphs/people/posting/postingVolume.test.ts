import pg from 'pg';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';

const POSTINGS = 100_000;
const PEOPLE = 20_000;
const TABLES = ['job_posting', 'employee'];
/**
 * A page of 50 may read this many rows, however rare the match: one in twenty, and one in ten for a filter combined
 * with an order of its own.
 */
const FEW = POSTINGS / 20;
const ROLES: [string, Viewer][] = [
  ['an employee', viewer()],
  ['HR', viewer(['HR'])],
];

let test_: TestSubgraph;

/**
 * Years of postings, the newest last: most are active still and past their deadline, one in fifty is a draft,
 * one in a hundred on hold, one in two hundred switched off. On a connection without time limits; indexes are
 * made again after the rows, which is much faster.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=people,public',
  });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'people' and tablename = 'job_posting'
     and indexname not in (select conname from pg_constraint)`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into employee (user_id, first_name, last_name, email, job_title, department_id, department_name, hire_date)
     select n, 'First' || n, 'Last' || n, 'mail' || n || '@portal.example', case when n % 25 = 0 then 'Sales Manager' else 'Clerk ' || n % 211 end, d.id, d.name, '2014-01-01' from generate_series(1, ${PEOPLE}) as n join department d on d.id = 1 + n % 13 order by n`,
  );
  await client.query(
    `insert into job_posting (title, department_id, department_name, location, job_type, experience_level, requirements, hiring_manager_id, application_deadline, priority_id, status_id,
       is_active, applications_count, posted_date, created_at, updated_at)
     select (array['Engineer', 'Analyst', 'Manager', 'Clerk'])[1 + n % 4] || ' ' || left(md5(n::text), 8), d.id, d.name, 'Office ' || n % 97,
       (array['full_time', 'full_time', 'full_time', 'part_time', 'contract', 'temporary', 'intern'])[1 + n % 7], (array['entry', 'mid', 'senior', 'lead', 'manager', 'executive'])[1 + (n / 7) % 6],
       array['A line', 'Another'], case when n % 3 = 0 then 1 + n % ${PEOPLE} end, case when n % 50 <> 7 then (made + interval '30 days')::date end, 1 + (n / 11) % 4,
       case when n % 50 = 1 then 2 when n % 5 = 2 then 3 when n % 100 = 3 then 4 else 1 end, n % 200 <> 5, (n * 7919) % 211, made::date, made, made
     from generate_series(1, ${POSTINGS}) as n join department d on d.id = 1 + n % 13
     cross join lateral (select now() - (${POSTINGS} - n) * interval '45 minutes' as made) m order by n`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(people, {
    graph: <Data>() => Promise.resolve({ usersWithPermission: { count: 1, results: [{ id: 7 }] } } as Data),
  });
  await fill();
}, 180_000);
afterAll(() => test_.close());

const FIELDS =
  'id title departmentName department { id name } hiringManagerName salaryRange priority { code } status { code } isClosed acceptsApplications applicationsCount';
const orders = (...names: string[]) => names.map((ordering) => `ordering: "${ordering}"`);
const ASKED = [
  '',
  'page: 2',
  ...['active', 'closed', 'on_hold', 'draft'].map((status) => `status: ["${status}"]`),
  'status: ["closed", "on_hold"]',
  'priority: ["urgent"]',
  'priority: ["urgent", "low"]',
  'department: [3]',
  'department: [3, 4, 5]',
  'jobType: INTERN',
  'jobType: [INTERN, CONTRACT]',
  'experienceLevel: EXECUTIVE',
  'experienceLevel: [LEAD, EXECUTIVE]',
  'isActive: true',
  'isActive: false',
  'acceptsApplications: true',
  'acceptsApplications: false',
  'search: "engineer"',
  'search: "ENGINEER c4"',
  'search: "office 13"',
  'search: "analytics"',
  'search: "nothing like it"',
  ...orders(
    'postedDate',
    '-postedDate',
    'title',
    '-title',
    'applicationDeadline',
    '-applicationDeadline',
    'applicationsCount',
    '-applicationsCount',
    'createdAt',
    '-applicationsCount,title',
  ),
];
const TOGETHER = [
  'acceptsApplications: true, experienceLevel: SENIOR',
  'acceptsApplications: true, search: "analyst"',
  'acceptsApplications: true, ordering: "applicationDeadline"',
  'acceptsApplications: true, ordering: "title"',
  'isActive: false, ordering: "-title"',
  'experienceLevel: SENIOR, ordering: "title"',
  'status: ["closed"], department: [3], ordering: "-applicationsCount"',
];
const documentOf = (args: string, fields = `results { ${FIELDS} }`) =>
  `{ list: jobPostings(pageSize: 50${args && `, ${args}`}) { ${fields} } }`;

describe.each(ROLES)('%s', (_who, person) => {
  test('reads 50 among 100,000 postings by one statement that reads few rows, in every order, filter and search', async () => {
    for (const args of [...ASKED, ...TOGETHER]) {
      const { sent } = await statementsOf(test_, person, documentOf(args));
      expect([args, sent.length]).toEqual([args, 1]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([args, scanned(plan, TABLES)]).toEqual([args, []]);
        const rows = rowsRead(plan, TABLES);
        expect([args, rows, rows <= (TOGETHER.includes(args) ? 2 * FEW : FEW)]).toEqual([args, rows, true]);
        expect([args, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([args, []]);
      }
    }
  }, 120_000);

  test('counts only when the query selects the count, with one more statement, which reads no employee', async () => {
    const { sent, data } = await statementsOf<{ list: { count: number } }>(
      test_,
      person,
      documentOf('', 'count results { id }'),
    );
    expect([data.list.count, sent.length]).toEqual([
      person.roles.includes('HR') ? POSTINGS : POSTINGS - POSTINGS / 50,
      2,
    ]);
    const [, counting = ['', []]] = sent;
    expect(rowsRead(await planForValues(test_.database, counting), ['employee'])).toBe(0);
  });

  test("a page of any size costs one statement, and one more when the query selects the viewer's permitted actions", async () => {
    for (const pageSize of [10, 200]) {
      const list = (fields: string) => `{ jobPostings(pageSize: ${pageSize}) { results { id ${fields} } } }`;
      expect([
        pageSize,
        (await statementsOf(test_, person, list('priority { label } status { label } department { name }')))
          .sent.length,
      ]).toEqual([pageSize, 1]);
      expect([
        pageSize,
        (await statementsOf(test_, person, list('myApplication { id } viewerCan { apply manage }'))).sent
          .length,
      ]).toEqual([pageSize, 2]);
    }
  });

  test('one posting is found by its id only', async () => {
    const row = await test_.database.one<{ id: string }>(
      'select id from job_posting where status_id = 1 limit 1',
    );
    const { sent } = await statementsOf(
      test_,
      person,
      `{ jobPosting(id: "${row?.id ?? ''}") { ${FIELDS} } }`,
    );
    expect(sent).toHaveLength(1);
    for (const statement of sent)
      expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBeLessThanOrEqual(2);
  });
});

test('a person who must change the password reads no posting, in no statement', async () => {
  const row = await test_.database.one<{ id: string }>('select id from job_posting limit 1');
  const { sent, data } = await statementsOf<{ _entities: unknown[] }>(
    test_,
    viewer(['HR'], { mustChangePassword: true }),
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on JobPosting { id } } }',
    {
      r: [{ __typename: 'JobPosting', id: row?.id }],
    },
  );
  expect(data._entities).toEqual([null]);
  for (const statement of sent)
    expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBe(0);
});

test('among 20,000 people the possible hiring managers are found by one statement that reads few rows', async () => {
  for (const args of ['', 'search: "first77"', 'search: "sales manager"', 'search: "nobody at all"']) {
    const { sent } = await statementsOf(
      test_,
      viewer(['HR']),
      `{ hrManagers(pageSize: 50${args && `, ${args}`}) { results { id fullName jobTitle departmentName } } }`,
    );
    expect([args, sent.length]).toEqual([args, 1]);
    for (const statement of sent) {
      const plan = await planForValues(test_.database, statement);
      expect([args, scanned(plan, TABLES)]).toEqual([args, []]);
      expect([args, rowsRead(plan, TABLES) <= PEOPLE / 10]).toEqual([args, true]);
      expect([args, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([args, []]);
    }
  }
});

test('the statement of a list has the same text for every filter', async () => {
  const texts = new Set<string>();
  for (const args of [
    'search: "clerk", status: ["active"], acceptsApplications: true',
    'search: "office", status: ["closed"], acceptsApplications: true, page: 1',
  ]) {
    for (const [sql] of (await statementsOf(test_, viewer(['HR']), documentOf(args))).sent) texts.add(sql);
  }
  expect(texts.size).toBe(1);
});
