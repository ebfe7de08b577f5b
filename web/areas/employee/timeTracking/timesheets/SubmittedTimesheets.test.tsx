import { screen, waitFor, within } from '@testing-library/react';

import {
  SubmittedTimesheetsDocument,
  TimeEntryDocument,
  TimesheetDocument,
} from '../../../../generated/graphql';
import { dialogFacts } from '../../../../testing/page/dialogFacts';
import { answers, broken, notFound } from '../../../../testing/graph';
import { called, openTimeTracking, rowsOf } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import { entry, handedIn, submittedPage, type TestTimesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

const at = '/employee/time-tracking?tab=submitted';
const past = { weekStartDate: '2026-11-09', weekEndDate: '2026-11-15' };
const rejected = handedIn('REJECTED', {
  id: 8,
  ...past,
  decidedByName: 'Priya Raman',
  decidedAt: '2026-11-23T18:00:00.000Z',
  rejectionReason: 'Thursday does not fit.\nPlease split it.',
  timeEntries: [entry({ id: 9, date: '2026-11-10', status: 'REJECTED', viewerCanEdit: false })],
});
const list = (sheets: TestTimesheet[], count?: number) =>
  answers(SubmittedTimesheetsDocument, () => submittedPage(sheets, count));
const found = (sheet: TestTimesheet) =>
  answers(TimesheetDocument, () => ({ myEmployee: { id: 70 }, timesheet: sheet }));
const table = () => screen.findByRole('table', { name: 'Submitted timesheets', busy: false });

test('a history that cannot be loaded says so, and can be loaded again [A8.13]', async () => {
  let works = false;
  const { user } = await openTimeTracking({
    at,
    handlers: [answers(SubmittedTimesheetsDocument, () => (works ? submittedPage([rejected]) : broken()))],
  });
  expect(await screen.findByText('Failed to load timesheet history')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await table()).toBeVisible();
});

test('a person without submitted timesheets reads what will be shown there', async () => {
  await openTimeTracking({ at });
  expect(await screen.findByText('No submitted timesheets yet')).toBeVisible();
});

test('the first request asks for the latest hundred weeks, and the tab is in the URL [A2.85 A9.21]', async () => {
  const asked: unknown[] = [];
  const counted = answers(SubmittedTimesheetsDocument, (variables) => {
    asked.push(variables);
    return submittedPage([rejected], 241);
  });
  const { user, router } = await openTimeTracking({ handlers: [counted] });
  await user.click(await screen.findByRole('tab', { name: /Submitted Timesheets/ }));
  await table();
  expect(asked).toEqual([{ page: 1, pageSize: 100, ordering: '-weekStartDate' }]);
  expect(router.state.location.search).toBe('?tab=submitted');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 2, pageSize: 100, ordering: '-weekStartDate' }));
  await user.click(within(await table()).getByRole('button', { name: 'Submitted' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 1, pageSize: 100, ordering: 'submittedAt' }));
});

test('each week has its hours, its status, and who decided when [A3.10]', async () => {
  await openTimeTracking({
    at,
    handlers: [
      list([
        handedIn('SUBMITTED', { id: 9 }),
        rejected,
        handedIn('APPROVED', {
          id: 7,
          ...past,
          decidedByName: 'Priya Raman',
          decidedAt: '2026-11-17T18:00:00.000Z',
        }),
      ]),
    ],
  });
  expect(rowsOf(await table()).map((row) => [row[0], row[1], row[2], row[4], row[5]])).toEqual([
    ['16 Nov – 22 Nov 2026', '3.003 h', 'Submitted', '', ''],
    ['9 Nov – 15 Nov 2026', '3.003 h', 'Rejected', 'Priya Raman', '23 Nov 2026'],
    ['9 Nov – 15 Nov 2026', '3.003 h', 'Approved', 'Priya Raman', '17 Nov 2026'],
  ]);
});

test("another person's timesheet, or an unknown one, is not found", async () => {
  await openTimeTracking({ at: `${at}&timesheet=99`, handlers: [answers(TimesheetDocument, notFound)] });
  expect(await screen.findByText('This timesheet does not exist any more.')).toBeVisible();
});

test("a manager sees a report's timesheet, but cannot correct it", async () => {
  await openTimeTracking({
    at: `${at}&timesheet=8`,
    handlers: [found({ ...rejected, employeeId: 71, employeeName: 'Tom Lind' })],
  });
  expect(await within(await screen.findByRole('dialog')).findByText('Tom Lind')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct this week' })).not.toBeInTheDocument();
});

test('the details have status, decision, reason and every entry [A2.85 A3.10 A3.11]', async () => {
  const { user } = await openTimeTracking({
    at,
    handlers: [
      list([rejected]),
      found(rejected),
      answers(TimeEntryDocument, () => ({ timeEntry: rejected.timeEntries[0] ?? null })),
    ],
  });
  await user.click(within(await table()).getByRole('link', { name: called('9 Nov – 15 Nov 2026') }));
  const dialog = await screen.findByRole('dialog', { name: called('Timesheet 9 Nov – 15 Nov 2026') });
  expect(dialogFacts()).toEqual({
    Status: 'Rejected',
    Employee: 'Maya Okafor',
    Hours: '3 h',
    Entries: '1 entry',
    Submitted: '20 Nov 2026, 17:30',
    Rejected: '23 Nov 2026, 10:00',
    'Rejected by': 'Priya Raman',
    Reason: 'Thursday does not fit. Please split it.',
  });
  const [day, entries] = within(within(dialog).getByRole('table', { name: 'Entries' }))
    .getAllByRole('row')
    .slice(1);
  expect(day).toHaveTextContent('Tue, 10 Nov 20263.00');
  expect(within(entries!).getByRole('link')).toHaveTextContent('Portal project');
  await user.click(within(dialog).getByRole('link', { name: 'Portal project' }));
  const entryDialog = await screen.findByRole('dialog', {
    name: called('Portal project, 10 Nov 2026, 09:00'),
  });
  expect(within(entryDialog).getByText('Read-only')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: called('Timesheet 9 Nov – 15 Nov 2026') })).toBeVisible();
});
