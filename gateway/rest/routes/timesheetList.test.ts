import { database } from '../../../subgraphs/people/database.js';
import { ACCOUNTS, openTestPortal } from '../../testing/portal.js';
import type { Account, TestPortal } from '../../testing/portal.js';
import type { Json } from '../testing/leave.js';
import { dayAfter, STATES, timesheetsOf } from '../testing/timesheets.js';
import type { Entry, PageOf, Sheet } from '../testing/timesheets.js';

let portal: TestPortal;
let all: Sheet[];
const sheets = timesheetsOf(() => portal);
const list = async (as: Account, query = '') => (await sheets.call<PageOf<Sheet>>('GET', as, `timesheets/${query}`)).body;
const submitted = async (as: Account, query = '') => (await sheets.call<PageOf<Sheet>>('GET', as, `timesheets/my_submitted/${query}`)).body;
const entries = async (as: Account, query = '') => (await sheets.call<PageOf<Entry>>('GET', as, `timesheet-entries/${query}`)).body;
const employeeId = async (as: Account) => (await sheets.call<{ id: number }>('GET', as, 'employees/my_profile/')).body.id;
const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
const sorted = (rows: { id: number }[]) => ids(rows).sort((one, other) => one - other);

/** Every row of a list, page by page. */
async function everything<Row>(page: (query: string) => Promise<PageOf<Row>>, query: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const { results, next } = await page(`${query}${query ? '&' : '?'}page_size=200&page=${number}`);
    rows.push(...results);
    if (next === null) return rows;
  }
}

beforeAll(async () => {
  portal = await openTestPortal();
  // Two or three pages are enough, and there are as many every day.
  const kept = '(select id from timesheet order by week_start_date desc, id desc limit 240)';
  await database.query(`delete from time_entry where timesheet_id not in ${kept}`);
  await database.query(`delete from timesheet where id not in ${kept}`);
  for (const state of STATES) await sheets.createdAs('employee', state);
  for (const account of ACCOUNTS) await sheets.created(account);
  const { id, week_start_date } = await sheets.created('employee');
  const days = [['Training', 0, '08:00', '12:00'], ['training', 1, '13:00', '15:30'], ['Meetings', 2, '09:00', null], ['', 2, null, null]] as const;
  for (const [project, day, clock_in_time, clock_out_time] of days) {
    await sheets.entered({ id, week_start_date }, 'employee', { project, date: dayAfter(week_start_date, day), clock_in_time, clock_out_time, task_description: `Work on day ${day}`, notes: project === 'Meetings' ? 'With Oslo 100%_' : null });
  }
  all = await everything((query) => list('hr', query), '');
}, 60_000);
afterAll(() => portal.close());

