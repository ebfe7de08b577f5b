import { screen, waitFor, within } from '@testing-library/react';

import {
  DeleteTimeEntryDocument,
  PresentWeekDocument,
  TimeEntryDocument,
} from '../../../../generated/graphql';
import { dialogFacts } from '../../../../testing/page/dialogFacts';
import { answers, broken, notFound } from '../../../../testing/graph';
import { called, choose, openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import { entry, handedIn, presentWeek, timesheet, type TestEntry } from '../../../../testing/time/timesheets';

interceptNetwork();

const name = 'Portal project, 16 Nov 2026, 09:00';
const at = '/employee/time-tracking?entry=1';
const found = (one: TestEntry) => answers(TimeEntryDocument, () => ({ timeEntry: one }));
const dialog = () => screen.findByRole('dialog', { name: called(name) });
const buttons = async () =>
  within(await dialog())
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label'));

test("another person's entry, or a deleted one, is not found", async () => {
  await openTimeTracking({ at, handlers: [answers(TimeEntryDocument, notFound)] });
  expect(await screen.findByText('This time entry does not exist any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('an entry that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await openTimeTracking({
    at,
    handlers: [answers(TimeEntryDocument, () => (works ? { timeEntry: entry() } : broken()))],
  });
  expect(await screen.findByText('Failed to load the time entry. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await dialog()).toBeVisible();
});

test.each(['SUBMITTED', 'APPROVED', 'REJECTED'] as const)(
  'an entry of a week that is %s is read-only [A4.20 A5.37]',
  async (status) => {
    const locked = entry({ status, viewerCanEdit: false });
    await openTimeTracking({
      at,
      handlers: [
        found(locked),
        answers(PresentWeekDocument, () =>
          presentWeek({ currentTimesheet: handedIn(status, { timeEntries: [locked] }) }),
        ),
      ],
    });
    expect(await buttons()).toEqual(['Close']);
    expect(within(await screen.findByRole('dialog')).getByText('Read-only')).toBeVisible();
  },
);

test('the details show every field of an entry [A2.85 A3.11 A9.9]', async () => {
  const { user, router } = await openTimeTracking({
    handlers: [
      found(
        entry({
          clockInTime: '22:00:00',
          clockOutTime: '06:30:15',
          hours: 8.504,
          netHours: '8.254',
          notes: 'Gross hours: 8.50',
        }),
      ),
    ],
  });
  await user.click(await screen.findByRole('link', { name: called('Mon, 16 Nov 2026') }));
  await screen.findByRole('dialog', { name: called('Portal project, 16 Nov 2026, 22:00') });
  expect(dialogFacts()).toEqual({
    Project: 'Portal project',
    Date: 'Mon, 16 Nov 2026',
    Task: 'Review the plan',
    'Clock in': '22:00',
    'Clock out': '06:30:15 on the next day',
    Hours: '8 h 30 min',
    'Without the break': '8 h 15 min',
    Break: '00:15:00',
    Timesheet: 'Draft',
    Notes: 'Gross hours: 8.50',
    Written: '16 Nov 2026, 12:00',
    'Last changed': '16 Nov 2026, 12:05',
  });
  expect(router.state.location.search).toBe('?entry=1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('an entry of a draft can be edited and deleted; deleting also closes the details [A4.19]', async () => {
  let gone = false;
  const { user, router } = await openTimeTracking({
    handlers: [
      answers(PresentWeekDocument, () =>
        presentWeek({ currentTimesheet: timesheet({ timeEntries: gone ? [] : [entry()] }) }),
      ),
      answers(TimeEntryDocument, () => (gone ? notFound() : { timeEntry: entry() })),
      answers(DeleteTimeEntryDocument, () => {
        gone = true;
        return { deleteTimeEntry: true };
      }),
    ],
  });
  await choose(user, name, 'View');
  expect(await buttons()).toEqual(['Close', 'Delete', 'Edit']);
  await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete entry' }),
  );
  expect(await screen.findByText('Time entry deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('This time entry does not exist any more.')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('No time entries yet')).toBeVisible();
});

test('editing opens from the row [A2.86]', async () => {
  const { user } = await openTimeTracking();
  await choose(user, name, 'Edit');
  expect(await screen.findByRole('dialog', { name: 'Edit time entry' })).toBeVisible();
});

test('editing opens above the details, and closing it returns to them [A2.86]', async () => {
  const { user } = await openTimeTracking({ at, handlers: [found(entry())] });
  await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Edit time entry' })).getByRole('button', {
      name: 'Close',
    }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Edit time entry' })).not.toBeInTheDocument(),
  );
  expect(await dialog()).toBeVisible();
});
