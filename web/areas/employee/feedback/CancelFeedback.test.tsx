import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CancelFeedbackDocument,
  FeedbackDocument,
  FeedbackHistoryDocument,
} from '../../../generated/graphql';
import { feedback, feedbackPage } from '../../../testing/tickets/feedback';
import { answers, notFound, refusal } from '../../../testing/graph';
import { feedbackRow, openFeedback } from '../../../testing/tickets/openFeedback';
import { interceptNetwork } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();

/** Maya's history, from which a piece is gone or in which it is taken up as soon as the test says so. */
function historyWith() {
  const now = { gone: false, takenUp: false };
  const one = () => feedback({ id: 1, status: now.takenUp ? 'IN_PROGRESS' : 'OPEN' });
  const handlers: RequestHandler[] = [
    answers(FeedbackHistoryDocument, () => feedbackPage(now.gone ? [] : [one()])),
    answers(FeedbackDocument, () => (now.gone ? notFound() : { feedbackTicket: one() })),
  ];
  return { now, handlers };
}

async function askToCancel(handlers: readonly RequestHandler[]) {
  const page = await openFeedback({ handlers });
  await page.user.click(
    within(await feedbackRow('Bicycle stands')).getByRole('button', { name: 'Actions for Bicycle stands' }),
  );
  await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel feedback' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this feedback?' });
  return { ...page, question };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Cancel feedback' });

test('cancelling is not offered for feedback that can no longer be cancelled [A2.91 A4.33]', async () => {
  const taken = feedback({ status: 'IN_PROGRESS', viewerCan: { cancel: false } });
  const { user } = await openFeedback({ list: () => feedbackPage([taken]) });
  await user.click(
    within(await feedbackRow('Bicycle stands')).getByRole('button', { name: 'Actions for Bicycle stands' }),
  );
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View details']);
});

test('the confirmation names the consequences, and keeping the feedback changes nothing', async () => {
  const { handlers } = historyWith();
  const { user, question } = await askToCancel(handlers);
  expect(question).toHaveTextContent(
    '“Bicycle stands” (Suggestion) will be withdrawn and leave your history, with its comments.',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep feedback' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await feedbackRow('Bicycle stands')).toBeVisible();
});

test("feedback that HR took up in the meantime stays, with the server's message and its present status [A4.33]", async () => {
  const { now, handlers } = historyWith();
  const { user, question } = await askToCancel([
    answers(CancelFeedbackDocument, () => {
      now.takenUp = true;
      return refusal('CONFLICT', 'Feedback can be cancelled only while it is open.');
    }),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Feedback can be cancelled only while it is open.')).toBeVisible();
  await waitFor(async () => expect(await feedbackRow('Bicycle stands')).toHaveTextContent('Under Review'));
});

test('without an answer the message of the page is shown for eight seconds [A8.29 A9.6]', async () => {
  const { handlers } = historyWith();
  const { user, question } = await askToCancel([
    answers(CancelFeedbackDocument, () => HttpResponse.error()),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to cancel feedback. Please try again.')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'danger', duration: 8000 });
});

test('an employee cancels feedback from its details: they close, a toast confirms, and it leaves the history [A2.91 A4.33]', async () => {
  const sent: unknown[] = [];
  const { now, handlers } = historyWith();
  const { user, router } = await openFeedback({
    at: '/employee/feedback?feedback=1',
    handlers: [
      answers(CancelFeedbackDocument, (variables) => {
        sent.push(variables);
        now.gone = true;
        return { deleteFeedback: true };
      }),
      ...handlers,
    ],
  });
  const details = await screen.findByRole('dialog', { name: 'Bicycle stands' });
  await user.click(within(details).getByRole('button', { name: 'Cancel feedback' }));
  await user.click(confirm(await screen.findByRole('alertdialog')));
  expect(await screen.findByText('Feedback cancelled successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('No feedback yet')).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(sent).toEqual([{ id: 1 }]);
});
