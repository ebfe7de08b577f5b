import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  CorrectTimesheetDocument,
  PresentWeekDocument,
  SubmittedTimesheetsDocument,
  TimesheetDocument,
  WeekTimesheetDocument,
} from '../../../../generated/graphql';
import { answers, refusal } from '../../../../testing/graph';
import { called, choose, entriesTable, openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import {
  entry,
  handedIn,
  presentWeek,
  submittedPage,
  timesheet,
  weekTimesheet,
} from '../../../../testing/time/timesheets';

interceptNetwork();

const history = '/employee/time-tracking?tab=submitted';
const pastWeek = '/employee/time-tracking?week=2026-11-09';
const past = { weekStartDate: '2026-11-09', weekEndDate: '2026-11-15' };
const rejected = handedIn('REJECTED', {
  id: 8,
  ...past,
  decidedByName: 'Priya Raman',
  decidedAt: '2026-11-17T18:00:00.000Z',
  rejectionReason: 'Thursday does not fit.\nPlease split it.',
  timeEntries: [entry({ id: 9, date: '2026-11-10', status: 'REJECTED', viewerCanEdit: false })],
});
const draft = timesheet({ id: 10, ...past, timeEntries: [entry({ id: 11, date: '2026-11-10' })] });

const shownWeek = (name: string) => screen.findByRole('heading', { level: 2, name: called(name) });
const correct = () => screen.findByRole('button', { name: 'Correct this week' });

/** A rejected week that has a draft with its entries as soon as it is corrected. */
function rejectedWeek(refuse?: () => Response) {
  const sent: unknown[] = [];
  const now = { isCorrected: false };
  const handlers = [
    answers(CorrectTimesheetDocument, (variables) => {
      sent.push(variables);
      if (refuse) return refuse();
      now.isCorrected = true;
      return { correctTimesheet: draft };
    }),
    answers(SubmittedTimesheetsDocument, () => submittedPage([rejected])),
    answers(TimesheetDocument, () => ({ myEmployee: { id: 70 }, timesheet: rejected })),
    answers(WeekTimesheetDocument, () => weekTimesheet(now.isCorrected ? draft : rejected, [rejected])),
  ];
  return { sent, handlers };
}

test.each([
  ['without an answer', () => HttpResponse.error(), 'Failed to create new timesheet. Please try again.'],
  [
    'in a full draft',
    () => refusal('CONFLICT', 'A timesheet holds at most 200 entries.'),
    'A timesheet holds at most 200 entries.',
  ],
] as const)(
  'a week that cannot be corrected, %s, shows the reason, and the open panel stays [A8.13]',
  async (_case, refuse, words) => {
    const { handlers } = rejectedWeek(refuse);
    const { user, router } = await openTimeTracking({ at: history, handlers });
    await choose(user, '9 Nov – 15 Nov 2026', 'Correct this week');
    expect(await screen.findByText(words)).toBeVisible();
    expect(router.state.location.search).toBe('?tab=submitted');
  },
);

test('a rejected week shows the reason, and is corrected in a draft with its entries [A4.18 A4.20]', async () => {
  const { sent, handlers } = rejectedWeek();
  const { user, router } = await openTimeTracking({ at: pastWeek, handlers });
  expect(await screen.findByText(/Thursday does not fit\./)).toBeVisible();
  expect(screen.getByText('Locked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit Timesheet' })).not.toBeInTheDocument();
  await user.click(await correct());
  expect(await screen.findByText('The entries are in your draft.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Submit Timesheet' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Timesheet editor' })).toBeEnabled();
  expect(router.state.location.search).toBe('?week=2026-11-09');
  expect(sent).toEqual([{ id: 8 }]);
});

test('correcting from the details closes them and goes to the draft', async () => {
  const { sent, handlers } = rejectedWeek();
  const { user, router } = await openTimeTracking({ at: `${history}&timesheet=8`, handlers });
  await user.click(await correct());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await shownWeek('9 Nov – 15 Nov 2026')).toBeVisible();
  expect(router.state.location.search).toBe('?week=2026-11-09');
  expect(sent).toEqual([{ id: 8 }]);
});

test('a draft beside a rejected timesheet of its week shows who rejected it, when and why, and copies its entries [A4.18 A4.20]', async () => {
  const asked: unknown[] = [];
  const { sent, handlers } = rejectedWeek();
  const { user } = await openTimeTracking({
    at: pastWeek,
    handlers: [
      answers(WeekTimesheetDocument, (variables) => {
        asked.push(variables);
        return weekTimesheet({ ...draft, timeEntries: [] }, [rejected]);
      }),
      ...handlers,
    ],
  });
  expect(await screen.findByText(/Thursday does not fit\./)).toBeVisible();
  expect(
    screen.getByText(
      (_text, element) =>
        element?.tagName === 'P' && called('By Priya Raman on 17 Nov 2026.')(element.textContent),
    ),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'New entry' })).toBeEnabled();
  expect(asked).toEqual([{ weekStartDate: '2026-11-09' }]);
  await user.click(await correct());
  expect(await screen.findByText('The entries are in your draft.')).toBeVisible();
  expect(sent).toEqual([{ id: 8 }]);
});

test('the draft of the current week mentions its rejected timesheet', async () => {
  await openTimeTracking({
    handlers: [
      answers(PresentWeekDocument, () =>
        presentWeek({
          handedIn: [{ ...rejected, weekStartDate: '2026-11-16', weekEndDate: '2026-11-22' }],
        }),
      ),
    ],
  });
  expect(await screen.findByText(/Thursday does not fit\./)).toBeVisible();
  expect(await correct()).toBeEnabled();
});

test("a device whose clock is in another week does not show that week's rejection", async () => {
  await openTimeTracking({
    handlers: [answers(PresentWeekDocument, () => presentWeek({ handedIn: [rejected] }))],
  });
  await entriesTable();
  expect(await shownWeek('16 Nov – 22 Nov 2026')).toBeVisible();
  expect(screen.queryByText(/Thursday does not fit\./)).not.toBeInTheDocument();
});

test.each(['SUBMITTED', 'APPROVED'] as const)(
  'once the week is %s again, the earlier rejection is no longer shown',
  async (status) => {
    await openTimeTracking({
      at: pastWeek,
      handlers: [
        answers(WeekTimesheetDocument, () =>
          weekTimesheet({ ...draft, status, viewerCan: { ...draft.viewerCan, edit: false, submit: false } }, [
            rejected,
          ]),
        ),
      ],
    });
    await waitFor(() => expect(screen.getByText('Locked')).toBeVisible());
    expect(await shownWeek('9 Nov – 15 Nov 2026')).toBeVisible();
    expect(screen.queryByText(/Thursday does not fit\./)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Correct this week' })).not.toBeInTheDocument();
  },
);

test('a draft of a week that was approved in the end shows no rejection', async () => {
  await openTimeTracking({
    at: pastWeek,
    handlers: [
      answers(WeekTimesheetDocument, () =>
        weekTimesheet(draft, [{ ...rejected, status: 'APPROVED', rejectionReason: null }]),
      ),
    ],
  });
  expect(await shownWeek('9 Nov – 15 Nov 2026')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'New entry' })).toBeEnabled());
  expect(screen.queryByRole('button', { name: 'Correct this week' })).not.toBeInTheDocument();
});
