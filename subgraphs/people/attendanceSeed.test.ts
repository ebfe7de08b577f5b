import { dayIn } from '../kit/config/calendar.js';
import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { seedAttendance } from './attendanceSeed.js';
import { DEMO_ACCOUNTS } from './demo/accounts.js';
import { demoOrganisation } from './demo/organisation.js';
import { seedPeople } from './seed.js';
import { people } from './subgraph.js';
import { seedTimesheets } from './timesheetSeed.js';

const ZONE = 'America/Los_Angeles';
let test_: TestSubgraph;

beforeAll(async () => {
  test_ = await openTestSubgraph(people);
});
afterAll(() => test_.close());

test('the demo organisation was at work from the first start to the last end of each day in its timesheets', async () => {
  const today = dayIn(ZONE);
  const crowd = demoOrganisation(today).map((person, index) => ({
    ...person,
    userId: index + 1,
    fullName: `${person.firstName} ${person.lastName}`,
  }));
  const count = await test_.database.system(async (tx) => {
    await seedPeople(tx, crowd, new Map(crowd.map((person) => [person.email, person.userId])));
    await seedTimesheets(tx, { people: crowd, today, timeZone: ZONE });
    return seedAttendance(tx, ZONE);
  });
  expect(count).toBeGreaterThan(1_000);

  const entries = await test_.database.query<{ employee: number; date: string; in: string; out: string }>(
    `select t.employee_id as employee, n.date, n.clock_in_time as "in", n.clock_out_time as "out" from time_entry n join timesheet t on t.id = n.timesheet_id`,
  );
  const days = new Map<string, { first: string; last: string }>();
  for (const { employee, date, in: first, out } of entries) {
    const last = out < first ? `next ${out}` : out;
    const day = days.get(`${employee} ${date}`);
    if (!day) days.set(`${employee} ${date}`, { first, last });
    else
      Object.assign(day, {
        first: first < day.first ? first : day.first,
        last: last > day.last ? last : day.last,
      });
  }
  const records = await test_.database.query<{ employee: number; date: string; first: string; last: string }>(
    `select employee_id as employee, date, to_char(clock_in at time zone '${ZONE}', 'HH24:MI:SS') as first,
       case when (clock_out at time zone '${ZONE}')::date > date then 'next ' else '' end || to_char(clock_out at time zone '${ZONE}', 'HH24:MI:SS') as last from attendance`,
  );
  expect(records.length).toBe(count);
  for (const { employee, date, ...day } of records) expect(day).toEqual(days.get(`${employee} ${date}`));
  // The hour of a person who starts before everyone else may still be in the future.
  expect(days.size - count).toBeLessThanOrEqual(40);
  expect(
    await test_.database.query(
      'select 1 from attendance where clock_out > now() or worked_seconds > 16 * 3600',
    ),
  ).toEqual([]);
});

test('every demo account has attendance to look at', async () => {
  const accounts = await test_.database.query<{ userId: number }>(
    'select user_id as "userId" from employee where email = any($1::text[])',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  expect(accounts).toHaveLength(DEMO_ACCOUNTS.length);
  for (const { userId } of accounts) {
    const { data } = await test_.run<{ myAttendance: { count: number } }>(
      viewer([], { userId }),
      '{ myAttendance { count } }',
    );
    expect(data.myAttendance.count).toBeGreaterThan(20);
  }
});
