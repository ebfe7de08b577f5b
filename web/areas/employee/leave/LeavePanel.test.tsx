import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  AddTicketCommentDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  UpdateLeaveRequestDocument,
  type LeaveRequestChanges,
} from '../../../generated/graphql';
import { ticketComment, ticketComments } from '../../../testing/comments';
import { dialogFacts } from '../../../testing/dialogFacts';
import { fill } from '../../../testing/fill';
import { answers, broken, notFound, refusal } from '../../../testing/graph';
import { decided, leave, leaveDetails, leavePage, type GivenLeave } from '../../../testing/leave';
import { leaveRow, openLeave } from '../../../testing/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

/** Opens a link to a request of Maya's. */
async function openRequest(given: GivenLeave = {}, ...handlers: RequestHandler[]) {
  const page = await openLeave({
    list: () => leavePage([leave(given)]),
    at: '/employee/leave?request=1',
    handlers: [...handlers, leaveDetails(() => leave(given))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Family visit' }));
  return { ...page, dialog };
}

const buttons = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('button')
    .map((one) => one.textContent || one.getAttribute('aria-label'));

test("somebody else's leave request, or one that was withdrawn, does not exist", async () => {
  await openLeave({
    at: '/employee/leave?request=99',
    handlers: [answers(LeaveRequestDocument, notFound)],
  });
  expect(await screen.findByText('This leave request does not exist any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('a leave request that does not load can be asked for again', async () => {
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

test('the details tell everything that is known of an approved leave request [A3.8]', async () => {
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

test('the details of a leave request offer to change and to cancel it where that may be done [A2.81 A4.13]', async () => {
  await openRequest();
  expect(buttons()).toEqual(expect.arrayContaining(['Cancel request', 'Edit']));
});

test('the details of a decided leave request offer neither to change nor to cancel it [A2.81 A4.13 A4.14]', async () => {
  await openRequest({ status: 'RESOLVED', viewerCan: decided });
  expect(buttons()).not.toContain('Cancel request');
  expect(buttons()).not.toContain('Edit');
});

test('the history of a leave request tells who changed the status, to what, and when [A4.12]', async () => {
  const { dialog } = await openRequest({
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
  const steps = within(dialog.getByRole('list', { name: 'History and comments' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual([
    'RequestedMaya Okafor · 12 Nov 2026, 10:41',
    'In ReviewDaniel Cho · 12 Nov 2026, 11:00',
    'ApprovedPriya Raman · 13 Nov 2026, 09:05',
  ]);
});

test('comments on a leave request are read and written; one that is refused stays in the box', async () => {
  const comments = [ticketComment({ comment: 'Who takes over?' })];
  let works = false;
  const { user, dialog } = await openRequest(
    {},
    ticketComments(() => comments),
    answers(AddTicketCommentDocument, ({ comment }) => {
      if (!works) return refusal('RATE_LIMITED', 'Too many requests. Please try again later.');
      comments.unshift(ticketComment({ id: 2, comment, createdByName: 'Maya Okafor' }));
      return { addTicketComment: { id: 2 } };
    }),
  );
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

test('a comment on a leave request that was not sent is not thrown away unasked', async () => {
  const { user, dialog, router } = await openRequest();
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

test('the document of a leave request is opened by a link that is fresh, however long the dialog was open', async () => {
  let asked = 0;
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(`${this.href} as ${this.download}`);
  });
  const opened: string[] = [];
  const { user, dialog } = await openRequest(
    {},
    leaveDetails(() => {
      asked += 1;
      return leave({
        supportingDocument: `/api/files/tickets/${String(asked)}/`,
        supportingDocumentName: 'letter.pdf',
      });
    }),
  );
  await user.click(dialog.getByRole('link', { name: 'letter.pdf' }));
  await waitFor(() => expect(opened).toEqual(['http://portal.test/api/files/tickets/2/ as letter.pdf']));
  saved.mockRestore();
});

test('a leave request is changed, its document removed: only that is sent, and the details come back as they are now [A8.24]', async () => {
  const sent: unknown[] = [];
  const now = { supportingDocument: '/api/files/tickets/a/', supportingDocumentName: 'letter.pdf' };
  let changed = {};
  const { user } = await openRequest(
    now,
    leaveDetails(() => leave({ ...now, ...changed })),
    answers(LeaveRequestsDocument, () => leavePage([leave({ ...now, ...changed })])),
    answers(UpdateLeaveRequestDocument, (variables) => {
      sent.push(variables);
      changed = {
        reason: 'Her wedding, and a day of travel.',
        supportingDocument: null,
        supportingDocumentName: null,
      };
      return { updateLeaveRequest: leave({ ...now, ...changed, version: 4 }) };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByRole('dialog', { name: 'Edit leave request' })).toBeVisible();
  expect(screen.getByLabelText('First day')).toHaveValue('8 Mar 2027');
  await user.click(screen.getByRole('button', { name: 'Remove letter.pdf' }));
  await user.clear(screen.getByLabelText('Reason'));
  await user.paste('Her wedding, and a day of travel.');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Leave request updated successfully!')).toBeVisible();
  await waitFor(() =>
    expect(dialogFacts()).toMatchObject({
      Reason: 'Her wedding, and a day of travel.',
      'Supporting document': 'None',
    }),
  );
  expect(sent).toEqual([
    {
      id: 1,
      version: 3,
      input: { reason: 'Her wedding, and a day of travel.', supportingDocument: null },
    },
  ]);
});

test('a document of a leave request that is left alone is not sent again', async () => {
  const sent: LeaveRequestChanges[] = [];
  const { user } = await openRequest(
    {
      supportingDocument: '/api/files/tickets/a/',
      supportingDocumentName: 'letter.pdf',
      leaveType: 'VACATION',
    },
    answers(UpdateLeaveRequestDocument, ({ input }) => {
      sent.push(input);
      return { updateLeaveRequest: leave({ version: 4 }) };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  // A sort of leave that this page does not offer stays what it is.
  expect(await screen.findByRole('button', { name: /Leave type/ })).toHaveTextContent('Vacation Leave');
  await fill(user, screen.getByLabelText('Title'), ' in Lagos');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([{ title: 'Family visit in Lagos' }]);
});

test('of two changes to a leave request the second is told, shows what the first one changed, and writes none of it back', async () => {
  const sent: unknown[] = [];
  let now = leave();
  const { user } = await openRequest(
    {},
    leaveDetails(() => now),
    answers(LeaveRequestsDocument, () => leavePage([now])),
    answers(UpdateLeaveRequestDocument, (variables) => {
      sent.push(variables);
      if (variables.version === 4) return { updateLeaveRequest: leave({ version: 5 }) };
      now = leave({ reason: 'Her wedding.', version: 4 });
      return refusal('CONFLICT', 'Somebody changed this meanwhile. Please look again.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await fill(user, await screen.findByLabelText('Title'), ' in Lagos');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Somebody changed this meanwhile. Please look again.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue('Her wedding.'));
  expect(screen.getByLabelText('Title')).toHaveValue('Family visit in Lagos');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toEqual(
      [3, 4].map((version) => ({ id: 1, version, input: { title: 'Family visit in Lagos' } })),
    ),
  );
});

test('the name of a leave request opens its details, whose address is a link, and closing leads back to the list', async () => {
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
