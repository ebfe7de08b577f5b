import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CancelLeaveRequestDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  LeaveYearDocument,
} from '../../../generated/graphql';
import { answers, notFound, refusal } from '../../../testing/graph';
import { decided, leave, leavePage, leaveYear } from '../../../testing/tickets/leave';
import { leaveRow, openLeave } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

/** Maya's list, from which a request is gone or in which it is approved as soon as the test says so. */
function listWith() {
  const now = { gone: false, approved: false };
  const handlers: RequestHandler[] = [
    answers(LeaveRequestsDocument, () =>
      leavePage(now.gone ? [] : [leave({ status: now.approved ? 'RESOLVED' : 'OPEN' })]),
    ),
    answers(LeaveYearDocument, () => ({ leaveYear: leaveYear({ pendingRequests: now.gone ? 0 : 1 }) })),
    answers(LeaveRequestDocument, () => (now.gone ? notFound() : { leaveRequest: leave() })),
  ];
  return { now, handlers };
}

async function askToCancel(handlers: readonly RequestHandler[]) {
  const page = await openLeave({ handlers });
  await page.user.click(
    within(await leaveRow('Family visit')).getByRole('button', { name: 'Actions for Family visit' }),
  );
  await page.user.click(await screen.findByRole('menuitem', { name: 'Cancel request' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel this leave request?' });
  return { ...page, question };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Cancel request' });

test('cancelling is not offered for a leave request that can no longer be cancelled [A2.81 A4.13 A4.14]', async () => {
  const { user } = await openLeave({
    list: () => leavePage([leave({ status: 'RESOLVED', viewerCan: decided })]),
  });
  await user.click(
    within(await leaveRow('Family visit')).getByRole('button', { name: 'Actions for Family visit' }),
  );
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View details']);
});

test('the confirmation before cancelling leave names the consequences, and keeping the request changes nothing', async () => {
  const { handlers } = listWith();
  const { user, question } = await askToCancel(handlers);
  expect(question).toHaveTextContent(
    '“Family visit” (Personal Leave, 8 Mar – 12 Mar 2027) will be withdrawn',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep request' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await leaveRow('Family visit')).toBeVisible();
});

test("a leave request that was approved before the cancellation stays, with the server's message and its present status [A8.23]", async () => {
  const { now, handlers } = listWith();
  const { user, question } = await askToCancel([
    answers(CancelLeaveRequestDocument, () => {
      now.approved = true;
      return refusal('CONFLICT', 'Only pending leave requests can be cancelled.');
    }),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Only pending leave requests can be cancelled.')).toBeVisible();
  await waitFor(async () => expect(await leaveRow('Family visit')).toHaveTextContent('Approved'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test("a cancellation of leave without an answer is reported with the page's message [A8.23]", async () => {
  const { handlers } = listWith();
  const { user, question } = await askToCancel([
    answers(CancelLeaveRequestDocument, () => HttpResponse.error()),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to cancel leave request. Please try again.')).toBeVisible();
});

test('an employee cancels a leave request: a toast confirms, and list and figures are updated [A4.13 A8.24]', async () => {
  const sent: unknown[] = [];
  const { now, handlers } = listWith();
  const { user, question } = await askToCancel([
    answers(CancelLeaveRequestDocument, (variables) => {
      sent.push(variables);
      now.gone = true;
      return { cancelLeaveRequest: true };
    }),
    ...handlers,
  ]);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
  await user.click(confirm(question));
  expect(await screen.findByText('Leave request cancelled successfully!')).toBeVisible();
  expect(await screen.findByText('No leave requests yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Pending' })).toHaveTextContent('0Waiting'));
  expect(sent).toEqual([{ id: 1 }]);
});

test('cancelling leave from its details also closes them', async () => {
  const { now, handlers } = listWith();
  const { user, router } = await openLeave({
    at: '/employee/leave?request=1',
    handlers: [
      answers(CancelLeaveRequestDocument, () => {
        now.gone = true;
        return { cancelLeaveRequest: true };
      }),
      ...handlers,
    ],
  });
  const details = await screen.findByRole('dialog', { name: 'Family visit' });
  await user.click(within(details).getByRole('button', { name: 'Cancel request' }));
  await user.click(confirm(await screen.findByRole('alertdialog')));
  expect(await screen.findByText('Leave request cancelled successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('This leave request does not exist any more.')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  expect(await screen.findByText('No leave requests yet')).toBeVisible();
});
