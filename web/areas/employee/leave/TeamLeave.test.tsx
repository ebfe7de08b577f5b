import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  ApproveLeaveRequestDocument,
  LeaveRequestsDocument,
  RejectLeaveRequestDocument,
} from '../../../generated/graphql';
import { answers, deferred, refusal } from '../../../testing/graph';
import { leave, leaveDetails, leavePage, reports, teamLeave } from '../../../testing/tickets/leave';
import { fill } from '../../../testing/page/fill';
import { leaveRow, openLeave, statusFilter } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const team = '/employee/leave?tab=team';

const openTeam = (...handlers: RequestHandler[]) =>
  openLeave({
    at: team,
    handlers: [...handlers, reports(2), answers(LeaveRequestsDocument, () => leavePage([teamLeave()]))],
  });

async function decide(user: Awaited<ReturnType<typeof openLeave>>['user'], verdict: 'Approve' | 'Reject') {
  await user.click(within(await leaveRow('Fishing')).getByRole('button', { name: 'Actions for Fishing' }));
  await user.click(await screen.findByRole('menuitem', { name: verdict }));
  return screen.findByRole('dialog', { name: `${verdict} leave request` });
}

test("a person without reports has no tab for a team's requests, even with a link to it", async () => {
  await openLeave({ at: team });
  expect(await screen.findByRole('group', { name: 'Sick leave' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
});

test('a manager sees requests of their reports that wait for a decision [A7.39]', async () => {
  const { asked } = await openLeave({
    at: team,
    handlers: [reports(2)],
    list: () => leavePage([teamLeave()]),
  });
  expect(await leaveRow('Fishing')).toHaveTextContent('Jonas Lindqvist');
  expect(statusFilter()).toHaveTextContent('Pending');
  expect(asked.at(-1)).toMatchObject({ mine: false, team: true, status: ['PENDING'] });
});

test("the tab of the team's leave is in the URL, and the filters of one tab do not apply to the other", async () => {
  const { user, router } = await openLeave({ at: '/employee/leave?status=closed', handlers: [reports(1)] });
  await user.click(await screen.findByRole('tab', { name: 'Team requests' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=team'));
  await user.click(screen.getByRole('tab', { name: 'My leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByRole('group', { name: 'Sick leave' })).toBeVisible();
});

test("a decision about leave that comes too late is refused with the server's message, and the list shows the present status", async () => {
  let status: 'OPEN' | 'RESOLVED' = 'OPEN';
  const { user } = await openTeam(
    answers(RejectLeaveRequestDocument, () => {
      status = 'RESOLVED';
      return refusal('CONFLICT', 'This request was approved by Priya Raman.');
    }),
    answers(LeaveRequestsDocument, () => leavePage([teamLeave({ status })])),
  );
  const dialog = await decide(user, 'Reject');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'This request was approved by Priya Raman.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await leaveRow('Fishing')).toHaveTextContent('Approved'));
});

test.each([
  ['Approve', 'Comment', 'comment', 'Leave request approved successfully!'],
  ['Reject', 'Reason', 'reason', 'Leave request rejected successfully!'],
] as const)(
  '%s sends the version of the leave request, and a text if there is one [A7.39]',
  async (verdict, label, name, done) => {
    const sent: unknown[] = [];
    const { user } = await openTeam(
      answers(ApproveLeaveRequestDocument, (variables) => {
        sent.push(variables);
        return { approveLeaveRequest: teamLeave({ version: 4, status: 'RESOLVED' }) };
      }),
      answers(RejectLeaveRequestDocument, (variables) => {
        sent.push(variables);
        return { rejectLeaveRequest: teamLeave({ version: 4, status: 'REJECTED' }) };
      }),
    );
    const dialog = await decide(user, verdict);
    await fill(user, within(dialog).getByLabelText(label), ' Enjoy. ');
    await user.click(within(dialog).getByRole('button', { name: verdict }));
    expect(await screen.findByText(done)).toBeVisible();
    expect(sent).toEqual([{ id: 5, version: 3, [name]: 'Enjoy.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);

test("the details of a team's request offer the decision, and not to change or cancel it", async () => {
  await openLeave({
    at: `${team}&request=5`,
    handlers: [reports(2), leaveDetails(teamLeave)],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Fishing' }));
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
});

test('a leave request that changes during the decision is shown as it is now, and decided in that version [A7.39]', async () => {
  const versions: unknown[] = [];
  let changed = false;
  const now = () =>
    teamLeave(changed ? { version: 2, endDate: '2027-03-20', totalDays: 13 } : { version: 1 });
  const { user } = await openLeave({
    at: team,
    handlers: [
      reports(2),
      answers(LeaveRequestsDocument, () => leavePage([now()])),
      answers(ApproveLeaveRequestDocument, ({ version }) => {
        versions.push(version);
        if (changed) return { approveLeaveRequest: teamLeave({ version: 3, status: 'RESOLVED' }) };
        changed = true;
        return refusal('CONFLICT', 'Someone changed this meanwhile. Please look again.');
      }),
    ],
  });
  const dialog = await decide(user, 'Approve');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('Someone changed this meanwhile. Please look again.')).toBeVisible();
  expect(await within(dialog).findByText(/13 days/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(versions).toEqual([1, 2]);
});

test("own requests are never shown on the team's tab, not even while it loads", async () => {
  const late = deferred(() => leavePage([teamLeave()]));
  const { user } = await openLeave({
    handlers: [
      reports(2),
      answers(LeaveRequestsDocument, ({ team: isTeam }) => (isTeam ? late.respond() : leavePage([leave()]))),
    ],
  });
  await leaveRow('Family visit');
  await user.click(await screen.findByRole('tab', { name: 'Team requests' }));
  await waitFor(() => expect(screen.queryByText('Family visit')).not.toBeInTheDocument());
  late.release();
  expect(await leaveRow('Fishing')).toHaveTextContent('Jonas Lindqvist');
});
