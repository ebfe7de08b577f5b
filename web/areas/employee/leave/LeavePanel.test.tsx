import { screen, waitFor, within } from '@testing-library/react';

import { AddTicketCommentDocument, LeaveRequestDocument } from '../../../generated/graphql';
import { ticketComment, ticketComments } from '../../../testing/tickets/comments';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import { fill } from '../../../testing/page/fill';
import { answers, broken, notFound, refusal } from '../../../testing/graph';
import { decided, leave, leaveDetails } from '../../../testing/tickets/leave';
import { leaveRow, openLeave, openRequest } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label'));

test("another person's leave request, or a withdrawn one, is not found", async () => {
  await openLeave({
    at: '/employee/leave?request=99',
    handlers: [answers(LeaveRequestDocument, notFound)],
  });
  expect(await screen.findByText('This leave request does not exist any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a leave request that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await openLeave({
    at: '/employee/leave?request=1',
    handlers: [answers(LeaveRequestDocument, () => (works ? { leaveRequest: leave() } : broken()))],
  });
  expect(await screen.findByText('Failed to load the leave request. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Family visit' })).toBeVisible();
});

test('the details show every field of an approved leave request [A3.8]', async () => {
  await openRequest({
    status: 'RESOLVED',
    approvedByName: 'Priya Raman',
    approvalDate: '2026-11-13T17:05:00.000Z',
    supportingDocument: '/api/files/tickets/old/',
    supportingDocumentName: 'letter.pdf',
  });
  expect(dialogFacts()).toEqual({
    Request: 'No. 1',
    Description: 'Wedding in Lagos.',
    Reason: "My sister's wedding.",
    'Supporting document': 'letter.pdfView',
    // After the initials of the photo's place.
    'Requested by': expect.stringMatching(/Maya Okafor$/),
    Priority: 'Medium',
    Requested: '12 Nov 2026, 10:41',
    'Approved by': 'Priya Raman',
    Approved: '13 Nov 2026, 09:05',
  });
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /Family visitApprovedPersonal Leave · 8.Mar – 12.Mar.2027 · 5 days/,
  );
});

test('the details of a leave request offer to change and to cancel it while that is possible [A2.81 A4.13]', async () => {
  await openRequest();
  expect(buttons()).toEqual(expect.arrayContaining(['Cancel request', 'Edit']));
});

test('the details of a decided leave request offer neither to change nor to cancel it [A2.81 A4.13 A4.14]', async () => {
  await openRequest({ status: 'RESOLVED', viewerCan: decided });
  expect(buttons()).not.toContain('Cancel request');
  expect(buttons()).not.toContain('Edit');
});

test('the history of a leave request shows who changed the status, to what, and when [A4.12]', async () => {
  const { panel } = await openRequest({
    status: 'RESOLVED',
    history: [
      {
        position: 1,
        toStatus: 'IN_PROGRESS',
        changedByName: 'Daniel Cho',
        changedAt: '2026-11-12T19:00:00.000Z',
      },
      {
        position: 2,
        toStatus: 'RESOLVED',
        changedByName: 'Priya Raman',
        changedAt: '2026-11-13T17:05:00.000Z',
      },
    ],
  });
  const dialog = within(panel);
  const steps = within(dialog.getByRole('list', { name: 'History and comments' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual([
    'RequestedMaya Okafor · 12 Nov 2026, 10:41',
    'In ReviewDaniel Cho · 12 Nov 2026, 11:00',
    'ApprovedPriya Raman · 13 Nov 2026, 09:05',
  ]);
});

test('comments on a leave request are read and written; a refused comment stays in the box', async () => {
  const comments = [ticketComment({ comment: 'Who takes over?' })];
  let works = false;
  const { user, panel } = await openRequest(
    {},
    ticketComments(() => comments),
    answers(AddTicketCommentDocument, ({ comment }) => {
      if (!works) return refusal('RATE_LIMITED', 'Too many requests. Please try again later.');
      comments.unshift(ticketComment({ id: 2, comment, createdByName: 'Maya Okafor' }));
      return { addTicketComment: { id: 2 } };
    }),
  );
  const dialog = within(panel);
  expect(await dialog.findByText('Who takes over?')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('Write a comment first')).toBeVisible();

  const box = dialog.getByLabelText('Add a comment');
  await fill(user, box, ' Jonas does. ');
  await user.click(dialog.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(box).toHaveAccessibleDescription('Too many requests. Please try again later.'));
  expect(box).toHaveValue(' Jonas does. ');

  works = true;
  await user.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('Jonas does.')).toBeVisible();
  await waitFor(() => expect(box).toHaveValue(''));
  await waitFor(() => expect(box).toHaveFocus());
});

test('an unsent comment on a leave request is discarded only after a confirmation', async () => {
  const { user, panel, router } = await openRequest();
  const dialog = within(panel);
  await fill(user, await dialog.findByLabelText('Add a comment'), 'Half a thou');
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Edit leave request' })).getByRole('button', {
      name: 'Cancel',
    }),
  );
  const box = await screen.findByLabelText('Add a comment');
  expect(box).toHaveValue('Half a thou');

  await user.keyboard('{Escape}');
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(screen.getByLabelText('Add a comment')).toHaveValue('Half a thou');
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the document of a leave request is opened by a new link, however long the dialog was open', async () => {
  let asked = 0;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(`${this.href} as ${this.download}`);
  });
  const opened: string[] = [];
  const { user, panel } = await openRequest(
    {},
    leaveDetails(() => {
      asked += 1;
      return leave({
        supportingDocument: `/api/files/tickets/${String(asked)}/`,
        supportingDocumentName: 'letter.pdf',
      });
    }),
  );
  const dialog = within(panel);
  await user.click(dialog.getByRole('link', { name: 'letter.pdf' }));
  await waitFor(() => expect(opened).toEqual(['http://portal.test/api/files/tickets/2/ as letter.pdf']));
  saved.mockRestore();
});

test('the name of a leave request opens its details, whose address is a link, and closing returns to the list', async () => {
  const { user, router } = await openLeave({
    handlers: [leaveDetails(leave)],
    at: '/employee/leave?status=pending',
  });
  await user.click(within(await leaveRow('Family visit')).getByRole('link', { name: 'Family visit' }));
  expect(await screen.findByRole('dialog', { name: 'Family visit' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=pending&request=1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?status=pending'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
