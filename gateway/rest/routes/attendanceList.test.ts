import { database } from '../../../subgraphs/people/database.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import { outcome, said } from '../testing/leave.js';
import type { Json } from '../testing/leave.js';
import { timesheetsOf } from '../testing/timesheets.js';
import type { PageOf } from '../testing/timesheets.js';

type Row = Json & { id: number; employee: number; date: string; clock_in: string; clock_out: string | null; status: string; total_hours: string | null };

let portal: TestPortal;
let all: Row[];
const { call } = timesheetsOf(() => portal);
const list = async (as: Account, query = '') => (await call<PageOf<Row>>('GET', as, `attendance/${query}`)).body;
const mine = async (as: Account, query = '') => (await call<PageOf<Row>>('GET', as, `attendance/my-attendance/${query}`)).body;
const employeeId = async (as: Account) => (await call<{ id: number }>('GET', as, 'employees/my_profile/')).body.id;
const ids = ({ results }: { results: { id: number }[] }) => results.map(({ id }) => id);

beforeAll(async () => {
  portal = await openTestPortal();
  // What the demo organisation has of attendance grows with the calendar: here it is the same every day.
  await database.query('delete from attendance');
  for (const [index, account] of ACCOUNTS.entries()) {
    await database.query(
      `insert into attendance (employee_id, date, clock_in, clock_out, notes)
       select $1, day::date, day + interval '8 hours', case when day < '2031-03-07' then day + interval '8 hours' + make_interval(mins => $2) end, null
       from generate_series(timestamptz '2031-03-03', timestamptz '2031-03-07', interval '1 day') as day`,
      [await employeeId(account), 400 + index * 13],
    );
  }
  all = (await list('hr', '?page_size=200')).results;
}, 60_000);
afterAll(() => portal.close());

describe('who reads which attendance', () => {
  test('people read their own, managers also their reports’, HR and administrators all; the count counts no more [A6.15, A7.44]', async () => {
    expect(all.length).toBe(30);
    const me = await employeeId('manager');
    const { body: reports } = await call<PageOf<{ id: number }>>('GET', 'hr', `employees/?manager=${me}&page_size=200`);
    for (const account of ACCOUNTS) {
      const own = await employeeId(account);
      const theirs = account === 'hr' || account === 'admin' ? null : account === 'manager' ? [own, ...ids(reports)] : [own];
      const expected = all.filter((row) => !theirs || theirs.includes(row.employee));
      const page = await list(account, '?page_size=200');
      expect([account, page.count, ids(page)]).toEqual([account, expected.length, expected.map(({ id }) => id)]);
      for (const path of ['my-attendance', 'my_attendance']) {
        const { body } = await call<PageOf<Row>>('GET', account, `attendance/${path}/`);
        expect([account, body.results]).toEqual([account, all.filter((row) => row.employee === own)]);
      }
    }
    const { data } = await portal.graphql<{ myEmployee: { id: number } }>('employee', '{ myEmployee { id } }');
    expect((await list('it', `?employee=${data.myEmployee.id}`)).count).toBe(0);
  });

  test('REST answers what the graph answers, field for field, for everybody', async () => {
    const FIELDS = 'id employee: employeeId employee_name: employeeName date clock_in: clockIn clock_out: clockOut total_hours: totalHours status notes';
    type Answer = Record<'attendanceRecords' | 'myAttendance', { count: number; results: Json[] }>;
    for (const account of ACCOUNTS) {
      const { data } = await portal.graphql<Answer>(account, `{ attendanceRecords(pageSize: 20, ordering: "clockOut,-date") { count results { ${FIELDS} } } myAttendance { count results { ${FIELDS} } } }`);
      const shown = ({ count, results }: Answer['myAttendance']) => ({ count, results: results.map((row) => ({ ...row, status: String(row['status']).toLowerCase() })) });
      const answered = [await list(account, '?page_size=20&ordering=clock_out,-date'), await mine(account)].map(({ count, results }) => ({ count, results }));
      expect(answered).toEqual([shown(data.attendanceRecords), shown(data.myAttendance)]);
    }
  });
});

test('the list is narrowed by person, day and state, and a blank or unknown name means nothing', async () => {
  const [me, hr] = [await employeeId('employee'), await employeeId('hr')];
  const day = '2031-03-05';
  const cases: [string, (row: Row) => boolean][] = [
    [`?employee=${me}`, (row) => row.employee === me],
    [`?employee=${me},${hr}&date=${day}`, (row) => [me, hr].includes(row.employee) && row.date === day],
    [`?date=${day}`, (row) => row.date === day],
    [`?date_after=${day}`, (row) => row.date >= day],
    [`?date_before=${day}`, (row) => row.date <= day],
    ['?status=PRESENT', (row) => row.status === 'present'],
    ['?status=incomplete', (row) => row.total_hours === null],
    ['?status=present,incomplete', () => true],
    ['?employee=&date=&date_after=&status=&ordering=&_t=1&colour=red', () => true],
    ['?ordering=salary', () => true],
  ];
  for (const [query, means] of cases) {
    const expected = all.filter(means).map(({ id }) => id);
    const page = await list('hr', `${query}&page_size=200`);
    expect([query, page.count, ids(page)]).toEqual([query, expected.length, expected]);
  }
  expect(ids(await mine('employee', `?date_after=${day}&date_before=${day}`))).toEqual(all.filter((row) => row.employee === me && row.date === day).map(({ id }) => id));
});

test('it comes the latest day first, or in each documented order, page by page', async () => {
  expect(all.map(({ date }) => date)).toEqual(all.map(({ date }) => date).sort().reverse());
  for (const name of ['date', 'clock_in', 'clock_out'] as const) {
    const given = async (ordering: string) => (await list('hr', `?ordering=${ordering}&page_size=200`)).results.flatMap((row) => row[name] ?? []);
    const [forward, backward] = [await given(name), await given(`-${name}`)];
    expect([name, forward, backward]).toEqual([name, [...forward].sort(), [...backward].sort().reverse()]);
  }
  const first = await list('hr', '?page_size=20&status=present');
  expect([first.results.length, first.previous, new URL(first.next ?? '').search]).toEqual([20, null, '?page_size=20&status=present&page=2']);
});

test('values that a filter does not know are refused, each on its name, and pages that are not there', async () => {
  const day = [expect.stringContaining('YYYY-MM-DD')];
  const integer = ['A valid integer is required.'];
  expect(outcome(await call('GET', 'hr', 'attendance/?status=late&employee=me&date=today&date_after=x&date_before=2031-02-29&page=x'))).toEqual({
    status: 400,
    body: { status: ['"late" is not a valid choice.'], employee: integer, date: day, date_after: day, date_before: day, page: integer },
  });
  expect(outcome(await call('GET', 'employee', 'attendance/my_attendance/?date_after=x'))).toEqual({ status: 400, body: { date_after: day } });
  for (const path of ['', 'my-attendance/']) expect(outcome(await call('GET', 'employee', `attendance/${path}?page=99`))).toEqual({ status: 404, body: said('Invalid page.', { code: 'not_found' }) });
});
