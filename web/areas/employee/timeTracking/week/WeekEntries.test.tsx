import { screen, waitFor, within } from '@testing-library/react';

import {
  PresentWeekDocument,
  StartTrackingDocument,
  TrackingSessionDocument,
  WeekTimesheetDocument,
} from '../../../../generated/graphql';
import { answers } from '../../../../testing/graph';
import {
  called,
  choose,
  entriesTable,
  openTimeTracking,
  rowsOf,
} from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import {
  entry,
  presentWeek,
  timesheet,
  trackingSession,
  weekTimesheet,
  type TestTimesheet,
} from '../../../../testing/time/timesheets';

interceptNetwork();
const present = (currentTimesheet: TestTimesheet | null) =>
  answers(PresentWeekDocument, () => presentWeek({ currentTimesheet }));

test('an entry has its day, project, task, times and hours; open, overnight and blank entries look different [A3.11 A5.29]', async () => {
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
  // Each text is followed by its short form on a card of a narrow screen.
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

test('the running entry is marked, and no other entry offers to track', async () => {
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

test('overlapping entries have a mark, adjacent entries do not', async () => {
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
