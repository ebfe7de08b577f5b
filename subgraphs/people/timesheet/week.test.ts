import { dayIn } from '../../kit/config/calendar.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { addEmployee } from '../employee/employee.factory.js';
import { people } from '../subgraph.js';
import { addTimesheet } from './timesheet.factory.js';
import { addDays, mondayOf } from './week.js';

/** Only the clock is stopped; what waits for the database continues. */
function at(instant: string): void {
  const doNotFake = [
    'hrtime',
    'nextTick',
    'performance',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'setInterval',
    'clearInterval',
    'setTimeout',
    'clearTimeout',
  ] as const;
  jest.useFakeTimers({ now: Date.parse(instant), doNotFake: [...doNotFake] });
}
afterEach(() => void jest.useRealTimers());

/** The last second of a week's Sunday in the zone, and the Mondays before and after it. */
const TURNS: [zone: string, what: string, lastSecond: string, before: string, after: string][] = [
  ['America/Los_Angeles', 'an ordinary week', '2026-06-15T06:59:59Z', '2026-06-08', '2026-06-15'],
  [
    'America/Los_Angeles',
    'the Sunday on which summer time begins',
    '2026-03-09T06:59:59Z',
    '2026-03-02',
    '2026-03-09',
  ],
  [
    'America/Los_Angeles',
    'the Sunday on which summer time ends',
    '2026-11-02T07:59:59Z',
    '2026-10-26',
    '2026-11-02',
  ],
  [
    'America/Los_Angeles',
    'a week over the end of the year',
    '2027-01-04T07:59:59Z',
    '2026-12-28',
    '2027-01-04',
  ],
  ['America/Los_Angeles', 'a leap day', '2032-03-01T07:59:59Z', '2032-02-23', '2032-03-01'],
  [
    'Europe/Berlin',
    'the Sunday on which summer time begins',
    '2026-03-29T21:59:59Z',
    '2026-03-23',
    '2026-03-30',
  ],
  [
    'Pacific/Kiritimati',
    'a zone fourteen hours ahead, over the end of the year',
    '2028-01-02T09:59:59Z',
    '2027-12-27',
    '2028-01-03',
  ],
  [
    'Asia/Kathmandu',
    'a zone three quarters of an hour off',
    '2026-07-05T18:14:59Z',
    '2026-06-29',
    '2026-07-06',
  ],
];

describe.each([...new Set(TURNS.map(([zone]) => zone))])('an organisation in %s', (zone) => {
  let test_: TestSubgraph;
  beforeAll(async () => {
    test_ = await openTestSubgraph(people, { config: { ORGANISATION_TIME_ZONE: zone } });
  });
  afterAll(() => test_.close());

  test.each(TURNS.filter(([where]) => where === zone))(
    '%s: the current week changes at midnight from Sunday to Monday, after %s',
    async (_zone, _what, lastSecond, before, after) => {
      const employee = await addEmployee(test_.database);
      const who = viewer([], { userId: employee.userId, employeeId: employee.id });
      for (const weekStartDate of [before, after])
        await addTimesheet(test_.database, { employeeId: employee.id, weekStartDate });
      const week = async (instant: string) => {
        at(instant);
        const { data } = await test_.run<{
          currentTimesheet: { weekStartDate: string; weekEndDate: string } | null;
        }>(who, '{ currentTimesheet { weekStartDate weekEndDate } }');
        jest.useRealTimers();
        return data.currentTimesheet;
      };
      const midnight = new Date(Date.parse(lastSecond) + 1000).toISOString();
      expect(await week(lastSecond)).toEqual({ weekStartDate: before, weekEndDate: addDays(before, 6) });
      expect(await week(midnight)).toEqual({ weekStartDate: after, weekEndDate: addDays(after, 6) });
    },
  );
});

test('every day of a century is in the week that starts on the Monday at most six days before', () => {
  const wrong: string[] = [];
  let monday = '1999-12-27';
  for (let day = '2000-01-01'; day < '2100-01-01'; day = addDays(day, 1)) {
    if (day === addDays(monday, 7)) monday = day;
    if (mondayOf(day) !== monday || new Date(monday).getUTCDay() !== 1) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});

test('through a year with its clock changes the week changes once a week, on Monday in local time', () => {
  const HOUR = 3_600_000;
  for (const zone of ['America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago']) {
    const weekday = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      hourCycle: 'h23',
    });
    for (let week = 0; week < 53; week += 1) {
      // From before it is Monday anywhere until it is Monday everywhere.
      const monday = Date.parse('2026-01-05T00:00:00Z') + week * 168 * HOUR;
      const seen = Array.from({ length: 28 }, (_, index) => new Date(monday + (index - 15) * HOUR));
      const turn = seen.findIndex((now) => mondayOf(dayIn(zone, now)) === addDays('2026-01-05', week * 7));
      expect(mondayOf(dayIn(zone, seen[turn - 1]))).toBe(addDays('2026-01-05', week * 7 - 7));
      expect(weekday.format(seen[turn])).toMatch(/^Mon,? 00/);
    }
  }
});
