import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  CreateFeedbackDocument,
  FeedbackHistoryDocument,
  type CreateFeedbackMutation,
  type FeedbackInput,
} from '../../../generated/graphql';
import { described, feedback, feedbackPage } from '../../../testing/tickets/feedback';
import { answers, broken, deferred, refusal, type Replying } from '../../../testing/graph';
import { feedbackRow, openFeedback } from '../../../testing/tickets/openFeedback';
import { interceptNetwork } from '../../../testing/server';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();

type User = ReturnType<typeof userEvent.setup>;

const openForm = (...handlers: RequestHandler[]) => openFeedback({ list: () => feedbackPage([]), handlers });

/** By label: looking for roles on a whole page takes jsdom seconds. */
const select = (label: string) => screen.getByLabelText(new RegExp(`${label}$`), { selector: 'button' });

async function choose(user: User, label: string, option: string) {
  await user.click(select(label));
  await user.click(await screen.findByText(option, { selector: '[role="option"] *' }));
}

async function fill(user: User, without: readonly string[] = []) {
  const texts = { Subject: ' Bicycle stands ', Message: 'The yard has room for twenty.\n' };
  for (const [label, text] of Object.entries(texts)) {
    if (without.includes(label)) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  if (!without.includes('Category')) await choose(user, 'Category', 'Work Environment');
}

const submitButton = () => screen.getByText('Submit feedback');
const submit = (user: User) => user.click(submitButton());

/** Answers with the given data and records the request. */
function giving(
  reply: () => Replying<CreateFeedbackMutation> = () => ({ createFeedback: feedback({ id: 9 }) }),
) {
  const sent: { input: FeedbackInput; key: string | null }[] = [];
  const handler = answers(CreateFeedbackDocument, ({ input }, request) => {
    sent.push({ input, key: request.headers.get('Idempotency-Key') });
    return reply();
  });
  return { sent, handler };
}

test('an empty form is not sent: one message, three marked fields, and focus on the first [A5.39]', async () => {
  const { sent, handler } = giving();
  const { user } = await openForm(handler);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
  expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Enter a subject');
  expect(screen.getByLabelText('Message')).toHaveAccessibleDescription('Enter a message');
  expect(screen.getByText('Choose a category')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('a message that is too long is kept completely and not sent, and its field says so', async () => {
  const { sent, handler } = giving();
  const { user } = await openForm(handler);
  await fill(user, ['Message']);
  const long = 'm'.repeat(9_801);
  await user.click(screen.getByLabelText('Message'));
  await user.paste(long);
  await submit(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Message')).toHaveAccessibleDescription(
      'Use at most 9,800 characters; these are 9,801',
    ),
  );
  expect(screen.getByLabelText('Message')).toHaveValue(long);
  expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('fields are disabled while the form is being sent, so that no text is lost', async () => {
  const late = deferred(broken);
  const { user } = await openForm(answers(CreateFeedbackDocument, late.respond));
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Submitting...')).toBeVisible();
  await user.type(screen.getByLabelText('Subject'), ' and more');
  expect(screen.getByLabelText('Subject')).toHaveValue(' Bicycle stands ');
  late.release();
  expect(await screen.findByText('Submit feedback')).toBeVisible();
  await user.type(screen.getByLabelText('Subject'), '!');
  expect(screen.getByLabelText('Subject')).toHaveValue(' Bicycle stands !');
});

test.each(['Subject', 'Message', 'Category'])('%s alone is also required [A5.39]', async (label) => {
  const { sent, handler } = giving();
  const { user } = await openForm(handler);
  await fill(user, [label]);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the form begins anonymous, as a suggestion of medium priority, and offers seven types and three priorities [A3.13 A5.40 A5.41]', async () => {
  const { user } = await openForm();
  expect(screen.getByLabelText('Send anonymously')).toBeChecked();
  expect(screen.getByLabelText('Medium')).toBeChecked();
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Low',
    'Medium',
    'High',
  ]);
  expect(select('Type')).toHaveTextContent('Suggestion');
  await user.click(select('Type'));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Suggestion',
    'Complaint',
    'Compliment',
    'Process Improvement',
    'Workplace Environment',
    'Management',
    'Other',
  ]);
});

test('the form shows the sender before it is sent, and explains what anonymous means', async () => {
  const { user } = await openForm();
  const box = screen.getByLabelText('Send anonymously');
  expect(box).toHaveAccessibleDescription('No one can see who wrote it, HR and administrators included.');
  await user.click(screen.getByText('How this stays anonymous'));
  expect(screen.getByText(/It cannot be changed later/)).toBeVisible();
  await user.click(box);
  expect(box).toHaveAccessibleDescription(
    'It goes with your name, Maya Okafor: those who handle feedback see who wrote it.',
  );
});

test('anonymous feedback is sent with placeholders, the message before its details; a toast confirms, the form is reset, the history is updated [A2.90 A3.13 A5.42 A9.6]', async () => {
  const { sent, handler } = giving();
  let exists = false;
  const { user } = await openForm(
    answers(FeedbackHistoryDocument, () =>
      feedbackPage(exists ? [feedback({ id: 9, title: 'Bicycle stands in the yard' })] : []),
    ),
    handler,
  );
  await fill(user);
  await user.click(screen.getByLabelText('High'));
  await choose(user, 'Type', 'Workplace Environment');
  exists = true;
  await submit(user);

  expect(await screen.findByText('Feedback submitted successfully!')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', duration: 5000 });
  expect(sent.map(({ input }) => input)).toEqual([
    {
      title: 'Bicycle stands',
      description: described(
        'The yard has room for twenty.',
        'Work Environment',
        'Workplace Environment',
        'High',
      ),
      feedbackType: 'WORKPLACE_ENVIRONMENT',
      priority: 'HIGH',
      isAnonymous: true,
      anonymousName: 'Anonymous',
      anonymousEmail: 'maya.okafor@portal.example',
    },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
  expect(screen.getByLabelText('Message')).toHaveValue('');
  expect(select('Type')).toHaveTextContent('Suggestion');
  expect(screen.getByLabelText('Medium')).toBeChecked();
  await waitFor(() => expect(submitButton()).toHaveFocus());
  expect(await feedbackRow('Bicycle stands in the yard')).toBeVisible();
});

test('feedback with a name sends no placeholder; the next form starts anonymous again [A5.40 A5.42]', async () => {
  const { sent, handler } = giving();
  const { user } = await openForm(handler);
  await fill(user);
  await user.click(screen.getByLabelText('Send anonymously'));
  await submit(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toMatchObject({ isAnonymous: false });
  expect(sent[0]?.input).not.toHaveProperty('anonymousName');
  expect(sent[0]?.input).not.toHaveProperty('anonymousEmail');
  await waitFor(() => expect(screen.getByLabelText('Send anonymously')).toBeChecked());
});

test("the server's message for a field appears under it, and the typed text is kept [A8.28]", async () => {
  const { handler } = giving(() => refusal('BAD_USER_INPUT', 'Too long.', { title: ['Too long.'] }));
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('Too long.'));
  expect(screen.getByLabelText('Message')).toHaveValue('The yard has room for twenty.\n');
  expect(select('Category')).toHaveTextContent('Work Environment');
});

test("the server's message for the whole form appears above the button [A8.28]", async () => {
  const { handler } = giving(() => refusal('FORBIDDEN', 'Not today.'));
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
});

test('without an answer the message of the page is shown, and the next attempt has the same key [A8.28]', async () => {
  const { sent, handler } = giving(() => HttpResponse.error());
  const { user } = await openForm(handler);
  await fill(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit feedback');
  const tries = sent.length;
  await submit(user);
  await waitFor(() => expect(sent.length).toBeGreaterThan(tries));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('typed text is discarded only on request', async () => {
  const { user } = await openForm();
  expect(screen.queryByText('Clear')).not.toBeInTheDocument();
  await fill(user);
  await user.click(screen.getByText('Clear'));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  expect(screen.getByLabelText('Subject')).toHaveValue(' Bicycle stands ');
  await user.click(screen.getByText('Clear'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(''));
});
