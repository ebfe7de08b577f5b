import pg from 'pg';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';

const PEOPLE = 4_000;
const WEEKS = 25;
const ENTRIES = 2 * PEOPLE * WEEKS;
const TABLES = ['timesheet', 'time_entry'];
/** A page of 50 may read this many rows, however rare the match: one in twenty timesheets. */
const FEW = (PEOPLE * WEEKS) / 20;
const range = (length: number, from = 1) => Array.from({ length }, (_, index) => index + from);

const employee = viewer([], { userId: 7, employeeId: 7 });
const manager = viewer(['Manager'], { userId: 8, employeeId: 8, reportUserIds: range(12, 100) });
const hr = viewer(['HR'], { userId: 12, employeeId: 12 });
const ROLES: [string, Viewer][] = [
  ['an employee', employee],
  ['a manager', manager],
  ['HR', hr],
];

let test_: TestSubgraph;

/**
 * On a connection without time limits; indexes are made again after the rows, which is much faster. One note
 * in five thousand mentions the projector.
 */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=people,public',
  });
  await client.connect();
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where schemaname = 'people' and tablename = any($1::text[])
     and indexname not in (select conname from pg_constraint) and indexname not like '%_pkey'`,
    [TABLES],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `insert into employee (user_id, first_name, last_name, email, job_title, department_id, department_name, hire_date)
     select n, 'First' || n, 'Last' || n, 'mail' || n || '@portal.example', 'Engineer', d.id, d.name, '2014-01-01' from generate_series(1, ${PEOPLE}) as n join department d on d.id = 1 + n % 13 order by n`,
  );
  await client.query(
    `insert into timesheet (employee_id, week_start_date, status, total_seconds, created_at, submitted_at, decided_at, decided_by_id, decided_by_name, rejection_reason)
     select e.id, date '2024-01-01' + 7 * w, s.status, (e.id * 7919 + w * 104729) % 200000, timestamptz '2024-01-01' + w * interval '7 days' + e.id * interval '1 minute',
       case when s.status <> 'draft' then timestamptz '2024-01-05' + w * interval '7 days' + e.id * interval '1 minute' end,
       case when s.status in ('approved', 'rejected') then now() end, case when s.status in ('approved', 'rejected') then 12 end, case when s.status in ('approved', 'rejected') then 'Priya Raman' end,
       case when s.status = 'rejected' then 'Friday is missing.' end
     from generate_series(0, ${WEEKS - 1}) w cross join employee e
     cross join lateral (select (case when w = ${WEEKS - 1} then 'draft' when (w + e.id) % 50 = 0 then 'rejected' when w = ${WEEKS - 2} then 'submitted' else 'approved' end)::timesheet_status as status) s`,
  );
  await client.query(
    `insert into time_entry (timesheet_id, week_start_date, date, project, task_description, clock_in_time, clock_out_time, notes, created_at)
     select t.id, t.week_start_date, t.week_start_date + t.id % 5, (array['Portal project', 'Training', 'Meetings', 'Administration'])[1 + (t.id + n) % 4], 'Task ' || left(md5(t.id::text), 12),
       make_time(8 + t.id % 4, t.id % 60, 0), make_time(16 + n, 0, 0), case when t.id % 5000 = 0 then 'The projector is dark' end, t.created_at
     from timesheet t cross join generate_series(1, 2) as n`,
  );
  for (const { definition } of indexes) await client.query(definition);
  for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum analyze');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  await fill();
}, 180_000);
afterAll(() => test_.close());

interface List {
  fields: string;
  asked: string[];
}
const orders = (...names: string[]) => names.map((ordering) => `ordering: "${ordering}"`);
const LISTS: Record<string, List> = {
  timesheets: {
    fields: 'id employeeName status totalHours decidedByName viewerCan { decide }',
    asked: [
      '',
      'page: 2',
      'status: SUBMITTED',
      'status: [REJECTED]',
      'status: [SUBMITTED, REJECTED]',
      'weekStartDate: "2024-06-03"',
      'weekStartDateAfter: "2024-06-10"',
      'weekStartDateBefore: "2024-01-20"',
      'employeeId: [7]',
      'employeeId: [7, 100, 101]',
      'search: "first77 last"',
      'search: "LAST9"',
      'search: "nobody"',
      'status: SUBMITTED, ordering: "submittedAt"',
      ...orders(
        'weekStartDate',
        'submittedAt',
        '-submittedAt',
        'totalHours',
        '-totalHours',
        'status',
        '-status',
        'createdAt',
        '-createdAt',
      ),
    ],
  },
  mySubmittedTimesheets: {
    fields: 'id status totalHours',
    asked: ['', 'page: 2', ...orders('submittedAt', '-submittedAt', 'weekStartDate')],
  },
  timeEntries: {
    fields: 'id project hoursWorked viewerCanEdit',
    asked: [
      '',
      'page: 2',
      'mine: true',
      'timesheetId: 650',
      'date: "2024-06-04"',
      'dateAfter: "2024-06-12"',
      'dateBefore: "2024-01-05"',
      'dateAfter: "2024-06-03", dateBefore: "2024-06-09"',
      'project: "meetings"',
      'project: "nothing"',
      'search: "projector"',
      'search: "nothing like it"',
      ...orders('-date', 'clockInTime', '-clockInTime', 'project', '-project', 'createdAt', '-createdAt'),
    ],
  },
};
const documentOf = (name: string, args: string, fields: string) =>
  `{ list: ${name}(pageSize: 50${args && `, ${args}`}) { ${fields} } }`.replace(
    'pageSize: 50, page: 2',
    'pageSize: 20, page: 2',
  );

describe.each(ROLES)('%s', (_who, person) => {
  // A team's sheets may be found among everyone's latest, as long as that costs no more than to read them by
  // person.
  const most = person === manager ? 4 * FEW : FEW;

  test.each(Object.entries(LISTS))(
    `reads 50 among ${(PEOPLE * WEEKS).toLocaleString('en')} timesheets and ${ENTRIES.toLocaleString('en')} entries with %s by one statement that reads few rows, in every order, filter and search`,
    async (name, { fields, asked }) => {
      for (const args of asked) {
        const { sent } = await statementsOf(test_, person, documentOf(name, args, `results { ${fields} }`));
        expect([args, sent.length]).toEqual([args, 1]);
        for (const statement of sent) {
          const plan = await planForValues(test_.database, statement);
          expect([args, scanned(plan, TABLES)]).toEqual([args, []]);
          const rows = rowsRead(plan, TABLES);
          expect([args, rows, rows <= most]).toEqual([args, rows, true]);
          expect([args, scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([args, []]);
        }
      }
    },
    120_000,
  );

  test('counts only when the query selects the count, with one more statement, which reads no employee record for people who see all', async () => {
    for (const name of ['timesheets', 'timeEntries']) {
      const { sent, data } = await statementsOf<{ list: { count: number } }>(
        test_,
        person,
        documentOf(name, '', 'count results { id }'),
      );
      const persons = person === hr ? PEOPLE : 1 + person.reportUserIds.length;
      const count = persons * WEEKS * (name === 'timesheets' ? 1 : 2);
      // a list shorter than a page needs no count
      expect([name, data.list.count, sent.length]).toEqual([name, count, count < 50 ? 1 : 2]);
      const [, counting] = sent;
      if (person === hr && counting)
        expect(rowsRead(await planForValues(test_.database, counting), ['employee'])).toBe(0);
    }
  });

  test('a page of any size costs one statement for the timesheets, one for their entries and one for the people; for entries one more for their timesheets', async () => {
    for (const pageSize of [10, 200]) {
      const sheets = await statementsOf(
        test_,
        person,
        `{ timesheets(pageSize: ${pageSize}) { results { id employee { id fullName } timeEntries { id hoursWorked viewerCanEdit } } } }`,
      );
      expect([pageSize, sheets.sent.length]).toEqual([pageSize, 3]);
      const entries = await statementsOf(
        test_,
        person,
        `{ timeEntries(pageSize: ${pageSize}) { results { id timesheet { id totalHours employee { id } } } } }`,
      );
      expect([pageSize, entries.sent.length]).toEqual([pageSize, 3]);
      for (const statement of [...sheets.sent, ...entries.sent])
        expect([statement[0], scanned(await planForValues(test_.database, statement), TABLES)]).toEqual([
          statement[0],
          [],
        ]);
    }
  });

  test("a person's own week is looked up only among their own timesheets", async () => {
    const { sent } = await statementsOf(
      test_,
      person,
      '{ weekTimesheet(weekStartDate: "2024-06-03") { id timeEntries { id } } }',
    );
    expect(sent).toHaveLength(2);
    for (const statement of sent)
      expect(rowsRead(await planForValues(test_.database, statement), TABLES)).toBeLessThanOrEqual(2 * WEEKS);
  });
});

test('the statement of a page of a list has the same text for every filter', async () => {
  for (const [name, first, second] of [
    ['timesheets', 'search: "first1", status: [DRAFT]', 'search: "last2", status: [APPROVED]'],
    ['timeEntries', 'search: "projector", date: "2024-06-04"', 'search: "task", date: "2024-06-05"'],
  ] as const) {
    const texts = new Set<string>();
    for (const args of [first, second])
      for (const [sql] of (await statementsOf(test_, hr, `{ list: ${name}(${args}) { results { id } } }`))
        .sent)
        texts.add(sql);
    expect([name, texts.size]).toEqual([name, 1]);
  }
});
