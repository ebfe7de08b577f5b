import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  CreateLeaveRequestDocument,
  LeaveMonthDocument,
  LeaveRequestsDocument,
  LeaveYearDocument,
  type CreateLeaveRequestMutation,
  type LeaveRequestInput,
} from '../../../generated/graphql';
import { fill } from '../../../testing/fill';
import { answers, refusal, type Reply } from '../../../testing/graph';
import { leave, leaveMonth, leavePage, leaveYear } from '../../../testing/leave';
import { leaveRow, openNewLeave } from '../../../testing/openLeave';
import { interceptNetwork, server } from '../../../testing/server';
import type { User } from '../../../testing/testPortal';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();

const field = (label: string) => screen.getByLabelText(label);

/** Fills the form but for its last day. */
async function fillForm(user: User) {
  await fill(user, field('Title'), 'Family visit');
  await fill(user, field('Description'), 'Wedding in Lagos.');
  await fill(user, field('Reason'), 'My sister.');
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  await user.click(await screen.findByRole('option', { name: 'Personal Leave' }));
  await fill(user, field('First day'), '2027-03-08');
}

async function fillAll(user: User) {
  await fillForm(user);
  await fill(user, field('Last day'), '2027-03-12');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit request' }));

const created = { createLeaveRequest: leave({ id: 9 }) };

interface Sent {
  input: LeaveRequestInput;
  key: string | null;
  /** How the browser wrote it. */
  type: string;
}

/** Answers the request for leave and keeps what was asked. */
function creating(reply: () => Reply<CreateLeaveRequestMutation> = () => created) {
  const sent: Sent[] = [];
  const handler = answers(CreateLeaveRequestDocument, ({ input }, { headers }) => {
    sent.push({
      input,
      key: headers.get('Idempotency-Key'),
      type: headers.get('Content-Type')?.split(';')[0] ?? '',
    });
    return reply();
  });
  return { sent, handler };
}

test('an empty leave request is not sent: it says so once, marks the six fields and stands at the first [A5.23]', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  const texts = [
    'Enter a title',
    'Choose a leave type',
    'Enter the first day',
    'Enter the last day',
    'Enter a description',
    'Enter a reason',
  ];
  texts.forEach((text) => expect(screen.getByText(text)).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('the last day of leave cannot be chosen before the first, and typed so is not sent [A5.24]', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await fillForm(user);
  await user.click(screen.getAllByRole('button', { name: 'Open calendar' }).at(-1)!);
  const before = await screen.findByRole('button', { name: /^Sunday,? 7 March 2027/ });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  await fill(user, field('Last day'), '2027-03-07');
  await submit(user);
  expect(await screen.findByText('End date cannot precede start date.')).toBeVisible();
  expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the calendar of a leave request marks own leave, and tells how many of the team are away, without a name', async () => {
  const asked: unknown[] = [];
  const { user } = await openNewLeave(
    answers(LeaveMonthDocument, (variables) => {
      asked.push(variables);
      const overlapping = [
        leave({
          id: 4,
          title: 'Spring break',
          status: 'RESOLVED',
          startDate: '2027-02-26',
          endDate: '2027-03-02',
        }),
        leave({ id: 5, title: 'Moving', status: 'OPEN', startDate: '2027-03-31', endDate: '2027-04-02' }),
      ];
      const teamAwayDays = [
        { day: '2027-03-02', away: 1 },
        { day: '2027-03-16', away: 3 },
      ];
      return { leavePreview: leaveMonth({ overlapping, teamAwayDays }) };
    }),
  );
  await fill(user, field('First day'), '2027-03-08');
  expect(asked).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: 'Open calendar' })[0]!);
  const names = [
    /1 March 2027\. Spring break, Approved$/,
    /2 March 2027\. Spring break, Approved\. 1 of your team away$/,
    /16 March 2027\. 3 of your team away$/,
    /31 March 2027\. Moving, Pending$/,
  ];
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeVisible();
  expect(screen.getByText('Of your team away')).toBeVisible();
  expect(asked).toEqual([{ startDate: '2027-03-01', endDate: '2027-03-31', except: null }]);
});

test('what is no day is not sent, and nothing of it is lost', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewLeave(handler);
  await fillForm(user);
  await fill(user, field('Last day'), 'after the wedding');
  await submit(user);
  await waitFor(() =>
    expect(field('Last day')).toHaveAccessibleDescription(
      '"after the wedding" is not a date. Write it like 8 Mar 2027.',
    ),
  );
  expect(field('Last day')).toHaveValue('after the wedding');
  await waitFor(() => expect(field('Last day')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a document for a leave request of another kind, of ten megabytes, or a second one is refused before anything is sent [A5.16 A5.18 A5.19]', async () => {
  await openNewLeave();
  const drop = (...files: File[]) =>
    fireEvent.drop(screen.getByLabelText('Supporting document'), {
      dataTransfer: {
        files,
        types: ['Files'],
        items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      },
    });
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(
    await screen.findByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)'),
  ).toBeVisible();
  drop(Object.defineProperty(pdf('scan.pdf'), 'size', { value: 10 * 1024 * 1024 }));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  drop(pdf('one.pdf'), pdf('two.pdf'));
  expect(await screen.findByText('Too many files')).toBeVisible();
  // What a desktop leaves in every folder does not count.
  drop(new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'), pdf('letter.pdf'));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.queryByText('Too many files')).not.toBeInTheDocument();
});

test('what the server says of a field of a leave request stands under it, nothing typed is lost, and it goes when the field changes [A8.22]', async () => {
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

test('what the server says of a whole leave request stands above the buttons [A8.22]', async () => {
  const words = 'This is refused.';
  const { handler } = creating(() => refusal('BAD_USER_INPUT', words, { nonFieldErrors: [words] }));
  const { user } = await openNewLeave(handler);
  await fillAll(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus());
});

test('without an answer the failure of a leave request has the words of the page, and another try has the same key [A8.22]', async () => {
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

test('an employee asks for leave: it is sent with medium priority, told, and the list and the figures follow [A3.8 A8.24 A9.6]', async () => {
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

test('the three sorts of leave are offered with their 30 days and the need of an approval, the priority is fixed [A3.9 A9.20]', async () => {
  const { user } = await openNewLeave();
  expect(screen.getByText('30 days allowed, approval required')).toBeVisible();
  expect(screen.getByLabelText('Priority')).toHaveValue('Medium');
  expect(screen.getByLabelText('Priority')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Sick Leave',
    'Personal Leave',
    'Unpaid Leave',
  ]);
});

test('a leave request with something in it asks before it is thrown away, an empty one does not', async () => {
  const { user } = await openNewLeave();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'New Leave Request' }));
  await fill(user, await screen.findByLabelText('Title'), 'Family');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Family');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('asking for leave reads each list that it changes once more, and nothing else', async () => {
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

test('the calendar of the next leave request marks what was asked for meanwhile', async () => {
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
