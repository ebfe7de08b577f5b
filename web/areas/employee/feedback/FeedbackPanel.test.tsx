import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { AddTicketCommentDocument, FeedbackDocument } from '../../../generated/graphql';
import { ticketComment, ticketComments } from '../../../testing/tickets/comments';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import {
  described,
  feedback,
  feedbackDetails,
  feedbackPage,
  named,
  type GivenFeedback,
} from '../../../testing/tickets/feedback';
import { fill } from '../../../testing/page/fill';
import { answers, notFound } from '../../../testing/graph';
import { feedbackRow, openFeedback } from '../../../testing/tickets/openFeedback';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

/** Opens a link to a piece of feedback. */
async function openOne(given: GivenFeedback = {}, ...handlers: RequestHandler[]) {
  const page = await openFeedback({
    list: () => feedbackPage([feedback({ ...given, id: 1 })]),
    at: '/employee/feedback?feedback=1',
    handlers: [...handlers, feedbackDetails(() => feedback({ ...given, id: 1 }))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: given.title ?? 'Bicycle stands' }));
  return { ...page, dialog };
}

test("another person's feedback, or cancelled feedback, is not found [A6.13]", async () => {
  await openFeedback({
    at: '/employee/feedback?feedback=99',
    handlers: [answers(FeedbackDocument, notFound)],
  });
  expect(await screen.findByText('This feedback does not exist any more.')).toBeVisible();
});

test('the details show every field, the category from the text, and no time of anonymous feedback [A3.13]', async () => {
  await openOne({
    status: 'RESOLVED',
    resolvedAt: '2026-11-14T08:00:00.000Z',
    priority: 'LOW',
    description: described('Twenty.', 'Work Environment', 'Suggestion', 'Low'),
  });
  expect(dialogFacts()).toEqual({
    'Sent by': 'Anonymous',
    Message: 'Twenty.',
    Category: 'Work Environment',
    Submitted: '12 Nov 2026',
    Resolved: '14 Nov 2026',
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('Bicycle standsResolvedSuggestion · Low priority');
});

test('named feedback shows its author and its times', async () => {
  await openOne(named);
  // After the initials of the photo's place.
  expect(dialogFacts()).toMatchObject({
    'Sent by': expect.stringMatching(/Maya Okafor$/) as string,
    Submitted: '12 Nov 2026, 10:41',
  });
});

test('feedback that a program wrote is shown with its full text', async () => {
  await openOne({ description: 'Just a line.' });
  expect(dialogFacts()).toMatchObject({ Message: 'Just a line.' });
  expect(dialogFacts()).not.toHaveProperty('Category');
});

test('the history of anonymous feedback shows its changes by day [A4.32]', async () => {
  const { dialog } = await openOne({
    status: 'CLOSED',
    history: [
      {
        position: 1,
        toStatus: 'IN_PROGRESS',
        changedByName: 'Priya Raman',
        changedAt: '2026-11-13T08:00:00.000Z',
      },
      {
        position: 2,
        toStatus: 'CLOSED',
        changedByName: 'Priya Raman',
        changedAt: '2026-11-14T08:00:00.000Z',
      },
    ],
  });
  const steps = within(dialog.getByRole('list', { name: 'History and comments' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual([
    'SubmittedAnonymous · 12 Nov 2026',
    'Under ReviewPriya Raman · 13 Nov 2026',
    'CompletedPriya Raman · 14 Nov 2026',
  ]);
});

test('the author answers HR as Anonymous, and is told so', async () => {
  const usual = { createdByName: 'Priya Raman', createdAt: '2026-11-13T08:00:00.000Z' };
  const comments = [ticketComment({ ...usual, comment: 'Where exactly?' })];
  const { user, dialog } = await openOne(
    {},
    ticketComments(() => comments),
    answers(AddTicketCommentDocument, ({ comment }) => {
      comments.unshift(ticketComment({ ...usual, id: 2, comment, createdByName: 'Anonymous' }));
      return { addTicketComment: { id: 2 } };
    }),
  );
  expect(await dialog.findByText('Where exactly?')).toBeVisible();
  const box = dialog.getByLabelText('Add a comment');
  expect(box).toHaveAccessibleDescription(
    'What you write appears as “Anonymous”, for everyone, permanently.',
  );
  await fill(user, box, 'By the gate.');
  await user.click(dialog.getByRole('button', { name: 'Add comment' }));
  const list = await dialog.findByRole('list', { name: 'History and comments' });
  await waitFor(() =>
    expect(within(list).getAllByRole('listitem')[2]).toHaveTextContent(/Anonymous.*By the gate\./),
  );
  expect(list).not.toHaveTextContent(/\d\d:\d\d/);
});

test.each([
  ['a handler of anonymous feedback', { isOwn: false, viewerCan: { cancel: false } }],
  ['anyone who sent feedback with a name', named],
])('%s is not told that they stay anonymous', async (_who, given) => {
  const { dialog } = await openOne(given);
  expect(await dialog.findByLabelText('Add a comment')).toHaveAccessibleDescription('');
});

test('the subject opens the details, whose address is a link, and closing returns to the history', async () => {
  const { user, router } = await openFeedback({
    handlers: [feedbackDetails(feedback)],
    at: '/employee/feedback?status=open',
  });
  await user.click(within(await feedbackRow('Bicycle stands')).getByRole('link', { name: 'Bicycle stands' }));
  expect(await screen.findByRole('dialog', { name: 'Bicycle stands' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=open&feedback=731204881');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?status=open'));
});
