import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  PresentWeekDocument,
  SubmitTimesheetDocument,
  TrackingSessionDocument,
  WeekTimesheetDocument,
} from '../../../../generated/graphql';
import { answers, refusal } from '../../../../testing/graph';
import { openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import {
  entry,
  handedIn,
  presentWeek,
  timesheet,
  trackingSession,
  weekTimesheet,
  type TestEntry,
} from '../../../../testing/time/timesheets';

interceptNetwork();

/** Maya's present week, which is submitted as soon as the test says so. */
function weekWith(timeEntries: TestEntry[] = [entry()]) {
  const now = { handedIn: false };
  const handler = answers(PresentWeekDocument, () =>
    now.handedIn
      ? presentWeek({ currentTimesheet: handedIn('SUBMITTED', { timeEntries }), submitted: 1 })
      : presentWeek({ currentTimesheet: timesheet({ timeEntries }) }),
  );
  return { now, handler };
}

async function ask(handlers: readonly RequestHandler[]) {
  const page = await openTimeTracking({ handlers });
  const button = await screen.findByRole('button', { name: 'Submit Timesheet' });
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  return { ...page, question: await screen.findByRole('alertdialog', { name: 'Submit this timesheet?' }) };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Submit Timesheet' });

test('a week without a timesheet cannot be submitted [A8.13]', async () => {
  const { user } = await openTimeTracking({
    handlers: [answers(PresentWeekDocument, () => presentWeek({ currentTimesheet: null }))],
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Timesheet' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Submit Timesheet' }));
  expect(await screen.findByText('No timesheet available to submit')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the confirmation shows week, hours, entries, and entries without hours; Not yet changes nothing', async () => {
  const open = [2, 3].map((id) => entry({ id, date: '2026-11-17', clockOutTime: null, hours: 0 }));
  const { user, question } = await ask([weekWith([entry(), ...open]).handler]);
  expect(question.textContent.replace(/\s/g, ' ')).toContain('16 Nov – 22 Nov 2026: 3 h in 3 entries.');
  expect(question).toHaveTextContent('2 entries have no clock out time and count nothing.');
  await user.click(within(question).getByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Submit Timesheet' })).toBeEnabled();
});

test('the confirmation says what happens to a running session', async () => {
  const tracked = entry({ id: 2, clockOutTime: null, hours: 0 });
  const { question } = await ask([
    weekWith([entry(), tracked]).handler,
    answers(TrackingSessionDocument, () => ({ trackingSession: trackingSession(tracked) })),
  ]);
  await waitFor(() =>
    expect(question).toHaveTextContent('when you stop, the time is kept in a new draft of this week'),
  );
  expect(question).not.toHaveTextContent('counts nothing');
});

test("a week that was submitted in the meantime is not changed, with the server's message and its present status [A4.20]", async () => {
  const { now, handler } = weekWith();
  const { user, question } = await ask([
    answers(SubmitTimesheetDocument, () => {
      now.handedIn = true;
      return refusal('CONFLICT', 'Only draft timesheets can be submitted.');
    }),
    handler,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Only draft timesheets can be submitted.')).toBeVisible();
  expect(await screen.findByText('Locked')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('without an answer the message of the page is shown, and the confirmation stays for another attempt [A8.13]', async () => {
  const keys: (string | null)[] = [];
  const { user, question } = await ask([
    answers(SubmitTimesheetDocument, (_variables, request) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.error();
    }),
    weekWith().handler,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to submit timesheet')).toBeVisible();
  expect(confirm(question)).toBeEnabled();
  expect(new Set(keys).size).toBe(1);
});

test('an employee submits the version of the week that they see: a toast confirms, and the page is then read-only [A4.19 A4.20 A8.14]', async () => {
  const sent: unknown[] = [];
  const { now, handler } = weekWith();
  const { user, question } = await ask([
    answers(SubmitTimesheetDocument, (variables) => {
      sent.push(variables);
      now.handedIn = true;
      return { submitTimesheet: handedIn('SUBMITTED', { version: 5 }) };
    }),
    handler,
  ]);
  await user.click(confirm(question));
  expect(
    await screen.findByText('Timesheet submitted successfully! Your manager will review it shortly.'),
  ).toBeVisible();
  // The badge of the week, and what replaces the button.
  await waitFor(() => expect(screen.getAllByText('Submitted')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Submit Timesheet' })).not.toBeInTheDocument();
  expect(await screen.findByText('Locked')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /Submitted Timesheets/ })).toHaveTextContent(
      'Submitted Timesheets1',
    ),
  );
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Hours This Week' })).toHaveTextContent('0 h3 h submitted'),
  );
  expect(sent).toEqual([{ id: 5, version: 4 }]);
});

test('a past week is submitted on its own page', async () => {
  const sent: unknown[] = [];
  const past = timesheet({
    id: 6,
    weekStartDate: '2026-11-09',
    weekEndDate: '2026-11-15',
    totalHours: '0.000',
    timeEntries: [],
  });
  const { user } = await openTimeTracking({
    at: '/employee/time-tracking?week=2026-11-09',
    handlers: [
      answers(WeekTimesheetDocument, () => weekTimesheet(past)),
      answers(SubmitTimesheetDocument, (variables) => {
        sent.push(variables);
        return { submitTimesheet: handedIn('SUBMITTED', { ...past, version: 5 }) };
      }),
    ],
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit Timesheet' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Submit Timesheet' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent.replace(/\s/g, ' ')).toContain('9 Nov – 15 Nov 2026: 0 h in 0 entries.');
  await user.click(confirm(question));
  await waitFor(() => expect(sent).toEqual([{ id: 6, version: 4 }]));
});
