import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { graphql, HttpResponse, http, type RequestHandler } from 'msw';

import { answer, refusal, type GraphAnswer } from '../../../testing/graph';
import { leave, leavePage, leaveYear, preview } from '../../../testing/leave';
import { leaveRow, openLeave } from '../../../testing/openLeave';
import { interceptNetwork, server } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/stoppedClock';
import { toastStore } from '../../../ui/toast';

interceptNetwork();

type User = ReturnType<typeof userEvent.setup>;

async function openForm(...handlers: RequestHandler[]) {
  const page = await openLeave({ handlers });
  await page.user.click(screen.getByRole('button', { name: 'New Leave Request' }));
  await screen.findByRole('dialog', { name: 'New leave request' });
  return page;
}

/** Choosing several fields by hand takes a test's time; dates are set at once, as a picker does. */
async function fill(user: User, without: readonly string[] = []) {
  const texts = { Title: 'Family visit', Description: 'Wedding in Lagos.', Reason: 'My sister.' };
  for (const [label, text] of Object.entries(texts)) {
    if (without.includes(label)) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  if (!without.includes('Leave type')) {
    await user.click(screen.getByRole('button', { name: /Leave type/ }));
    await user.click(await screen.findByRole('option', { name: 'Personal Leave' }));
  }
  if (!without.includes('First day')) await user.type(screen.getByLabelText('First day'), '2027-03-08');
  if (!without.includes('Last day')) await user.type(screen.getByLabelText('Last day'), '2027-03-12');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit request' }));

/** Answers the request for leave and keeps what was asked. */
function creating(answers: () => GraphAnswer = () => answer({ createLeaveRequest: { __typename: 'Ticket', id: 9 } })) {
  const sent: { input: Record<string, unknown>; key: string | null }[] = [];
  const handler = graphql.mutation<Record<string, unknown>, { input: Record<string, unknown> }>('CreateLeaveRequest', ({ variables, request }) => {
    sent.push({ input: variables.input, key: request.headers.get('Idempotency-Key') });
    return answers();
  });
  return { sent, handler };
}

test('an empty form is not sent: it says so once, marks the six fields and stands at the first [A5.23]', async () => {
  const { sent, handler } = creating();
  const { user } = await openForm(handler);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  const texts = ['Enter a title', 'Choose a leave type', 'Enter the first day', 'Enter the last day', 'Enter a description', 'Enter a reason'];
  texts.forEach((text) => expect(screen.getByText(text)).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(sent).toEqual([]);
});

test.each(['Title', 'Leave type', 'First day', 'Last day', 'Description', 'Reason'])('%s alone is required, too [A5.23]', async (label) => {
  const { sent, handler } = creating();
  const { user } = await openForm(handler);
  await fill(user, [label]);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the last day cannot be chosen before the first, and typed so is not sent [A5.24]', async () => {
  const { sent, handler } = creating();
  const { user } = await openForm(handler);
  await fill(user, ['Last day']);
  expect(screen.getByLabelText('Last day')).toHaveAttribute('min', '2027-03-08');
  await user.type(screen.getByLabelText('Last day'), '2027-03-07');
  await submit(user);
  expect(await screen.findByText('End date cannot precede start date.')).toBeVisible();
  expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a document of another kind, of ten megabytes, or a second one is refused before anything is sent [A5.16 A5.18 A5.19]', async () => {
  await openForm();
  const drop = (...files: File[]) => fireEvent.drop(screen.getByLabelText('Supporting document'), {
    dataTransfer: { files, types: ['Files'], items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })) },
  });
  const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

  drop(new File(['GIF89a'], 'holiday.gif', { type: 'image/gif' }));
  expect(await screen.findByText('Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)')).toBeVisible();
  drop(Object.defineProperty(pdf('scan.pdf'), 'size', { value: 10 * 1024 * 1024 }));
  expect(await screen.findByText('File size must be less than 10MB')).toBeVisible();
  drop(pdf('one.pdf'), pdf('two.pdf'));
  expect(await screen.findByText('Too many files')).toBeVisible();
  // What a desktop leaves in every folder does not count.
  drop(new File(['x'], '.DS_Store'), new File(['x'], 'Thumbs.db'), pdf('letter.pdf'));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  expect(screen.queryByText('Too many files')).not.toBeInTheDocument();
});