describe('who reads which timesheets', () => {
  test('people read their own, managers also their reports’, HR and administrators all, drafts too; the count counts no more [A6.15, B7.16, B3.23]', async () => {
    const me = await employeeId('manager');
    const { body: reports } = await sheets.call<PageOf<{ id: number }>>('GET', 'hr', `employees/?manager=${me}&page_size=200`);
    expect(ids(reports.results)).toContain(await employeeId('employee'));
    for (const account of ACCOUNTS) {
      const own = await employeeId(account);
      const theirs = account === 'hr' || account === 'admin' ? null : account === 'manager' ? [own, ...ids(reports.results)] : [own];
      const expected = all.filter((row) => !theirs || theirs.includes(row.employee));
      const rows = await everything((query) => list(account, query), '');
      expect([account, ids(rows)]).toEqual([account, ids(expected)]);
      expect([account, (await list(account, '?page_size=1')).count]).toEqual([account, expected.length]);
      const [foreign] = all.filter((row) => !expected.includes(row));
      if (foreign) expect([account, (await sheets.read(account, foreign.id)).status, (await list(account, `?employee=${foreign.employee}`)).count]).toEqual([account, 404, 0]);
    }
    expect(all.filter((row) => row.status === 'draft').length).toBeGreaterThan(1);
  });

  test('everybody reads their own that they handed in, the latest week first, a hundred a page [A7.42, A9.21]', async () => {
    for (const account of ACCOUNTS) {
      const own = await employeeId(account);
      const expected = all.filter((row) => row.employee === own && row.status !== 'draft');
      for (const path of ['my_submitted', 'my-submitted']) {
        const { body } = await sheets.call<PageOf<Sheet>>('GET', account, `timesheets/${path}/?page_size=100`);
        expect([account, body.count, body.results]).toEqual([account, expected.length, expected.slice(0, 100)]);
      }
    }
    expect(new Set((await submitted('employee')).results.map(({ status }) => status))).toEqual(new Set(['submitted', 'approved', 'rejected']));
    for (const name of ['week_start_date', 'submitted_at']) {
      const values = (await submitted('employee', `?ordering=${name}&page_size=200`)).results.map((row) => String(row[name]));
      expect([name, values]).toEqual([name, [...values].sort()]);
    }
  });

  test('REST answers what the graph answers, field for field, for everybody [A3.10, A3.11]', async () => {
    const ENTRY = 'id timesheet: timesheetId date project taskDescription clockInTime clockOutTime hoursWorked breakDuration notes createdAt updatedAt';
    const FIELDS = `id employee: employeeId employeeName weekStartDate weekEndDate status totalHours submittedAt createdAt updatedAt timeEntries { ${ENTRY} } approvedByName: decidedByName approvedAt: decidedAt rejectionReason`;
    const snake = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(snake);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), key === 'status' ? String(part).toLowerCase() : snake(part)]));
    };
    type Answer = Record<'timesheets' | 'mySubmittedTimesheets' | 'timeEntries', { count: number; results: Json[] }>;
    for (const account of ACCOUNTS) {
      const { data } = await portal.graphql<Answer>(account, `{
        timesheets(pageSize: 8, ordering: "totalHours,-createdAt") { count results { ${FIELDS} } } mySubmittedTimesheets(pageSize: 5) { count results { ${FIELDS} } }
        timeEntries(pageSize: 50) { count results { ${ENTRY} } } }`);
      const answered = [await list(account, '?page_size=8&ordering=total_hours,-created_at'), await submitted(account, '?page_size=5'), await entries(account, '?page_size=50')];
      expect(answered.map(({ count, results }) => ({ count, results }))).toEqual([data.timesheets, data.mySubmittedTimesheets, data.timeEntries].map(snake));
    }
  });
});

describe('narrowing the list of timesheets', () => {
  test('by person, state, week and name, of which one may be blank and an unknown one means nothing [B7.16, B9.3]', async () => {
    const [me, hr] = [await employeeId('employee'), await employeeId('hr')];
    const week = all.find((row) => row.employee === me)?.week_start_date ?? '';
    const cases: [string, (row: Sheet) => boolean][] = [
      [`?employee=${me}`, (row) => row.employee === me],
      [`?employee=${me},${hr}`, (row) => [me, hr].includes(row.employee)],
      ...STATES.map((state): [string, (row: Sheet) => boolean] => [`?status=${state.toUpperCase()}`, (row) => row.status === state]),
      ['?status=submitted,rejected', (row) => ['submitted', 'rejected'].includes(row.status)],
      [`?week_start_date=${week}`, (row) => row.week_start_date === week],
      [`?week_start_date=${week},2034-01-02`, (row) => [week, '2034-01-02'].includes(row.week_start_date)],
      [`?week_start_date_after=${week}`, (row) => row.week_start_date >= week],
      [`?week_start_date_before=${week}`, (row) => row.week_start_date <= week],
      ['?search=OKAFOR', (row) => String(row['employee_name']).toLowerCase().includes('okafor')],
      [`?search=${encodeURIComponent('maya okafor')}`, (row) => row['employee_name'] === 'Maya Okafor'],
      ['?search=%25', () => false],
      [`?employee=${me}&status=draft&week_start_date_after=2034-01-01`, (row) => row.employee === me && row.status === 'draft' && row.week_start_date >= '2034-01-01'],
      ['?status=&employee=&week_start_date=&week_start_date_after=&search=%20&ordering=&_t=1&colour=red', () => true],
      ['?ordering=colour,salary', () => true],
    ];
    for (const [query, means] of cases) expect([query, ids(await everything((more) => list('hr', more), query))]).toEqual([query, ids(all.filter(means))]);
    const first = await list('hr', `?employee=${me}&page_size=2`);
    expect([first.results.length, first.previous, new URL(first.next ?? '').search]).toEqual([2, null, `?employee=${me}&page_size=2&page=2`]);
    expect([(await list('hr')).results.length, all.length > 200]).toEqual([100, true]);
  });

  test('in each documented order, both ways', async () => {
    for (const name of ['week_start_date', 'submitted_at', 'total_hours', 'created_at']) {
      const value = (row: Sheet) => (name === 'total_hours' ? Number(row[name]) : Date.parse(String(row[name])));
      const given = async (ordering: string) => (await everything((query) => list('hr', query), `?ordering=${ordering}`)).filter((row) => row[name] !== null).map(value);
      const forward = await given(name);
      expect([name, forward]).toEqual([name, [...forward].sort((one, other) => one - other)]);
      const backward = await given(`-${name}`);
      expect([name, backward]).toEqual([name, [...backward].sort((one, other) => other - one)]);
    }
    const states = (await everything((query) => list('hr', query), '?ordering=status')).map(({ status }) => status);
    expect(states.filter((state, index) => state !== states[index - 1]).length).toBe(new Set(states).size);
    const weeks = all.map((row) => row.week_start_date);
    expect(weeks).toEqual([...weeks].sort().reverse());
  });
});

