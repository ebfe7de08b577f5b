import { screen, waitFor, within } from '@testing-library/react';
import { graphql, HttpResponse, type RequestHandler } from 'msw';

import { feedback, feedbackPage } from '../../../testing/feedback';
import { answer, refusal } from '../../../testing/graph';
import { feedbackRow, openFeedback } from '../../../testing/openFeedback';
import { interceptNetwork } from '../../../testing/server';
import { toastStore } from '../../../ui/toast';

interceptNetwork();

/** Maya's history, from which a piece is gone or in which it is taken up as soon as the test says so. */
function historyWith() {
  const now = { gone: false, takenUp: false };
  const one = () => feedback({ id: 1, status: now.takenUp ? 'IN_PROGRESS' : 'OPEN' });
  const handlers: RequestHandler[] = [
    graphql.query('FeedbackHistory', () => feedbackPage(now.gone ? [] : [one()])),
    graphql.query('Feedback', () => (now.gone ? refusal('NOT_FOUND', 'Not found.') : answer({ feedbackTicket: one() }))),
  ];
  return { now, handlers };
}

async function askToCancel(handlers: readonly RequestHandler[]) {
  const page = await openFeedback({ handlers });
  await page.user.click(within(await feedbackRow('Bicycle stands')).getByRole('button', { name: 'Actions for Bicycle stands' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel feedback' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this feedback?' });
  return { ...page, question };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Cancel feedback' });

test.each(['IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED'] as const)('cancelling is not offered for feedback with status %s [A2.91 A4.33]', async (status) => {
  const { user } = await openFeedback({ list: () => feedbackPage([feedback({ status })]) });
  await user.click(within(await feedbackRow('Bicycle stands')).getByRole('button', { name: 'Actions for Bicycle stands' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View details']);
});

test('the question names what is lost, and keeping the feedback changes nothing', async () => {
  const { handlers } = historyWith();
  const { user, question } = await askToCancel(handlers);
  expect(question).toHaveTextContent('“Bicycle stands” (Suggestion) will be withdrawn and leave your history, with its comments.');
  await user.click(within(question).getByRole('button', { name: 'Keep feedback' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await feedbackRow('Bicycle stands')).toBeVisible();
});

test('feedback that was taken up meanwhile stays, in the words of the server and with its true status [A4.33]', async () => {
  const { now, handlers } = historyWith();
  const { user, question } = await askToCancel([
    graphql.mutation('CancelFeedback', () => {
      now.takenUp = true;
      return refusal('CONFLICT', 'Feedback can be cancelled only while it is open.');
    }),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Feedback can be cancelled only while it is open.')).toBeVisible();
  await waitFor(async () => expect(await feedbackRow('Bicycle stands')).toHaveTextContent('Under Review'));
});

test('without an answer the failure has the words of the page, for eight seconds [A8.29 A9.6]', async () => {
  const { handlers } = historyWith();
  const { user, question } = await askToCancel([graphql.mutation('CancelFeedback', () => HttpResponse.error()), ...handlers]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to cancel feedback. Please try again.')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'danger', duration: 8000 });
});

test('an employee cancels feedback from its details: they close, it is told, and it leaves the history [A2.91 A4.33]', async () => {
  const sent: unknown[] = [];
  const { now, handlers } = historyWith();
  const { user, router } = await openFeedback({
    at: '/employee/feedback?feedback=1',
    handlers: [
      graphql.mutation('CancelFeedback', ({ variables }) => {
        sent.push(variables);
        now.gone = true;
        return answer({ deleteFeedback: true });
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
