import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { LeaveMonthDocument, LeaveRequestsDocument, LeaveYearDocument } from '../../../../generated/graphql';
import { fill } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { leave, leaveMonth, leavePage, leaveYear } from '../../../../testing/tickets/leave';
import { leaveRow, openNewLeave } from '../../../../testing/tickets/openLeave';
import { interceptNetwork, server } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';
import { toastStore } from '../../../../ui/feedback/toast';
import { created, creating, field, fillForm, submit } from '../../../../testing/tickets/newLeave';

interceptNetwork();

async function fillAll(user: User) {
  await fillForm(user);
  await fill(user, field('Last day'), '2027-03-12');
}

test("the server's message for a field of a leave request appears under it, the typed text is kept, and the message goes when the field changes [A8.22]", async () => {
  const { handler } = creating(() =>
    refusal('BAD_USER_INPUT', 'Too long.', {
      title: ['Too long.'],
      supportingDocument: ['File size must be less than 10MB'],
    }),
  );
  const { user } = await openNewLeave(handler);
  await fillAll(user);
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Too long.'));
  expect(screen.getByText('File size must be less than 10MB')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('My sister.');
  expect(screen.getByLabelText('First day')).toHaveValue('8 Mar 2027');

  await fill(user, screen.getByLabelText('Title'), '!');
  expect(screen.queryByText('Too long.')).not.toBeInTheDocument();
  expect(screen.getByText('File size must be less than 10MB')).toBeVisible();
});

test("the server's message for a whole leave request appears above the buttons [A8.22]", async () => {
  const words = 'This is refused.';
  const { handler } = creating(() => refusal('BAD_USER_INPUT', words, { nonFieldErrors: [words] }));
  const { user } = await openNewLeave(handler);
  await fillAll(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus());
});

test("without an answer a leave request shows the page's message, and the next attempt has the same key [A8.22]", async () => {
  const { sent, handler } = creating(() => HttpResponse.error());
  const { user } = await openNewLeave(handler);
  await fillAll(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to submit leave request. Please try again.',
  );
  const tries = sent.length;
  await submit(user);
  await waitFor(() => expect(sent.length).toBeGreaterThan(tries));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  await fill(user, field('Title'), ' in Lagos');
  await submit(user);
  await waitFor(() => expect(new Set(sent.map(({ key }) => key)).size).toBe(2));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an employee asks for leave: it is sent with medium priority, confirmed, and the list and the figures are updated [A3.8 A8.24 A9.6]', async () => {
  const { sent, handler } = creating();
  let exists = false;
  const { user, asked } = await openNewLeave(
    answers(LeaveRequestsDocument, () =>
      leavePage(exists ? [leave({ id: 9, title: 'Family visit in March' })] : []),
    ),
    answers(LeaveYearDocument, () => ({ leaveYear: leaveYear({ pendingRequests: exists ? 1 : 0 }) })),
    handler,
  );
  await fillAll(user);
  exists = true;
  await submit(user);

  expect(await screen.findByText('Leave request submitted successfully!')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', duration: 5000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await leaveRow('Family visit in March')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Pending' })).toHaveTextContent('1Waiting'));
  expect(sent.map(({ input }) => input)).toEqual([
    {
      title: 'Family visit',
      leaveType: 'PERSONAL',
      startDate: '2027-03-08',
      endDate: '2027-03-12',
      description: 'Wedding in Lagos.',
      reason: 'My sister.',
      priority: 'MEDIUM',
    },
  ]);
  expect(asked).toEqual([]);
});

test('a leave request with a document is sent as a multipart form, without one as JSON [A5.26]', async () => {
  const { sent, handler } = creating(() => (sent.length === 1 ? refusal('CONFLICT', 'Not now.') : created));
  const { user } = await openNewLeave(handler);
  await fillAll(user);
  await submit(user);
  await screen.findByText('Not now.');
  await user.upload(
    field('Supporting document'),
    new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  await submit(user);
  await waitFor(() =>
    expect(sent.map(({ type }) => type)).toEqual(['application/json', 'multipart/form-data']),
  );
  expect(sent[1]?.input.supportingDocument).toMatchObject({ name: 'letter.pdf' });
});

test('asking for leave reads each changed list again once, and no other query', async () => {
  const { user } = await openNewLeave(creating().handler);
  await fillAll(user);
  await screen.findByText('5 days', { selector: 'strong' });
  const calls: Request[] = [];
  server.events.on('request:start', ({ request }) => void calls.push(request.clone()));
  await submit(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const bodies = (await Promise.all(calls.map((call) => call.json()))) as { operationName: string }[];
  // The page of an earlier test may still look whether the portal answers.
  const names = bodies.map(({ operationName }) => operationName).filter((name) => name !== 'Reach');
  expect(names.sort()).toEqual(['CreateLeaveRequest', 'LeaveRequests', 'LeaveYear']);
});

test('the calendar of the next leave request marks requests from the meantime', async () => {
  let overlapping: ReturnType<typeof leave>[] = [];
  const { user } = await openNewLeave(
    answers(LeaveMonthDocument, () => ({ leavePreview: leaveMonth({ overlapping }) })),
  );
  const openCalendar = async () => {
    await fill(user, field('First day'), '2027-03-08');
    await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[0]!);
  };
  await openCalendar();
  expect(await screen.findByRole('button', { name: /Tuesday,? 9 March 2027$/ })).toBeVisible();
  overlapping = [leave()];
  await user.keyboard('{Escape}{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'New Leave Request' }));
  await screen.findByRole('dialog', { name: 'New leave request' });
  await openCalendar();
  expect(
    await screen.findByRole('button', { name: /Tuesday,? 9 March 2027\. Family visit, Pending$/ }),
  ).toBeVisible();
});
