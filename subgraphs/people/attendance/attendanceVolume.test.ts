import pg from 'pg';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { people } from '../subgraph.js';
import { planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';

const PEOPLE = 2_000;
const DAYS = 50;
/** The page, the skipped rows, and the people at work: at most those of one day. */
const MOST_READ = PEOPLE;
const FIELDS = 'results { id employeeName totalHours status }';

let test_: TestSubgraph;

/** On a connection without time limits. On the last day a third of the people is still at work. */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=people,public',
  });
  await client.connect();
  await client.query(
    `insert into employee (user_id, first_name, last_name, email, job_title, hire_date)
     select n, 'First' || n, 'Last' || n, 'mail' || n || '@portal.example', 'Title', '2020-01-06' from generate_series(1, ${PEOPLE}) as n order by n`,
  );
  await client.query(
    `insert into attendance (employee_id, date, clock_in, clock_out)
     select e.id, date '2026-01-01' + d, at, case when d < ${DAYS - 1} or e.id % 3 > 0 then at + interval '8 hours' end
     from generate_series(0, ${DAYS - 1}) as d cross join employee e
     cross join lateral (select timestamptz '2026-01-01T16:00:00Z' + d * interval '1 day' + e.id * interval '1 second' as at) t order by d, e.id`,
  );
  await client.query('analyze employee, attendance');
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
  await fill();
}, 180_000);
afterAll(() => test_.close());

const READERS: [string, Viewer][] = [
  ['the person', viewer([], { userId: 17, employeeId: 17 })],
  ['a manager', viewer(['Manager'], { userId: 17, employeeId: 17, reportUserIds: [18, 19, 20, 21, 22] })],
  ['HR', viewer(['HR'])],
];
const ARGUMENTS = [
  'pageSize: 50',
  ...['date', '-clockIn', 'clockIn', 'clockOut', '-clockOut'].map(
    (ordering) => `pageSize: 50, ordering: "${ordering}"`,
  ),
  'pageSize: 50, date: "2026-02-03"',
  'pageSize: 50, dateAfter: "2026-02-03", dateBefore: "2026-02-04"',
  'pageSize: 50, employeeId: [18]',
  'pageSize: 50, employeeId: [18, 19, 20]',
  'pageSize: 50, status: [INCOMPLETE]',
  'pageSize: 50, status: [PRESENT]',
  'pageSize: 25, page: 2',
];

test.each(READERS)(
  'among 100,000 records no list that %s may read scans the table, or reads many more rows than it returns',
  async (_who, who) => {
    const lists = ARGUMENTS.map((given) => `{ attendanceRecords(${given}) { ${FIELDS} } }`);
    for (const document of [
      ...lists,
      `{ myAttendance { ${FIELDS} } }`,
      '{ myAttendance(ordering: "clockOut") { results { id } } }',
      '{ attendanceRecord(id: 17) { id } }',
    ]) {
      const { sent } = await statementsOf(test_, who, document);
      expect([document, sent.length]).toEqual([document, 1]);
      for (const statement of sent) {
        const plan = await planForValues(test_.database, statement);
        expect([document, scanned(plan, ['attendance'])]).toEqual([document, []]);
        expect([document, rowsRead(plan, ['attendance']) <= MOST_READ]).toEqual([document, true]);
      }
    }
  },
);
