import { openTestSubgraph } from '../kit/testing/subgraph.js';
import type { TestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { dayIn } from '../kit/config/calendar.js';
import { DEMO_ACCOUNTS } from './demo/accounts.js';
import { demoOrganisation } from './demo/organisation.js';
import { demoTimesheets } from './demo/timesheets.js';
import type { DemoTimesheet, TimesheetPerson } from './demo/timesheets.js';
import { seedPeople } from './seed.js';
import { people } from './subgraph.js';
import { addDays, mondayOf } from './timesheet/week.js';
import { seedTimesheets } from './timesheetSeed.js';

const ZONE = 'America/Los_Angeles';
const withIds = (today: string, headcount?: number): TimesheetPerson[] =>
  demoOrganisation(today, headcount).map((person, index) => ({
    ...person,
    userId: index + 1,
    fullName: `${person.firstName} ${person.lastName}`,
  }));
const idOf = (crowd: TimesheetPerson[], email: string) =>
  crowd.find((person) => person.email === email)!.userId;
const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
const hoursByDay = ({ entries }: DemoTimesheet) => {
  const days = new Map<string, number>();
  for (const { date, clockInTime, clockOutTime } of entries)
    days.set(
      date,
      (days.get(date) ?? 0) + ((minutes(clockOutTime) - minutes(clockInTime) + 1440) % 1440) / 60,
    );
  return days;
};

// A Monday, a midweek day, a Sunday, days after both clock changes, the first days of a year and a leap day.
const DAYS = [
  '2026-11-16',
  '2026-11-18',
  '2026-11-22',
  '2026-11-02',
  '2026-03-09',
  '2027-01-01',
  '2028-03-01',
];

test.each(DAYS)(
  'on %s forty people have eight weeks: a draft up to yesterday, a submitted one, older ones decided by another person',
  (today) => {
    const crowd = withIds(today);
    const sheets = demoTimesheets({ people: crowd, today });
    expect(demoTimesheets({ people: crowd, today })).toEqual(sheets);
    expect(new Set(sheets.map(({ userId }) => userId)).size).toBe(40);
    const present = mondayOf(today);
    const weeks = new Map(sheets.map((sheet) => [`${sheet.userId} ${sheet.weekStartDate}`, sheet]));
    expect(weeks.size).toBe(320);

    const drafts = sheets.filter(({ status }) => status === 'draft');
    expect(drafts.filter(({ weekStartDate }) => weekStartDate === present)).toHaveLength(40);
    expect(drafts.filter(({ weekStartDate }) => weekStartDate === addDays(present, -7))).toHaveLength(1);
    expect(drafts).toHaveLength(41);
    expect(
      sheets.filter(({ status }) => status === 'submitted').map(({ weekStartDate }) => weekStartDate),
    ).toEqual(Array.from({ length: 39 }, () => addDays(present, -7)));
    for (const { email } of DEMO_ACCOUNTS) {
      const own = sheets.filter(({ userId }) => userId === idOf(crowd, email)).map(({ status }) => status);
      expect(own.sort()).toEqual([
        ...Array.from({ length: 6 }, () => 'approved'),
        'draft',
        'rejected',
        'submitted',
      ]);
    }

    const last = today === present ? today : addDays(today, -1);
    for (const sheet of sheets) {
      const { weekStartDate, status, entries } = sheet;
      expect(entries.length).toBeGreaterThan(0);
      expect(
        entries.every(
          ({ date }) => date >= weekStartDate && date <= addDays(weekStartDate, 4) && date <= last,
        ),
      ).toBe(true);
      expect(
        entries.every(({ project }) =>
          ['Portal project', 'Training', 'Meetings', 'Administration'].includes(project),
        ),
      ).toBe(true);
      if (weekStartDate !== present || today !== present)
        expect([...hoursByDay(sheet).values()].every((hours) => hours >= 7.5 && hours <= 8.5)).toBe(true);
      if (weekStartDate !== present && status !== 'rejected') expect(hoursByDay(sheet).size).toBe(5);
      expect(sheet.decidedById).not.toBe(sheet.userId);
      const story = [sheet.createdAt, sheet.submittedAt, sheet.decidedAt].filter(
        (instant) => instant !== null,
      );
      expect(story).toEqual([...story].sort());
      if (sheet.submittedAt !== null)
        expect(
          [sheet.submittedAt, sheet.decidedAt ?? ''].every((instant) => instant < `${present} 00:00:00`),
        ).toBe(true);
    }
    expect(new Set(sheets.flatMap(({ entries }) => entries.map(({ project }) => project))).size).toBe(4);
  },
);

test('a person who was away did not work, and a person who was away all week has only the current timesheet', () => {
  const today = '2026-11-18';
  const crowd = withIds(today);
  const userId = idOf(crowd, 'employee@portal.example');
  const away = [
    { userId, startDate: '2026-10-31', endDate: '2026-11-08' },
    { userId, startDate: '2026-11-10', endDate: '2026-11-11' },
    { userId, startDate: '2026-11-16', endDate: '2026-11-17' },
  ];
  const own = demoTimesheets({ people: crowd, today, away }).filter((sheet) => sheet.userId === userId);
  expect(own.some(({ weekStartDate }) => weekStartDate === '2026-11-02')).toBe(false);
  const days = own.slice(-2).map((sheet) => [sheet.weekStartDate, [...hoursByDay(sheet).keys()]]);
  expect(days).toEqual([
    ['2026-11-09', ['2026-11-09', '2026-11-12', '2026-11-13']],
    ['2026-11-16', ['2026-11-18']],
  ]);
});

test('a small organisation with one person in HR has timesheets too; the timesheets of that person wait for another', () => {
  const crowd = withIds('2026-11-18', 20);
  const hr = idOf(crowd, 'hr@portal.example');
  const deciders = crowd.filter(({ roles }) => roles.includes('HR')).map(({ userId }) => userId);
  expect(deciders).toEqual([hr]);
  const sheets = demoTimesheets({ people: crowd, today: '2026-11-18' });
  expect(new Set(sheets.filter(({ userId }) => userId === hr).map(({ status }) => status))).toEqual(
    new Set(['submitted', 'draft']),
  );
  expect(sheets.some(({ status }) => status === 'approved')).toBe(true);
});

describe('loaded', () => {
  let test_: TestSubgraph;
  const today = dayIn(ZONE);
  const crowd = withIds(today);
  beforeAll(async () => {
    test_ = await openTestSubgraph(people);
    await test_.database.system((tx) =>
      seedPeople(tx, crowd, new Map(crowd.map((person) => [person.email, person.userId]))),
    );
  });
  afterAll(() => test_.close());

  test('loading timesheets takes few statements, and every demo account then reads its own current week with entries', async () => {
    const before = test_.database.statements;
    const count = await test_.database.system((tx) =>
      seedTimesheets(tx, { people: crowd, today, timeZone: ZONE }),
    );
    expect(test_.database.statements - before).toBe(4);
    const planned = demoTimesheets({ people: crowd, today });
    expect(count).toBe(planned.length);
    const entries = planned.reduce((sum, sheet) => sum + sheet.entries.length, 0);
    expect(
      await test_.database.one(
        'select (select count(*) from timesheet) as sheets, (select count(*) from time_entry) as entries',
      ),
    ).toEqual({ sheets: count, entries });

    for (const { email } of DEMO_ACCOUNTS) {
      const { data, errors } = await test_.run<{
        currentTimesheet: { totalHours: string; timeEntries: { hoursWorked: string }[] };
      }>(
        viewer([], { userId: idOf(crowd, email) }),
        '{ currentTimesheet { weekStartDate status totalHours timeEntries { hoursWorked } } }',
      );
      expect(errors).toEqual([]);
      expect(data.currentTimesheet).toMatchObject({ weekStartDate: mondayOf(today), status: 'DRAFT' });
      expect(data.currentTimesheet.timeEntries.length).toBeGreaterThan(0);
      const sum = data.currentTimesheet.timeEntries.reduce(
        (total, { hoursWorked }) => total + Number(hoursWorked),
        0,
      );
      expect(Math.abs(Number(data.currentTimesheet.totalHours) - sum)).toBeLessThan(0.02);
      expect(Number(data.currentTimesheet.totalHours)).toBeGreaterThanOrEqual(1);
    }
  });

  test('totals are the sums of the entries, and no entry is in the future', async () => {
    const wrong = await test_.database.query(
      `select t.id from timesheet t left join time_entry n on n.timesheet_id = t.id group by t.id
       having t.total_seconds <> coalesce(sum(n.worked_seconds), 0) or greatest(t.created_at, t.updated_at, t.submitted_at, t.decided_at, max(n.created_at)) > now()
         or t.updated_at < t.created_at`,
    );
    expect(wrong).toEqual([]);
  });
});
