import { screen, waitFor, within } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';

import { answer, held, refusal } from '../../../testing/graph';
import { leave, leavePage } from '../../../testing/leave';
import { leaveRow, openLeave, statusFilter } from '../../../testing/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const team = '/employee/leave?tab=team';
const jonas = leave({ id: 5, title: 'Fishing', createdById: 12, createdByName: 'Jonas Lindqvist' });
const reports = (count: number) =>
  graphql.query('OwnReports', () => answer({ myEmployee: { __typename: 'Employee', id: 70, directReportsCount: count } }));

const openTeam = (...handlers: RequestHandler[]) => openLeave({
  at: team,
  handlers: [...handlers, reports(2), graphql.query('LeaveRequests', () => leavePage([jonas]))],
});

async function decide(user: Awaited<ReturnType<typeof openLeave>>['user'], verdict: 'Approve' | 'Reject') {
  await user.click(within(await leaveRow('Fishing')).getByRole('button', { name: 'Actions for Fishing' }));
  await user.click(await screen.findByRole('menuitem', { name: verdict }));
  return screen.findByRole('dialog', { name: `${verdict} leave request` });
}

test("somebody without reports has no tab for a team's requests, whatever the link says", async () => {
  await openLeave({ at: team });
  expect(await screen.findByRole('group', { name: 'Sick leave' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('tab')).not.toBeInTheDocument());
});

test("a manager sees what waits for a decision of theirs: the requests of the people who report to them [A7.39]", async () => {
  const { asked } = await openLeave({ at: team, handlers: [reports(2)], list: () => leavePage([jonas]) });
  expect(await leaveRow('Fishing')).toHaveTextContent('Jonas Lindqvist');
  expect(statusFilter()).toHaveTextContent('Pending');
  expect(asked.at(-1)).toMatchObject({ mine: false, team: true, status: ['PENDING'] });
});

test("the tab stands in the URL, and what was filtered on one side means nothing on the other", async () => {
  const { user, router } = await openLeave({ at: '/employee/leave?status=closed', handlers: [reports(1)] });
  await user.click(await screen.findByRole('tab', { name: 'Team requests' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=team'));
  await user.click(screen.getByRole('tab', { name: 'My leave' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await screen.findByRole('group', { name: 'Sick leave' })).toBeVisible();
});

test('a decision that came too late is told in the words of the server, and the list shows what is true', async () => {
  let status: 'OPEN' | 'RESOLVED' = 'OPEN';
  const { user } = await openTeam(
    graphql.mutation('RejectLeaveRequest', () => {
      status = 'RESOLVED';
      return refusal('CONFLICT', 'This request was approved by Priya Raman.');
    }),
    graphql.query('LeaveRequests', () => leavePage([leave({ id: 5, title: 'Fishing', createdById: 12, createdByName: 'Jonas Lindqvist', status })])),
  );
  const dialog = await decide(user, 'Reject');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This request was approved by Priya Raman.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await leaveRow('Fishing')).toHaveTextContent('Approved'));
});

test.each([
  ['Approve', 'ApproveLeaveRequest', 'Comment', 'comment', 'Leave request approved successfully!'],
  ['Reject', 'RejectLeaveRequest', 'Reason', 'reason', 'Leave request rejected successfully!'],
] as const)('%s goes with the version that was read and with words if there are any [A7.39]', async (verdict, mutation, label, name, done) => {
  const sent: unknown[] = [];
  const { user } = await openTeam(graphql.mutation(mutation, ({ variables }) => {
    sent.push(variables);
    const field = verdict === 'Approve' ? 'approveLeaveRequest' : 'rejectLeaveRequest';
    return answer({ [field]: { __typename: 'Ticket', id: 5, version: 4, status: 'RESOLVED' } });
  }));
  const dialog = await decide(user, verdict);
  await user.type(within(dialog).getByLabelText(label), ' Enjoy. ');
  await user.click(within(dialog).getByRole('button', { name: verdict }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toEqual([{ id: 5, version: 3, [name]: 'Enjoy.' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the details of a request of the team offer the decision, and not to change or cancel it', async () => {
  await openLeave({
    at: `${team}&request=5`,
    handlers: [reports(2), graphql.query('LeaveRequest', () => answer({ leaveRequest: jonas }))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Fishing' }));
  expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
});

test('a request that changes while somebody thinks about it is shown as it is now, and decided as that [A7.39]', async () => {
  const versions: unknown[] = [];
  let changed = false;
  const now = () => leave({ id: 5, title: 'Fishing', createdById: 12, createdByName: 'Jonas Lindqvist', version: changed ? 2 : 1, ...(changed && { endDate: '2027-03-20', totalDays: 13 }) });
  const { user } = await openLeave({
    at: team,
    handlers: [
      reports(2),
      graphql.query('LeaveRequests', () => leavePage([now()])),
      graphql.mutation('ApproveLeaveRequest', ({ variables }) => {
        versions.push(variables['version']);
        if (changed) return answer({ approveLeaveRequest: { __typename: 'Ticket', id: 5, version: 3, status: 'RESOLVED' } });
        changed = true;
        return refusal('CONFLICT', 'Somebody changed this meanwhile. Please look again.');
      }),
    ],
  });
  const dialog = await decide(user, 'Approve');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await within(dialog).findByText('Somebody changed this meanwhile. Please look again.')).toBeVisible();
  expect(await within(dialog).findByText(/13 days/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(versions).toEqual([1, 2]);
});

test("one's own requests never stand under the team's head, not even while it loads", async () => {
  const late = held(() => leavePage([jonas]));
  const { user } = await openLeave({
    handlers: [reports(2), graphql.query('LeaveRequests', ({ variables }) => (variables['team'] ? late.respond() : leavePage([leave()])))],
  });
  await leaveRow('Family visit');
  await user.click(await screen.findByRole('tab', { name: 'Team requests' }));
  await waitFor(() => expect(screen.queryByText('Family visit')).not.toBeInTheDocument());
  late.release();
  expect(await leaveRow('Fishing')).toHaveTextContent('Jonas Lindqvist');
});
