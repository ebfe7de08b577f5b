import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  PresentWeekDocument,
  StartTrackingDocument,
  TrackingSessionDocument,
  WeekTimesheetDocument,
} from '../../../generated/graphql';
import { answers, broken, never, person } from '../../../testing/graph';
import { called, choose, entriesTable, openTimeTracking, rowsOf } from '../../../testing/openTimeTracking';
import { interceptNetwork } from '../../../testing/server';
import {
  entry,
  handedIn,
  presentWeek,
  timesheet,
  trackingSession,
  weekTimesheet,
  type TestTimesheet,
} from '../../../testing/timesheets';

interceptNetwork();

const card = (name: string) => screen.findByRole('group', { name });
const present = (currentTimesheet: TestTimesheet | null) =>
  answers(PresentWeekDocument, () => presentWeek({ currentTimesheet }));

test('somebody without an employee record is sent to the manager, and has nothing to track or submit [A8.13]', async () => {
  await openTimeTracking({
    who: person({ departmentName: null }),
    handlers: [
      answers(PresentWeekDocument, () => presentWeek({ currentTimesheet: null, isEmployee: false })),
    ],
  });
  expect(await screen.findByText('No timesheet available. Please contact your manager.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Timesheet' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('a week that does not load says why, its figures are N/A, and Try Again loads it [A8.13]', async () => {
  let works = false;
  const { user } = await openTimeTracking({
    handlers: [answers(PresentWeekDocument, () => (works ? presentWeek() : broken()))],
  });
  expect(await screen.findByText('Failed to load timesheet: An unexpected error occurred')).toBeVisible();
  expect(await card('Hours This Week')).toHaveTextContent('N/A');
  expect(screen.getByRole('button', { name: 'Submit Timesheet' })).toBeDisabled();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await entriesTable()).toBeVisible();
  expect(await card('Hours This Week')).toHaveTextContent('3 h');
});

test('while the week is on its way its rows have a place, the figures are dots, and nothing can be submitted', async () => {
  await openTimeTracking({ handlers: [answers(PresentWeekDocument, never)] });
  expect(await screen.findByRole('table', { name: 'Time entries', busy: true })).toBeVisible();
  expect(await card('Overtime')).toHaveTextContent('...');
  expect(screen.getByRole('button', { name: 'Submit Timesheet' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'New entry' })).toBeDisabled();
});

test('the time tracking page has the tracker, four cards and two tabs [A2.84 A2.85]', async () => {
  await openTimeTracking();
  expect(screen.getByRole('heading', { level: 2, name: 'Time tracker' })).toBeVisible();
  expect((await screen.findAllByRole('group')).map((one) => one.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining(['Hours This Week', 'Weekly Target', 'Overtime', 'Efficiency']),
  );
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Weekly Entries',
      'Submitted Timesheets0',
    ]),
  );
  expect(screen.getByRole('link', { name: 'Back to Employee Portal' })).toHaveAttribute('href', '/employee');
});

test('hours are shown to the minute against the target of forty, and what is over it is overtime [A9.10 A9.11 A9.12]', async () => {
  const days = [9, 9.255, 9, 9, 8.5].map((hours, index) =>
    entry({ id: index + 1, date: `2026-11-${String(16 + index)}`, hours }),
  );
  await openTimeTracking({ handlers: [present(timesheet({ totalHours: '44.755', timeEntries: days }))] });
  await waitFor(async () =>
    expect(await card('Hours This Week')).toHaveTextContent('44 h 45 min4 h 45 min above 40 h'),
  );
  expect(await card('Weekly Target')).toHaveTextContent('40 h');
  expect(await card('Overtime')).toHaveTextContent('4 h 45 min');
  expect(await card('Efficiency')).toHaveTextContent('100%');
});

test('below the target there is no overtime, and the efficiency is the share of it [A9.10 A9.11 A9.12]', async () => {
  await openTimeTracking({
    handlers: [present(timesheet({ totalHours: '26.400', timeEntries: [entry({ hours: 26.4 })] }))],
  });
  await waitFor(async () =>
    expect(await card('Hours This Week')).toHaveTextContent('26 h 24 min13 h 36 min of 40 h to go'),
  );
  expect(await card('Overtime')).toHaveTextContent('0 h');
  expect(await card('Efficiency')).toHaveTextContent('66%');
});

test.each(['SUBMITTED', 'APPROVED', 'REJECTED'] as const)(
  'a week that is %s counts nothing any more, and says where its hours are [A4.21]',
  async (status) => {
    await openTimeTracking({ handlers: [present(handedIn(status))] });
    await waitFor(async () =>
      expect(await card('Hours This Week')).toHaveTextContent('0 h3 h submitted; only a draft counts here'),
    );
    expect(await card('Efficiency')).toHaveTextContent('0%');
  },
);

test('the week is drawn with a bar for each day, and told in words to those who do not see it [A9.10]', async () => {
  const timeEntries = [entry(), entry({ id: 2, date: '2026-11-20', hours: 7.5 })];
  await openTimeTracking({ handlers: [present(timesheet({ totalHours: '10.500', timeEntries }))] });
  const days = within(await screen.findByRole('table', { name: 'Hours of each day' })).getAllByRole('row');
  expect(days.map((day) => day.textContent.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining(['Monday3 h', 'Friday7 h 30 min', 'Sunday0 h']),
  );
  expect(screen.getByText('10 h 30 min so far.')).toBeVisible();
});

test('an entry tells its day, project, task, times and hours; open, overnight and blank ones are told apart [A3.11 A5.29]', async () => {
  await openTimeTracking({
    handlers: [
      present(
        timesheet({
          timeEntries: [
            entry(),
            entry({
              id: 2,
              date: '2026-11-17',
              clockInTime: '22:00:00',
              clockOutTime: '06:30:15',
              hours: 8.504,
            }),
            entry({ id: 3, date: '2026-11-18', clockOutTime: null, hours: 0 }),
            entry({
              id: 4,
              date: '2026-11-19',
              project: '',
              taskDescription: '',
              clockInTime: null,
              clockOutTime: null,
              hours: 0,
            }),
          ],
        }),
      ),
    ],
  });
  const table = await entriesTable();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Date', 'Project', 'Task', 'Clock In', 'Clock Out', 'Hours', 'Actions']);
  // Behind each word stands what a card of a narrow screen says in its place.
  expect(rowsOf(table).map((row) => row.slice(0, 6))).toEqual([
    [
      'Mon, 16 Nov 2026',
      'Portal projectPortal project',
      'Review the planReview the plan',
      '09:00from 09:00',
      '12:00to 12:00',
      '3.003 h',
    ],
    [
      'Tue, 17 Nov 2026',
      'Portal projectPortal project',
      'Review the planReview the plan',
      '22:00from 22:00',
      '06:30:15+1to 06:30:15+1',
      '8.508 h 30 min',
    ],
    [
      'Wed, 18 Nov 2026',
      'Portal projectPortal project',
      'Review the planReview the plan',
      '09:00from 09:00',
      'OpenOpen',
      '0.000 h',
    ],
    ['Thu, 19 Nov 2026', '–No project', '–no task', '–no start', '–no end', '0.000 h'],
  ]);
});

test('the entry whose time is being tracked says so, and another is not offered to be tracked', async () => {
  const tracked = entry({ clockOutTime: null, hours: 0 });
  const { user } = await openTimeTracking({
    handlers: [
      present(
        timesheet({
          timeEntries: [tracked, entry({ id: 2, date: '2026-11-17', clockOutTime: null, hours: 0 })],
        }),
      ),
      answers(TrackingSessionDocument, () => ({ trackingSession: trackingSession(tracked) })),
    ],
  });
  const table = await entriesTable();
  await waitFor(() => expect(rowsOf(table)[0]?.[4]).toContain('Tracking'));
  await user.click(
    screen.getByRole('button', { name: called('Actions for Portal project, 17 Nov 2026, 09:00') }),
  );
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View',
    'Edit',
    'Delete',
  ]);
});

