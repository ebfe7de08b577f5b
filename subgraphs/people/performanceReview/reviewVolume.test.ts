import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { people } from '../subgraph.js';
import { inDays } from '../../kit/testing/time/days.js';

const PEOPLE = 10_000;
const TABLES = ['performance_review', 'goal', 'goal_note', 'review_calibration'];
const hr = viewer(['HR'], { userId: 5, employeeId: 5 });
const boss = viewer(['Manager'], { userId: 8, employeeId: 8, reportUserIds: [100, 101, 102, 103] });
const me = viewer([], { userId: 100, employeeId: 100 });
let test_: TestSubgraph;
let cycleId = 0;

const OPEN = `mutation { openReviewCycle(input: { name: "Big", periodStart: "2026-01-01", periodEnd: "2026-12-31",
  dueDate: "${inDays(60)}", questions: ["Why?"] }) { id progress { total } } }`;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  const { database } = test_;
  await database.query(
    `insert into employee (id, user_id, first_name, last_name, email, job_title, department_id, department_name, hire_date)
     select n, n, 'First' || n, 'Last' || n, 'mail' || n || '@portal.example', 'Engineer', d.id, d.name, '2014-01-01'
     from generate_series(1, ${PEOPLE}) as n join department d on d.id = 1 + n % 13 order by n`,
  );
  await database.query('update employee set manager_id = 8 where user_id between 100 and 103');
  await database.query('vacuum analyze employee');
});
afterAll(() => test_.close());

test('a cycle of 10,000 people is opened in as many statements as a small cycle', async () => {
  const before = test_.database.statements;
  const { data, errors } = await test_.run<{ openReviewCycle: { id: number; progress: { total: number } } }>(
    hr,
    OPEN,
  );
  expect(errors).toEqual([]);
  expect(data.openReviewCycle.progress.total).toBe(PEOPLE);
  cycleId = data.openReviewCycle.id;
  const many = test_.database.statements - before;
  await test_.database.query(`update employee set employment_status = 'inactive' where id > 10`);
  const between = test_.database.statements;
  expect((await test_.run(hr, OPEN.replace('Big', 'Small'))).errors).toEqual([]);
  expect(test_.database.statements - between).toBe(many);
  expect(many).toBeLessThan(15);
  await test_.database.query(`update employee set employment_status = 'active'`);
  // Three years more, a third of the people late in the year before.
  await test_.database.query(
    `insert into review_cycle (name, period_start, period_end, due_date, questions, opened_by_name)
     select 'Year ' || n, '2020-01-01', '2020-12-31', '2021-01-31', '{Why?}', 'HR' from generate_series(1, 3) n`,
  );
  await test_.database.query(
    `insert into performance_review (cycle_id, employee_id, state, self_reviewed_at, rating, manager_reviewed_at, reviewed_by_id, reviewed_by_name)
     select c.id, e.id, s.state::review_state, now(), 1 + e.id % 5, s.at, s.by_id, s.by_name
     from review_cycle c cross join employee e cross join lateral (
       select case when e.id % 3 = 0 then 'self_review_done' else 'manager_review_done' end as state, case when e.id % 3 <> 0 then now() end as at,
         case when e.id % 3 <> 0 then coalesce(e.manager_id, 9) end as by_id, case when e.id % 3 <> 0 then 'B' end as by_name) s where c.name like 'Year %'`,
  );
  await test_.database.query(
    `insert into goal (employee_id, title, created_by_name) select id, 'Goal', 'B' from employee cross join generate_series(1, 3)`,
  );
  await test_.database.query('vacuum analyze');
}, 120_000);

const LATE = (args = '') =>
  `{ performanceReviews(pageSize: 50, cycleId: [YEAR], isLate: true${args}) { results { id employeeName departmentName managerName state } next } }`;

test('the list of overdue reviews reads few rows in one statement', async () => {
  const year = await test_.database.one<{ id: number }>(`select id from review_cycle where name = 'Year 2'`);
  for (const args of ['', ', ordering: "id"', ', departmentId: [3]', ', search: "first99"']) {
    const document = LATE(args).replace('YEAR', String(year?.id));
    const { sent, data } = await statementsOf<{ performanceReviews: { results: unknown[] } }>(
      test_,
      hr,
      document,
    );
    expect([args, sent.length, data.performanceReviews.results.length > 30]).toEqual([args, 1, true]);
    const plan = await planForValues(test_.database, sent[0]!);
    expect([args, scanned(plan, TABLES)]).toEqual([args, []]);
    expect([args, rowsRead(plan, TABLES) <= PEOPLE / 5]).toEqual([args, true]);
    expect([args, scanned(await planForAll(test_.database, sent[0]!), TABLES)]).toEqual([args, []]);
  }
});

test('the distribution and the progress read only the reviews of their cycle, in one statement each', async () => {
  const { sent } = await statementsOf(
    test_,
    hr,
    `{ reviewDistribution(cycleId: ${cycleId}) { departments { people } } reviewCycle(id: ${cycleId}) { progress { total } } }`,
  );
  expect(sent.length).toBeLessThanOrEqual(4);
  for (const statement of sent)
    expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBeLessThanOrEqual(PEOPLE);
});

test.each([
  ['HR', hr],
  ['a manager', boss],
  ['a person', me],
] as const)(
  'a page of reviews with their goals, and of goals with their notes, costs few statements for %s',
  async (_who, person) => {
    for (const document of [
      '{ performanceReviews(pageSize: 50) { results { id cycle { id name } calibrations { id } goals { id notes { id } } viewerCan { share } } } }',
      '{ performanceReviews(pageSize: 50, scope: OWN) { results { id state } } }',
      '{ performanceReviews(pageSize: 50, scope: TEAM) { results { id state } } }',
      '{ performanceReviews(pageSize: 50, employeeId: [100]) { results { id state } } }',
      '{ goals(pageSize: 50) { results { id notes { id } } } }',
      '{ goals(pageSize: 50, scope: OWN) { results { id } } }',
      '{ goals(pageSize: 50, employeeId: [100]) { results { id } } }',
    ]) {
      const { sent } = await statementsOf(test_, person, document);
      expect([document, sent.length <= 5]).toEqual([document, true]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([statement[0], scanned(plan, TABLES.slice(0, 2))]).toEqual([statement[0], []]);
        expect([statement[0], rowsRead(plan, TABLES) <= 500]).toEqual([statement[0], true]);
      }
    }
  },
);
