import pg from 'pg';
import { planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';

const PEOPLE = 100_000;
const LIST = `query ($search: String, $ordering: String, $departmentId: [Int!], $status: [EmploymentStatus!], $type: [EmploymentType!], $managerId: [Int!], $isActive: Boolean, $pageSize: Int) {
  employees(search: $search, ordering: $ordering, departmentId: $departmentId, employmentStatus: $status, employmentType: $type, managerId: $managerId, isActive: $isActive, pageSize: $pageSize) {
    results { id fullName departmentName department { id name } manager { id fullName jobTitle } managerName yearsOfService directReportsCount departmentSize salary } } }`;

let test_: TestSubgraph;

/**
 * On a connection without time limits; the migration's own indexes are made again after the rows, which is
 * much faster.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=people,public',
  });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'people' and tablename = 'employee'
     and indexname not in (select conname from pg_constraint) and indexname <> 'employee_pkey'`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await client.query(
    `insert into employee (user_id, first_name, last_name, email, job_title, department_id, department_name, manager_id, hire_date, employment_status, employment_type)
     select n, 'First' || (n * 7919) % 5003, 'Last' || (n * 10007) % 7001, 'mail' || n || '@portal.example', 'Title ' || n % 211, d.id, d.name,
       case when n % 10 = 3 then 1 + n / 10 end, date '2014-01-01' + n % 4000,
       (array['active', 'active', 'active', 'active', 'on_leave', 'probation', 'terminated', 'inactive'])[1 + n % 8],
       (array['full_time', 'part_time', 'contract', 'intern', 'temporary'])[1 + n % 5]
     from generate_series(1, ${PEOPLE}) as n join department d on d.id = 1 + n % 13 order by n`,
  );
  for (const { definition } of indexes) await client.query(definition);
  await client.query('vacuum analyze employee');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  await fill();
}, 180_000);
afterAll(() => test_.close());

/** The plan of the statement that says `mark`, as it runs for the document. */
async function planOf(
  who: Viewer,
  document: string,
  variables: Record<string, unknown>,
  mark: string,
): Promise<string> {
  const { database } = test_;
  const query = database.query.bind(database);
  const asked: { sql: string; params: unknown[] | undefined }[] = [];
  database.query = (sql, params) => {
    asked.push({ sql, params });
    return query(sql, params);
  };
  const { errors } = await test_.run(who, document, variables);
  database.query = query;
  expect(errors).toEqual([]);
  const found = asked.find(({ sql }) => sql.includes(mark));
  const rows = await query<{ 'QUERY PLAN': string }>(`explain ${found?.sql ?? ''}`, found?.params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const FILTERS: [string, Record<string, unknown>][] = [
  ['no filter', {}],
  ['a search', { search: 'last6999' }],
  ['a search for an address', { search: 'MAIL77123@' }],
  ['one department', { departmentId: [3] }],
  ['one status', { status: ['ON_LEAVE'] }],
  ['people who left', { status: ['TERMINATED'] }],
  ['one type', { type: ['INTERN'] }],
  ['one manager', { managerId: [17] }],
  ['activity', { isActive: true }],
  ['no activity', { isActive: false }],
  ...[
    'firstName',
    '-lastName',
    'employeeId',
    'jobTitle',
    '-department',
    'hireDate',
    'employmentStatus',
    '-createdAt',
    'lastName,firstName',
    'department,-firstName',
  ].map((ordering): [string, Record<string, unknown>] => [`order ${ordering}`, { ordering }]),
];

test.each(FILTERS)(
  'among 100,000 people the list with %s never scans the table',
  async (_what, variables) => {
    for (const who of [viewer(), viewer(['HR'])]) {
      const plan = await planOf(who, LIST, variables, ' limit ');
      expect(plan).not.toContain('Seq Scan on employee');
      expect(plan).toMatch(/Index/);
    }
  },
);

test('a search that matches few of 100,000 people uses the index, whatever the statistics are', async () => {
  for (const search of ['title 210', 'last6999', 'nobody at all']) {
    for (const who of [viewer(), viewer(['HR'])]) {
      const { sent } = await statementsOf(
        test_,
        who,
        `{ employees(pageSize: 50, search: "${search}") { results { id fullName } } }`,
      );
      expect([search, sent.length]).toEqual([search, 1]);
      for (const statement of sent)
        expect([
          search,
          rowsRead(await planForValues(test_.database, statement), ['employee']) <= PEOPLE / 100,
        ]).toEqual([search, true]);
    }
  }
});

test('a list costs three statements, for any page size and every role', async () => {
  for (const who of [viewer(), viewer(['HR'])]) {
    for (const pageSize of [20, 200]) {
      const before = test_.database.statements;
      const { errors } = await test_.run(who, LIST, { pageSize });
      expect(errors).toEqual([]);
      expect(test_.database.statements - before).toBe(3);
    }
  }
});

test('without manager and head counts a list costs one statement, and one more if the total is selected', async () => {
  const before = test_.database.statements;
  await test_.run(
    viewer(),
    '{ employees(pageSize: 50) { results { id fullName departmentName yearsOfService } } }',
  );
  expect(test_.database.statements - before).toBe(1);
  await test_.run(viewer(), '{ employees(pageSize: 50) { count results { id } } }');
  expect(test_.database.statements - before).toBe(3);
});

test('fifty references cost one statement for each kind', async () => {
  const before = test_.database.statements;
  const r = Array.from({ length: 50 }, (_, index) => ({
    __typename: index % 2 ? 'Employee' : 'User',
    id: index + 1,
  }));
  const { errors } = await test_.run(
    viewer(),
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Employee { id } ... on User { employee { id } } } }',
    { r },
  );
  expect(errors).toEqual([]);
  expect(test_.database.statements - before).toBe(2);
});

test('among 100,000 people the chains and reports of a whole page are found by index, with one statement each', async () => {
  const document =
    '{ employees(pageSize: 200) { results { id managerChain { id fullName } directReports { id fullName } } } }';
  for (const who of [viewer(), viewer(['HR'])]) {
    for (const mark of ['with recursive line', 'row_number()']) {
      const plan = await planOf(who, document, {}, mark);
      expect([mark, plan]).toEqual([mark, expect.not.stringContaining('Seq Scan on employee')]);
      expect(plan).toMatch(/Index/);
    }
  }
  const before = test_.database.statements;
  await test_.run(viewer(), document);
  // The list, chains, reports, and the records in the chains.
  expect(test_.database.statements - before).toBe(4);
});

test('the chart of 100,000 people is read with one statement, which reads each row once', async () => {
  const before = test_.database.statements;
  const { data, errors } = await test_.run<{ orgChart: { count: number } }>(
    viewer(),
    '{ orgChart { count } }',
  );
  expect([errors, data.orgChart]).toEqual([[], { count: (PEOPLE * 6) / 8 }]);
  expect(test_.database.statements - before).toBe(1);
  expect(await planOf(viewer(), '{ orgChart { count } }', {}, 'with recursive gone')).not.toMatch(
    /SubPlan|Nested Loop/,
  );
});

test('reading 100,000 people page by page reads no more rows for the last page than for the first', async () => {
  for (const [ordering, page] of [
    ['firstName,lastName', 400],
    ['-createdAt', 400],
    ['employeeId', 200],
  ] as const) {
    const document = (given: string) =>
      `{ employees(pageSize: 200, ordering: "${ordering}"${given}) { next results { id } } }`;
    const first = await test_.run<{ employees: { next: string } }>(
      viewer(['HR']),
      document(`, page: ${page}`),
    );
    const { sent } = await statementsOf(
      test_,
      viewer(['HR']),
      document(`, after: "${first.data.employees.next}"`),
    );
    expect([ordering, sent.length]).toEqual([ordering, 1]);
    const plan = await planForValues(test_.database, sent[0]!);
    expect([ordering, scanned(plan, ['employee'])]).toEqual([ordering, []]);
    expect([ordering, rowsRead(plan, ['employee']) <= 2_000]).toEqual([ordering, true]);
  }
});

test('figures over 100,000 people are read from one narrow index, with three statements', async () => {
  const { sent } = await statementsOf(
    test_,
    viewer(['HR']),
    '{ employeeStatistics { totalEmployees byDepartment { count } byEmploymentType { count } } }',
  );
  expect(sent).toHaveLength(3);
  for (const statement of sent) {
    const plan = await planForValues(test_.database, statement);
    const ways = plan.filter((node) => node['Relation Name'] === 'employee').map((node) => node['Node Type']);
    expect([statement[0], ways]).toEqual([statement[0], ['Index Only Scan']]);
  }
});

test('a manager is found among 100,000 people without scanning all of them', async () => {
  for (const [search, employeeId] of [
    ['last6999', 5],
    ['title 210', null],
    ['mail777', 1],
  ]) {
    const { sent } = await statementsOf(
      test_,
      viewer(['HR']),
      'query ($search: String!, $employeeId: Int) { managerCandidates(search: $search, employeeId: $employeeId) { id } }',
      { search, employeeId },
    );
    expect(sent).toHaveLength(1);
    const plan = await planForValues(test_.database, sent[0]!);
    expect([search, scanned(plan, ['employee'])]).toEqual([search, []]);
  }
});

test('a timeline is one more statement than its record, found by its index', async () => {
  await test_.database.query(
    `insert into history (object_type, object_id, field, before, after)
     select 'employee', (n % 997)::text, 'salary', n::text, (n + 1)::text from generate_series(1, 50000) as n`,
  );
  await test_.database.query('analyze history');
  const { sent } = await statementsOf(
    test_,
    viewer(['HR']),
    '{ employeeHistory(employeeId: 17, pageSize: 20) { results { field } } }',
  );
  expect(sent).toHaveLength(2);
  expect(rowsRead(await planForValues(test_.database, sent[1]!), ['history']) <= 60).toBe(true);
});
