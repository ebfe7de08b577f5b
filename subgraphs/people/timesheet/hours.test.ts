import { dayIn } from '../../kit/config/calendar.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { addTimeEntry } from '../timeEntry/timeEntry.factory.js';
import { hours } from './hours.js';
import { addTimesheet } from './timesheet.factory.js';
import { mondayOf } from './week.js';

let test_: TestSubgraph;
let sheet: number;
let userId: number;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());
beforeEach(async () => {
  await test_.database.query('truncate employee cascade');
  const employee = await addEmployee(test_.database);
  userId = employee.userId;
  sheet = await addTimesheet(test_.database, {
    employeeId: employee.id,
    weekStartDate: mondayOf(dayIn('America/Los_Angeles')),
  });
});

interface Worked {
  totalHours: string;
  timeEntries: { hoursWorked: string }[];
}
const read = async (): Promise<Worked> =>
  (
    await test_.run<{ currentTimesheet: Worked }>(
      viewer([], { userId }),
      '{ currentTimesheet { totalHours timeEntries { hoursWorked } } }',
    )
  ).data.currentTimesheet;
const work = (clockInTime: string | null, clockOutTime: string | null) =>
  addTimeEntry(test_.database, sheet, { clockInTime, clockOutTime });

const STRETCHES: [clockIn: string | null, clockOut: string | null, expected: string, what: string][] = [
  ['09:00', '17:30', '8.500', 'a day'],
  ['22:00', '06:00', '8.000', 'a night, which ends on the next day'],
  ['00:00', '23:59:59', '24.000', 'all day but a second'],
  ['00:00:01', '00:00', '24.000', 'all night but a second'],
  ['09:00', '08:59', '23.983', 'almost once around the clock'],
  ['12:00', '12:00', '0.000', 'no time at all, when both are the same'],
  ['00:00', '00:00', '0.000', 'nothing at midnight'],
  ['08:00:00', '08:00:09', '0.003', 'nine seconds, half a thousandth rounded up'],
  ['08:00:00', '08:00:01', '0.000', 'one second'],
  ['08:00:00', '08:00:02', '0.001', 'two seconds'],
  ['09:00', null, '0.000', 'nothing while it runs'],
  [null, null, '0.000', 'nothing without times'],
];

test.each(STRETCHES)(
  'from %s to %s are %s hours: %s; the break is not subtracted [A5.29]',
  async (clockInTime, clockOutTime, expected, _what) => {
    await work(clockInTime, clockOutTime);
    expect(await read()).toEqual({ totalHours: expected, timeEntries: [{ hoursWorked: expected }] });
  },
);

test('hours are added up in seconds and rounded once, so the total may differ from the sum of the shown hours', async () => {
  for (let made = 0; made < 4; made += 1) await work('08:00:00', '08:00:01');
  expect(await read()).toEqual({
    totalHours: '0.001',
    timeEntries: Array.from({ length: 4 }, () => ({ hoursWorked: '0.000' })),
  });
  for (let made = 0; made < 2; made += 1) await work('09:00:00', '09:20:00');
  expect(await read()).toMatchObject({ totalHours: '0.668' });
});

test('the hours of a week may exceed the hours that a week has', async () => {
  for (let made = 0; made < 8; made += 1) await work('00:00', '23:00');
  expect((await read()).totalHours).toBe('184.000');
});

test('the total follows every entry that is added, changed, moved or removed, one or many at a time, and totals of other weeks stay', async () => {
  const { database } = test_;
  const other = await addTimesheet(database, {
    employeeId: (await addEmployee(database)).id,
    weekStartDate: '2026-01-05',
  });
  const totals = async () =>
    (
      await database.query<{ total: number }>('select total_seconds / 60 as total from timesheet order by id')
    ).map(({ total }) => total);
  const first = await work('08:00', '09:00');
  await work('10:00', '10:30');
  await addTimeEntry(database, other, { clockInTime: '08:00', clockOutTime: '08:10' });
  expect(await totals()).toEqual([90, 10]);
  await database.query(`update time_entry set clock_out_time = clock_out_time + interval '5 minutes'`);
  expect(await totals()).toEqual([100, 15]);
  await database.query('update time_entry set clock_out_time = null where id = $1', [first]);
  expect(await totals()).toEqual([35, 15]);
  await database.query(
    `update time_entry set timesheet_id = $1, week_start_date = '2026-01-05', date = '2026-01-06' where timesheet_id = $2`,
    [other, sheet],
  );
  expect(await totals()).toEqual([0, 50]);
  await database.query('delete from time_entry');
  expect(await totals()).toEqual([0, 0]);
});

test('entries that two people add to a week at the same time both count', async () => {
  await Promise.all(Array.from({ length: 8 }, () => work('08:00', '09:00')));
  expect((await read()).totalHours).toBe('8.000');
});

test('hours are exact for every number of seconds up to more than a day', async () => {
  const rows = await test_.database.query<{ seconds: number; exact: string }>(
    'select s as seconds, round(s / 3600.0, 3)::text as exact from generate_series(0, 100000) as s',
  );
  expect(rows.filter(({ seconds, exact }) => hours(seconds) !== exact)).toEqual([]);
});
