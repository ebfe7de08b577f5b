import { conceptsOf } from '../understanding/concepts.js';
import { LEAST, routeOf } from '../route/route.js';
import { ownParts } from './asked.js';
import { periodIn } from './periods.js';

const TODAY = '2026-11-23';

test.each([
  ['How many hours did I work yesterday?', '2026-11-22', '2026-11-22', 'yesterday, 22 Nov 2026'],
  ['and on Friday?', '2026-11-20', '2026-11-20', 'Friday, 20 Nov 2026'],
  ['on monday', '2026-11-16', '2026-11-16', 'Monday, 16 Nov 2026'],
  ['hours in October', '2026-10-01', '2026-10-31', 'October 2026'],
  ['my hours for December', '2025-12-01', '2025-12-31', 'December 2025'],
  ['in February 2024', '2024-02-01', '2024-02-29', 'February 2024'],
  ['last month', '2026-10-01', '2026-10-31', 'October 2026'],
  ['how much in May?', '2026-05-01', '2026-05-31', 'May 2026'],
  ['last year', '2025-01-01', '2025-12-31', '2025'],
  ['in 2024', '2024-01-01', '2024-12-31', '2024'],
])('"%s" names the days from %s to %s', (text, first, last, said) => {
  expect(periodIn(text, TODAY)).toMatchObject({ first, last, said });
});

test.each([
  'May I work on Mondays?',
  'How many days do I have left?',
  'room 2024',
  'How long have I worked this week?',
])('"%s" names no day, month or year', (text) => {
  expect(periodIn(text, TODAY)).toBeNull();
});

const sick = {
  id: 41,
  title: 'Flu',
  status: 'RESOLVED',
  leave: { leaveType: 'SICK', startDate: '2026-03-30', endDate: '2026-04-02', totalDays: 4 },
};
const trip = {
  id: 42,
  title: 'Rome',
  status: 'OPEN',
  leave: { leaveType: 'PERSONAL', startDate: '2026-03-02', endDate: '2026-03-03', totalDays: 2 },
};

/** What is answered, and what was read for it. */
async function told(
  text: string,
  entries: readonly string[] = [],
  requests: readonly object[] = [trip, sick],
): Promise<{ kind: string; answer: string; read: Record<string, unknown>[] }> {
  const kind = ownParts(routeOf(text, ''), LEAST.anyway)[0]?.kind;
  const read: Record<string, unknown>[] = [];
  const graph = <Data>(_: string, variables: Record<string, unknown> = {}) => {
    read.push(variables);
    const year = typeof variables['year'] === 'number' ? variables['year'] : 2026;
    return Promise.resolve({
      timeEntries: {
        count: entries.length,
        results: entries.slice(0, 200).map((netHours) => ({ netHours })),
      },
      ...{
        currentTimesheet: { totalHours: '8.000' },
        lastWeek: null,
        mySubmittedTimesheets: { results: [] },
        trackingSession: null,
      },
      leaveYear: {
        year,
        today: TODAY,
        takenDays: year === 2025 ? 9 : 2,
        pendingRequests: 0,
        usedDays: [{ leaveType: 'SICK', days: 2 }],
        requests,
      },
    } as Data);
  };
  return {
    kind: kind?.id ?? '',
    answer: (await kind?.answer({ text, concepts: conceptsOf(text), userId: 1, today: TODAY, graph })) ?? '',
    read,
  };
}

test('hours of a month that is named are added up from its entries, not those of the week [S-76]', async () => {
  const { kind, answer, read } = await told('How many hours did I log in October?', [
    '7.500',
    '8.167',
    '4.000',
  ]);
  expect([kind, answer]).toEqual([
    'hours',
    'You have recorded 19.67 hours for October 2026 (1 Oct 2026 to 31 Oct 2026). See /employee/time-tracking.',
  ]);
  expect(read).toContainEqual({ first: '2026-10-01', last: '2026-10-31' });
  expect((await told('hours last month')).answer).toBe(
    'You have recorded no hours for October 2026 (1 Oct 2026 to 31 Oct 2026). See /employee/time-tracking.',
  );
});

test('of the leave that comes next only what is approved is told to whoever asks for that', async () => {
  const coming = {
    ...sick,
    id: 43,
    title: 'Alps',
    leave: {
      ...sick.leave,
      leaveType: 'PERSONAL',
      startDate: '2026-12-21',
      endDate: '2026-12-22',
      totalDays: 2,
    },
  };
  const waiting = { ...trip, leave: { ...trip.leave, startDate: '2026-12-07', endDate: '2026-12-08' } };
  expect((await told('When is my next approved leave?', [], [waiting, coming])).answer).toBe(
    'Your next leave is personal leave, 21 Dec 2026 to 22 Dec 2026, 2 days: Approved (“Alps”). See /employee/leave.',
  );
  expect((await told('When is my next approved leave?', [], [waiting])).answer).toBe(
    'You have no approved leave coming up in 2026. See /employee/leave.',
  );
  expect((await told('When is my next leave?', [], [waiting, coming])).answer).toMatch(
    /^Your next leave, the first one first:\n- personal leave, 7 Dec 2026/,
  );
});

test('hours of a day are told beside those of the week', async () => {
  expect((await told('How many hours did I work yesterday?', ['3.000'])).answer).toMatch(
    /^You have recorded 3 hours for yesterday, 22 Nov 2026\. You have recorded 8 hours this week;/,
  );
});

test('more entries than are read are not taken for all', async () => {
  const { answer } = await told(
    'How many hours did I log in October?',
    Array.from({ length: 201 }, () => '1.000'),
  );
  expect(answer).toMatch(/^You have 201 entries for October 2026 .*, more than I can add up\./);
});

test('leave taken last year is that of last year, and leave of a month lists what has days in it', async () => {
  const { answer, read } = await told('How many leave days did I take last year?');
  expect(answer).toMatch(/^You have taken 9 days of approved leave in 2025/);
  expect(read).toContainEqual({ year: 2025 });
  expect((await told('How many sick days did I take in March?')).answer).toBe(
    'Your sick leave in March 2026:\n- sick leave, 30 Mar 2026 to 2 Apr 2026, 4 days: Approved (41 “Flu”)\nSee /employee/leave.',
  );
  expect((await told('How many sick days did I take in June?')).answer).toBe(
    'You have no sick leave in June 2026. See /employee/leave.',
  );
  expect((await told('My friend visits in March. How many days of leave do I have left?')).answer).toMatch(
    /^You have taken 2 days of approved leave in 2026/,
  );
});
