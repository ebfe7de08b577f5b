import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  DeleteTimeEntryDocument,
  PresentWeekDocument,
  TrackingSessionDocument,
} from '../../../../generated/graphql';
import { answers, refusal } from '../../../../testing/graph';
import { choose, entriesTable, openTimeTracking, rowsOf } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import {
  entry,
  handedIn,
  presentWeek,
  timesheet,
  trackingSession,
} from '../../../../testing/time/timesheets';

interceptNetwork();

const name = 'Portal project, 16 Nov 2026, 09:00';

/**
 * Maya's present week with two entries, of which the first goes, or which is submitted, as soon as the test
 * says so.
 */
function weekWith() {
  const now = { gone: false, handedIn: false };
  const second = entry({ id: 2, date: '2026-11-17', project: 'Training', hours: 2 });
  const both = { totalHours: '5.000', timeEntries: [entry(), second] };
  const handler = answers(PresentWeekDocument, () => {
    const hours = now.gone ? { totalHours: '2.000', timeEntries: [second] } : both;
    return presentWeek({ currentTimesheet: now.handedIn ? handedIn('SUBMITTED', hours) : timesheet(hours) });
  });
  return { now, handler };
}

async function ask(handlers: readonly RequestHandler[]) {
  const page = await openTimeTracking({ handlers });
  await choose(page.user, name, 'Delete');
  return { ...page, question: await screen.findByRole('alertdialog', { name: 'Delete this time entry?' }) };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Delete entry' });

test('the confirmation names the consequences, and keeping the entry changes nothing', async () => {
  const { user, question } = await ask([weekWith().handler]);
  expect(question.textContent.replace(/\s/g, ' ')).toContain(
    `“${name}” will leave your timesheet with 3 h and its notes.`,
  );
  await user.click(within(question).getByRole('button', { name: 'Keep entry' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(rowsOf(await entriesTable())).toHaveLength(2);
});

test("an entry of a week that was submitted in the meantime stays, with the server's message, and becomes read-only [A5.37]", async () => {
  const { now, handler } = weekWith();
  const { user, question } = await ask([
    answers(DeleteTimeEntryDocument, () => {
      now.handedIn = true;
      return refusal('CONFLICT', 'Only draft entries can be edited');
    }),
    handler,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Only draft entries can be edited')).toBeVisible();
  expect(await screen.findByText('Read-only')).toBeVisible();
  expect(rowsOf(await entriesTable())).toHaveLength(2);
});

test('without an answer the message of the page is shown [A8.13]', async () => {
  const { user, question } = await ask([
    answers(DeleteTimeEntryDocument, () => HttpResponse.error()),
    weekWith().handler,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to delete time entry')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Keep entry' }));
  expect(rowsOf(await entriesTable())).toHaveLength(2);
});

test('an employee deletes an entry of the draft: a toast confirms, and rows and hours are updated [A4.19 A8.14]', async () => {
  const sent: unknown[] = [];
  const { now, handler } = weekWith();
  const { user, question } = await ask([
    answers(DeleteTimeEntryDocument, (variables) => {
      sent.push(variables);
      now.gone = true;
      return { deleteTimeEntry: true };
    }),
    handler,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Time entry deleted successfully')).toBeVisible();
  await waitFor(async () => expect(rowsOf(await entriesTable())).toHaveLength(1));
  expect(screen.getByRole('group', { name: 'Hours This Week' })).toHaveTextContent('2 h');
  expect(sent).toEqual([{ id: 1 }]);
});

test('deleting the running entry says so, and ends the session on the page', async () => {
  let isTracking = true;
  const tracked = entry({ clockOutTime: null, hours: 0 });
  const { user } = await openTimeTracking({
    handlers: [
      answers(PresentWeekDocument, () =>
        presentWeek({ currentTimesheet: timesheet({ timeEntries: isTracking ? [tracked] : [] }) }),
      ),
      answers(TrackingSessionDocument, () => ({
        trackingSession: isTracking ? trackingSession(tracked) : null,
      })),
      answers(DeleteTimeEntryDocument, () => {
        isTracking = false;
        return { deleteTimeEntry: true };
      }),
    ],
  });
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
  await choose(user, name, 'Delete');
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Its time is being tracked; deleting it ends the tracking.');
  await user.click(confirm(question));
  expect(await screen.findByText('Time entry deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toBeVisible());
});
