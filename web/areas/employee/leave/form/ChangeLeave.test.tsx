import { screen, waitFor } from '@testing-library/react';

import {
  LeaveRequestsDocument,
  UpdateLeaveRequestDocument,
  type LeaveRequestChanges,
} from '../../../../generated/graphql';
import { dialogFacts } from '../../../../testing/page/dialogFacts';
import { fill } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { leave, leaveDetails, leavePage } from '../../../../testing/tickets/leave';
import { openRequest } from '../../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

test('a leave request is changed, its document removed: only that is sent, and the details are updated [A8.24]', async () => {
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

test('an unchanged document of a leave request is not sent again', async () => {
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

test('of two changes to a leave request the second is refused, shows the first change, and does not undo it', async () => {
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
      return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await fill(user, await screen.findByLabelText('Title'), ' in Lagos');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone changed this meanwhile. Please look again.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue('Her wedding.'));
  expect(screen.getByLabelText('Title')).toHaveValue('Family visit in Lagos');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(sent).toEqual(
      [3, 4].map((version) => ({ id: 1, version, input: { title: 'Family visit in Lagos' } })),
    ),
  );
});