describe('the list of entries', () => {
  test('has of everybody the entries of the timesheets that they read, by day and time [A7.43]', async () => {
    for (const account of ACCOUNTS) {
      const expected = (await everything((query) => list(account, query), '')).flatMap((sheet) => sheet.time_entries);
      const rows = await everything((query) => entries(account, query), '');
      expect([account, sorted(rows)]).toEqual([account, sorted(expected)]);
      // Entries without a time stand last in their day.
      const places = rows.map((row) => `${row.date} ${row.clock_in_time ?? '~'}`);
      expect([account, places]).toEqual([account, [...places].sort()]);
      expect((await entries(account, '?page_size=1')).count).toBe(expected.length);
    }
  });

  test('is narrowed by timesheet, day, project and text, and ordered as asked', async () => {
    const every = await everything((query) => entries('hr', query), '');
    const [mine] = every.filter((row) => row.project === 'Meetings' && row.notes === 'With Oslo 100%_');
    if (!mine) throw new Error('The entry of the set-up is not in the list.');
    const has = (row: Entry, text: string) => [row.project, row.task_description, row.notes ?? ''].some((words) => words.toLowerCase().includes(text));
    const cases: [string, (row: Entry) => boolean][] = [
      [`?timesheet=${mine.timesheet}`, (row) => row.timesheet === mine.timesheet],
      [`?date=${mine.date}`, (row) => row.date === mine.date],
      [`?date=${mine.date},2034-01-03`, (row) => [mine.date, '2034-01-03'].includes(row.date)],
      [`?timesheet=${mine.timesheet},999999999`, (row) => row.timesheet === mine.timesheet],
      ['?project=Training,meetings', (row) => ['training', 'meetings'].includes(row.project.toLowerCase())],
      [`?date_after=${mine.date}`, (row) => row.date >= mine.date],
      [`?date_before=${mine.date}&date_after=2034-01-01`, (row) => row.date <= mine.date && row.date >= '2034-01-01'],
      ['?project=TRAINING', (row) => row.project.toLowerCase() === 'training'],
      ['?project=Train', () => false],
      ['?search=oslo', (row) => has(row, 'oslo')],
      [`?search=${encodeURIComponent('100%_')}`, (row) => has(row, '100%_')],
      ['?timesheet=&date=&date_after=&project=&search=', () => true],
      ['?timesheet=999999999', () => false],
    ];
    for (const [query, means] of cases) expect([query, ids(await everything((more) => entries('hr', more), query))]).toEqual([query, ids(every.filter(means))]);
    for (const name of ['date', 'clock_in_time', 'created_at'] as const) {
      const values = (await everything((query) => entries('employee', query), `?ordering=-${name}`)).flatMap((row) => row[name] ?? []);
      expect([name, values]).toEqual([name, [...values].sort().reverse()]);
    }
    const projects = (await everything((query) => entries('employee', query), `?ordering=project&timesheet=${mine.timesheet}`)).map((row) => row.project.toLowerCase());
    expect(projects).toEqual([...projects].sort());
    const wrong = await sheets.call('GET', 'hr', 'timesheet-entries/?timesheet=x&date=today&date_after=1&date_before=2034-13-01&page=0x');
    expect([wrong.status, Object.keys(wrong.body).sort()]).toEqual([400, ['date', 'date_after', 'date_before', 'page', 'timesheet']]);
  });
});