test('what the server says of a field stands under it, nothing typed is lost, and it goes when the field changes [A8.22]', async () => {
  const { handler } = creating(() => refusal('BAD_USER_INPUT', 'Too long.', { title: ['Too long.'], supportingDocument: ['File size must be less than 10MB'] }));
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Too long.'));
  expect(screen.getByText('File size must be less than 10MB')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('My sister.');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-03-08');

  await user.type(screen.getByLabelText('Title'), '!');
  expect(screen.queryByText('Too long.')).not.toBeInTheDocument();
  expect(screen.getByText('File size must be less than 10MB')).toBeVisible();
});

test('what the server says of the whole request stands above the buttons [A8.22]', async () => {
  const words = 'You already have a leave request for these dates.';
  const { handler } = creating(() => refusal('BAD_USER_INPUT', words, { nonFieldErrors: [words] }));
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit request' })).toHaveFocus());
});

test('without an answer the failure has the words of the page, and another try has the same key [A8.22]', async () => {
  const { sent, handler } = creating(() => HttpResponse.error() as never);
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit leave request. Please try again.');
  const tries = sent.length;
  await submit(user);
  await waitFor(() => expect(sent.length).toBeGreaterThan(tries));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);

  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  await user.type(screen.getByLabelText('Title'), ' in Lagos');
  await submit(user);
  await waitFor(() => expect(new Set(sent.map(({ key }) => key)).size).toBe(2));
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an employee asks for leave: it is sent with medium priority, told, and the list and the figures follow [A3.8 A8.24 A9.6]', async () => {
  const { sent, handler } = creating();
  let exists = false;
  const { user, asked } = await openForm(
    graphql.query('LeaveRequests', () => leavePage(exists ? [leave({ id: 9, title: 'Family visit in March' })] : [])),
    graphql.query('LeaveYear', () => answer({ leaveYear: leaveYear({ pendingRequests: exists ? 1 : 0 }) })),
    handler,
  );
  await fill(user);
  exists = true;
  await submit(user);

  expect(await screen.findByText('Leave request submitted successfully!')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', duration: 5000 });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await leaveRow('Family visit in March')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Pending' })).toHaveTextContent('1Waiting'));
  expect(sent.map(({ input }) => input)).toEqual([{
    title: 'Family visit', leaveType: 'PERSONAL', startDate: '2027-03-08', endDate: '2027-03-12',
    description: 'Wedding in Lagos.', reason: 'My sister.', priority: 'MEDIUM',
  }]);
  expect(asked).toEqual([]);
});

test('a request with a document goes as a multipart form, without one as JSON [A5.26]', async () => {
  const types: string[] = [];
  const { user } = await openForm();
  server.use(http.post('http://portal.test/graphql', async ({ request }) => {
    const type = request.headers.get('Content-Type') ?? '';
    const body = await request.clone().text();
    if (!body.includes('CreateLeaveRequest')) return undefined;
    types.push(type.split(';')[0] ?? '');
    if (type.startsWith('multipart')) expect(body).toContain('filename="letter.pdf"');
    return types.length === 1 ? refusal('CONFLICT', 'Not now.') : answer({ createLeaveRequest: { __typename: 'Ticket', id: 9 } });
  }));
  await fill(user);
  await submit(user);
  await screen.findByText('Not now.');
  await user.upload(screen.getByLabelText('Supporting document'), new File(['%PDF'], 'letter.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('letter.pdf')).toBeVisible();
  await submit(user);
  await waitFor(() => expect(types).toEqual(['application/json', 'multipart/form-data']));
});

test('the three sorts of leave are offered with their 30 days and the need of an approval, the priority is fixed [A3.9 A9.20]', async () => {
  const { user } = await openForm();
  expect(screen.getByText('30 days allowed, approval required')).toBeVisible();
  expect(screen.getByLabelText('Priority')).toHaveValue('Medium');
  expect(screen.getByLabelText('Priority')).toBeDisabled();
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Sick Leave', 'Personal Leave', 'Unpaid Leave']);
});

test('with both days the form tells how many they are, what is left of both allowances and who is away [A5.25 A9.18 A9.19]', async () => {
  const asked: unknown[] = [];
  const { user } = await openForm(graphql.query('LeavePreview', ({ variables }) => {
    asked.push(variables);
    return answer({ leavePreview: preview({ teamAway: 2, year: leaveYear({ year: 2027, usedDays: { PERSONAL: 1, SICK: 2 } }) }) });
  }));
  await withStoppedClock(async () => {
    await user.type(screen.getByLabelText('First day'), '2027-03-08');
    await pass(400);
  });
  expect(asked).toEqual([]);
  await user.type(screen.getByLabelText('Last day'), '2027-03-12');
  expect(await screen.findByText(/Monday to Friday/)).toHaveTextContent(
    '5 days, Monday to Friday. Annual allowance: 22 of 25 days left in 2027. 2 other people of your team are away then.',
  );
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  await user.click(await screen.findByRole('option', { name: 'Personal Leave' }));
  expect(screen.getByText(/Monday to Friday/)).toHaveTextContent('Personal leave: 4 of 5 days left in 2027; annual allowance: 22 of 25 days left.');
  expect(screen.getByText('This request is 1 day over your personal leave allowance. You can still ask for it.')).toBeVisible();
  expect(asked).toEqual([{ startDate: '2027-03-08', endDate: '2027-03-12', except: null }]);
});

test('leave that stands in the way is named with its days', async () => {
  const { user } = await openForm(graphql.query('LeavePreview', () => answer({ leavePreview: preview({ overlapping: [leave({ id: 4, title: 'Spring break', status: 'RESOLVED' })] }) })));
  await user.type(screen.getByLabelText('First day'), '2027-03-08');
  await user.type(screen.getByLabelText('Last day'), '2027-03-12');
  expect(await screen.findByText('You already have leave on these days')).toBeVisible();
  expect(screen.getByText('Spring break: 8 Mar – 12 Mar 2027, Approved')).toBeVisible();
});

test('a form with something in it asks before it is thrown away, an empty one does not', async () => {
  const { user } = await openForm();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: 'New Leave Request' }));
  await user.type(await screen.findByLabelText('Title'), 'Family');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Family');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