test('an entry without an end can be tracked, one with an end cannot [A4.9]', async () => {
  const sent: unknown[] = [];
  const open = entry({ id: 2, date: '2026-11-17', clockOutTime: null, hours: 0 });
  const { user } = await openTimeTracking({
    handlers: [
      present(timesheet({ timeEntries: [entry(), open] })),
      answers(StartTrackingDocument, (variables) => {
        sent.push(variables.input);
        return { startTracking: trackingSession(open) };
      }),
    ],
  });
  await user.click(
    await screen.findByRole('button', { name: called('Actions for Portal project, 16 Nov 2026, 09:00') }),
  );
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'View',
    'Edit',
    'Delete',
  ]);
  await user.keyboard('{Escape}');
  await choose(user, 'Portal project, 17 Nov 2026, 09:00', 'Track');
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({ project: 'Portal project', task: 'Review the plan', timesheetEntryId: 2 }),
    ]),
  );
});

test('entries that overlap are told of quietly, those that only touch are not', async () => {
  const touching = entry({ id: 2, clockInTime: '12:00:00', clockOutTime: '13:00:00', hours: 1 });
  const { user, router } = await openTimeTracking({
    handlers: [
      present(timesheet({ timeEntries: [entry(), touching] })),
      answers(WeekTimesheetDocument, () =>
        weekTimesheet(
          timesheet({
            id: 6,
            weekStartDate: '2026-11-09',
            weekEndDate: '2026-11-15',
            timeEntries: [
              entry({
                id: 3,
                date: '2026-11-09',
                clockInTime: '22:00:00',
                clockOutTime: '02:00:00',
                hours: 4,
              }),
              entry({
                id: 4,
                date: '2026-11-10',
                clockInTime: '01:59:00',
                clockOutTime: '03:00:00',
                hours: 1,
              }),
            ],
          }),
        ),
      ),
    ],
  });
  await entriesTable();
  expect(screen.queryByText(/overlap/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(
    await screen.findByText(/9\sNov\s2026, 22:00–02:00 and 10\sNov\s2026, 01:59–03:00 overlap/),
  ).toBeVisible();
  expect(router.state.location.search).toBe('?week=2026-11-09');
});

test('a week without entries says what belongs there, and how to begin', async () => {
  await openTimeTracking({ handlers: [present(null)] });
  expect(await screen.findByText('No time entries yet')).toBeVisible();
  expect(screen.getByText('No hours yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write an entry' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Timesheet editor' })).toBeEnabled();
});

test('without an answer the week has words of its own', async () => {
  await openTimeTracking({ handlers: [answers(PresentWeekDocument, () => HttpResponse.error())] });
  expect(await screen.findByText('Failed to load timesheet: An unexpected error occurred')).toBeVisible();
});
