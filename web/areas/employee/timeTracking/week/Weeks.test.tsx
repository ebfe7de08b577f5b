import { act, screen, waitFor } from '@testing-library/react';

import { PresentWeekDocument, WeekTimesheetDocument } from '../../../../generated/graphql';
import { answers, broken } from '../../../../testing/graph';
import { called, entriesTable, openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import { entry, handedIn, presentWeek, weekTimesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

const past = handedIn('APPROVED', {
  id: 6,
  weekStartDate: '2026-11-09',
  weekEndDate: '2026-11-15',
  decidedByName: 'Priya Raman',
  decidedAt: '2026-11-17T17:00:00.000Z',
  totalHours: '5.000',
  timeEntries: [entry({ id: 9, date: '2026-11-10', project: 'Training', hours: 5 })],
});

/** Collects the weeks that are asked for; only the one of 9 November has a timesheet. */
function weeks() {
  const asked: unknown[] = [];
  const handler = answers(WeekTimesheetDocument, ({ weekStartDate }) => {
    asked.push(weekStartDate);
    return weekTimesheet(weekStartDate === '2026-11-09' ? past : null);
  });
  return { asked, handler };
}

const shownWeek = (name: string) => screen.findByRole('heading', { level: 2, name: called(name) });
/** The sentence that says the status of the week. */
const weekLine = (line: string) =>
  screen.findByText((_text, element) => element?.tagName === 'P' && called(line)(element.textContent));
const hours = () => screen.getByRole('group', { name: 'Hours This Week' });

test('another week that cannot be loaded shows the reason, and the current week keeps its figures [A8.13]', async () => {
  await openTimeTracking({
    at: '/employee/time-tracking?week=2026-11-09',
    handlers: [answers(WeekTimesheetDocument, broken)],
  });
  expect(await screen.findByText('Failed to load timesheet: An unexpected error occurred')).toBeVisible();
  await waitFor(() => expect(hours()).toHaveTextContent('3 h'));
});

test.each(['2026-13-40', 'abc', '2026-02-31', '1816-11-18', '2101-01-03', ''])(
  'a link with the week "%s" shows the current week, and the wrong week is removed from the address',
  async (week) => {
    const { asked, handler } = weeks();
    const { router } = await openTimeTracking({
      at: `/employee/time-tracking?week=${week}&sort=date`,
      handlers: [handler],
    });
    expect(await shownWeek('16 Nov – 22 Nov 2026')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?sort=date'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(asked).toEqual([]);
  },
);

test('a link to any day of a week shows that week, while the cards stay with the current week', async () => {
  const { asked, handler } = weeks();
  await openTimeTracking({ at: '/employee/time-tracking?week=2026-11-15', handlers: [handler] });
  expect(await shownWeek('9 Nov – 15 Nov 2026')).toBeVisible();
  expect(await weekLine('5 h, approved by Priya Raman on 17 Nov 2026.')).toBeVisible();
  expect(hours()).toHaveTextContent('3 h');
  expect(asked).toEqual(['2026-11-09']);
});

test('buttons show the previous and the next week, and This week returns', async () => {
  const { asked, handler } = weeks();
  const { user, router } = await openTimeTracking({ handlers: [handler] });
  await shownWeek('16 Nov – 22 Nov 2026');
  expect(screen.queryByRole('button', { name: 'This week' })).not.toBeInTheDocument();
  const before = screen.getByRole('button', { name: 'Previous week' });
  await user.click(before);
  await shownWeek('9 Nov – 15 Nov 2026');
  await user.click(before);
  await shownWeek('2 Nov – 8 Nov 2026');
  expect(await screen.findByText('No time entries yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'This week' }));
  await shownWeek('16 Nov – 22 Nov 2026');
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  await shownWeek('23 Nov – 29 Nov 2026');
  expect(asked).toEqual(['2026-11-09', '2026-11-02', '2026-11-23']);
});

test('a week at the turn of a year ends in the next one', async () => {
  await openTimeTracking({ at: '/employee/time-tracking?week=2026-12-28' });
  expect(await shownWeek('28 Dec 2026 – 3 Jan 2027')).toBeVisible();
});

test('the rows of one week are never shown as those of another', async () => {
  const { handler } = weeks();
  const { router } = await openTimeTracking({
    at: '/employee/time-tracking?week=2026-11-09',
    handlers: [handler],
  });
  expect(await screen.findByRole('link', { name: called('Tue, 10 Nov 2026') })).toBeVisible();
  await act(() => router.navigate('/employee/time-tracking?week=2026-11-02'));
  expect(screen.queryByRole('link', { name: called('Tue, 10 Nov 2026') })).not.toBeInTheDocument();
  expect(await screen.findByText('No time entries yet')).toBeVisible();
});

test.each([
  ['SUBMITTED', '3 h submitted on 20 Nov 2026, waiting for HR.'],
  ['APPROVED', '3 h, approved by Priya Raman on 21 Nov 2026.'],
] as const)(
  'a week that is %s can only be read: Submitted, Locked, Read-only [A4.20 A5.37]',
  async (status, line) => {
    const decided =
      status === 'APPROVED' ? { decidedByName: 'Priya Raman', decidedAt: '2026-11-21T18:00:00.000Z' } : {};
    const { user } = await openTimeTracking({
      handlers: [
        answers(PresentWeekDocument, () =>
          presentWeek({
            currentTimesheet: handedIn(status, {
              ...decided,
              timeEntries: [entry({ viewerCanEdit: false, clockOutTime: null, status })],
            }),
          }),
        ),
      ],
    });
    await entriesTable();
    await waitFor(() => expect(screen.getAllByText('Submitted').length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Submit Timesheet' })).not.toBeInTheDocument();
    expect(screen.getByText('Locked')).toBeVisible();
    expect(screen.getByText('Read-only')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'New entry' })).not.toBeInTheDocument();
    expect(await weekLine(line)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: called('Actions for Portal project, 16 Nov 2026, 09:00') }),
    );
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View']);
  },
);
