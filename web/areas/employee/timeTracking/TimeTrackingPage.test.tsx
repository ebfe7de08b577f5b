import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { PresentWeekDocument } from '../../../generated/graphql';
import { answers, broken, never, person } from '../../../testing/graph';
import { entriesTable, openTimeTracking } from '../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../testing/server';
import {
  entry,
  handedIn,
  presentWeek,
  timesheet,
  type TestTimesheet,
} from '../../../testing/time/timesheets';

interceptNetwork();

const card = (name: string) => screen.findByRole('group', { name });
const present = (currentTimesheet: TestTimesheet | null) =>
  answers(PresentWeekDocument, () => presentWeek({ currentTimesheet }));

test('a person without an employee record is told to ask the manager, and has nothing to track or submit [A8.13]', async () => {
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

test('a week that cannot be loaded shows the reason, its figures are N/A, and Try Again loads it [A8.13]', async () => {
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

test('while the week is loading it shows placeholders, the figures are dots, and nothing can be submitted', async () => {
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

test('hours are shown to the minute against the target of forty, and more than forty are overtime [A9.10 A9.11 A9.12]', async () => {
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

test('below the target there is no overtime, and the efficiency is the percentage of the target [A9.10 A9.11 A9.12]', async () => {
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
  'a week that is %s no longer counts, and says where its hours are [A4.21]',
  async (status) => {
    await openTimeTracking({ handlers: [present(handedIn(status))] });
    await waitFor(async () =>
      expect(await card('Hours This Week')).toHaveTextContent('0 h3 h submitted; only a draft counts here'),
    );
    expect(await card('Efficiency')).toHaveTextContent('0%');
  },
);

test('the week is drawn with a bar for each day, and described in words for screen readers [A9.10]', async () => {
  const timeEntries = [entry(), entry({ id: 2, date: '2026-11-20', hours: 7.5 })];
  await openTimeTracking({ handlers: [present(timesheet({ totalHours: '10.500', timeEntries }))] });
  const days = within(await screen.findByRole('table', { name: 'Hours of each day' })).getAllByRole('row');
  expect(days.map((day) => day.textContent.replace(/\s/g, ' '))).toEqual(
    expect.arrayContaining(['Monday3 h', 'Friday7 h 30 min', 'Sunday0 h']),
  );
  expect(screen.getByText('10 h 30 min so far.')).toBeVisible();
});

test('a week without entries says what will be shown there, and how to start', async () => {
  await openTimeTracking({ handlers: [present(null)] });
  expect(await screen.findByText('No time entries yet')).toBeVisible();
  expect(screen.getByText('No hours yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write an entry' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Timesheet editor' })).toBeEnabled();
});

test('without an answer the week has its own message', async () => {
  await openTimeTracking({ handlers: [answers(PresentWeekDocument, () => HttpResponse.error())] });
  expect(await screen.findByText('Failed to load timesheet: An unexpected error occurred')).toBeVisible();
});
