import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { chatAnswer, chatService } from '../../../testing/it/chat';
import { fill } from '../../../testing/page/fill';
import { deferred, never, person } from '../../../testing/graph';
import { chatBox, chatPanel, openChat, saidInChat, say } from '../../../testing/it/openChat';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const openButton = () => screen.getByRole('button', { name: 'AI Assistant' });

test.each(['', ' ', '\n\t ', '\u200B\u2063\uFEFF'])(
  'a message of %j cannot be sent, by key or by button [A5.6]',
  async (blank) => {
    const service = chatService();
    const { user } = await openChat(service);
    fireEvent.change(chatBox(), { target: { value: blank } });
    await user.type(chatBox(), '{Enter}');
    expect(chatPanel().getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(service.sent).toEqual([]);
    expect(saidInChat()).toEqual([]);
  },
);

test('while an answer is awaited the box is disabled; then it has the focus again [A5.7 A4.40]', async () => {
  const service = chatService();
  const late = deferred(() => chatAnswer('Here you are.'));
  service.reply = late.respond;
  const { user } = await openChat(service);
  await say(user, 'How do I use the VPN?');
  expect(chatBox()).toBeDisabled();
  expect(chatPanel().getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(chatPanel().getByText('The assistant is writing an answer.')).toBeInTheDocument();
  await late.arrived();
  late.release();
  await waitFor(() => expect(saidInChat()).toEqual(['How do I use the VPN?', 'Here you are.']));
  expect(chatBox()).toBeEnabled();
  expect(chatBox()).toHaveFocus();
  expect(chatPanel().queryByText('The assistant is writing an answer.')).not.toBeInTheDocument();
});

test('a message that is too long is not sent and not cut; one near the limit shows the remaining characters', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  fireEvent.change(chatBox(), { target: { value: 'a'.repeat(3_600) } });
  expect(chatPanel().getByText('Room for 400 characters more.')).toBeVisible();
  fireEvent.change(chatBox(), { target: { value: 'a'.repeat(4_001) } });
  expect(chatBox()).toBeInvalid();
  expect(chatBox()).toHaveAccessibleDescription(
    /^That is 1 character too many for one message\. Please shorten it a little/,
  );
  await user.type(chatBox(), '{Enter}');
  expect(chatPanel().getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(service.sent).toEqual([]);
  expect(chatBox()).toHaveValue('a'.repeat(4_001));
});

test('an emoji counts as one character, as on the server', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  fireEvent.change(chatBox(), { target: { value: '\u{1F600}'.repeat(3_999) } });
  expect(chatPanel().getByText('Room for 1 character more.')).toBeVisible();
  await user.type(chatBox(), '{Enter}');
  expect(service.sent).toHaveLength(1);
});

test('Enter sends, Shift+Enter adds a line, and Enter during IME composition does neither [A2.102]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  await user.type(chatBox(), 'First{Shift>}{Enter}{/Shift}second');
  expect(chatBox()).toHaveValue('First\nsecond');
  fireEvent(chatBox(), createEvent.keyDown(chatBox(), { key: 'Enter', isComposing: true }));
  fireEvent.keyDown(chatBox(), { key: 'Enter', keyCode: 229 });
  expect(service.sent).toEqual([]);
  await user.type(chatBox(), '{Enter}');
  await waitFor(() => expect(service.sent.map(({ message }) => message)).toEqual(['First\nsecond']));
  expect(chatBox()).toHaveValue('');
});

test('a person asks, gets an answer, and asks again with the earlier messages as history [A1.9 A3.24 A3.25 A3.26 A7.25]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  expect(chatBox()).toHaveFocus();
  await fill(user, chatBox(), '  How do I use the VPN?  ');
  await user.click(chatPanel().getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(saidInChat()).toEqual(['How do I use the VPN?', 'You asked: How do I use the VPN?']),
  );
  await say(user, 'And on Windows?');
  await waitFor(() => expect(saidInChat()).toHaveLength(4));

  expect(service.sent).toEqual([
    { message: 'How do I use the VPN?', conversationHistory: [] },
    {
      message: 'And on Windows?',
      conversationHistory: [
        {
          text: 'How do I use the VPN?',
          sender: 'USER',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
        { text: 'You asked: How do I use the VPN?', sender: 'AI', timestamp: '2026-11-12T17:41:00Z' },
      ],
    },
  ]);
  const log = within(chatPanel().getByRole('log', { name: 'Conversation' }));
  expect(log.getAllByText(/^\d\d:\d\d$/)).toHaveLength(4);
});

test('of a long conversation the newest twenty messages are sent [A3.25]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  for (let question = 1; question <= 12; question += 1) {
    fireEvent.change(chatBox(), { target: { value: String(question) } });
    await user.click(chatPanel().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(saidInChat()).toHaveLength(2 * question));
  }
  const history = service.sent.at(-1)?.conversationHistory.map(({ text }) => text);
  expect(history).toHaveLength(20);
  expect(history?.[0]).toBe('2');
  expect(history?.at(-1)).toBe('You asked: 11');
});

test('an answer is text: characters and addresses stay as they are, steps are steps, and only a screen of the portal and a mail address are links (S-76)', async () => {
  const service = chatService();
  service.reply = () =>
    chatAnswer(
      '<img src=x onerror=alert(1)> [here](https://evil.example)\nhttps://evil.example/home\n1. Open /employee/leave.\n2. Choose **New**.\n3. Or write to hr@northwind.example.',
    );
  const { user, router } = await openChat(service);
  await say(user, 'How?');
  const log = within(chatPanel().getByRole('log'));
  expect(
    await log.findByText(/<img src=x onerror=alert\(1\)> \[here\]\(https:\/\/evil\.example\)/),
  ).toBeVisible();
  expect(log.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['Open Leave.', 'Choose **New**.', 'Or write to hr@northwind.example.']),
  );
  expect(log.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/employee/leave',
    'mailto:hr@northwind.example',
  ]);
  expect(log.queryByRole('img')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/home');
});

test('pressing an example asks it, and the box has the focus afterwards', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  expect(chatPanel().getByRole('heading', { name: 'Hello Maya, how can I help?' })).toBeVisible();
  const examples = within(chatPanel().getByRole('list', { name: 'Examples' })).getAllByRole('button');
  expect(examples).toHaveLength(4);
  await user.click(examples[0]!);
  await waitFor(() =>
    expect(saidInChat()).toEqual([
      'How much leave do I have left?',
      'You asked: How much leave do I have left?',
    ]),
  );
  expect(chatBox()).toHaveFocus();
});

test('a person without an employee record is offered no examples about leave and hours', async () => {
  await openChat(chatService(), { who: person({ departmentName: null }) });
  const examples = within(chatPanel().getByRole('list', { name: 'Examples' }))
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(examples).toHaveLength(4);
  expect(examples.join(' ')).not.toMatch(/leave|hours/);
});

test('the panel closes with Escape, its own button and the button in the corner, which then has the focus [A1.9]', async () => {
  const { user } = await openChat(chatService());
  expect(openButton()).toHaveAttribute('aria-expanded', 'true');
  for (const close of [
    () => user.keyboard('{Escape}'),
    () => user.click(chatPanel().getByRole('button', { name: 'Close' })),
    () => user.click(openButton()),
  ]) {
    await close();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(openButton()).toHaveFocus();
    expect(openButton()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(chatBox()).toHaveFocus();
  }
});

test('a conversation and its unsent text survive closing the panel and changing the page; so does an answer that arrives meanwhile', async () => {
  const service = chatService();
  const late = deferred(() => chatAnswer('You asked: One'));
  service.reply = late.respond;
  const { user, router } = await openChat(service);
  await say(user, 'One');
  await late.arrived();
  await user.keyboard('{Escape}');
  await act(() => router.navigate('/learning/ai-assistant'));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  late.release();
  await act(() => router.navigate('/home'));
  await user.click(await screen.findByRole('button', { name: 'AI Assistant, new answer' }));
  await waitFor(() => expect(saidInChat()).toEqual(['One', 'You asked: One']));
  await fill(user, chatBox(), 'half a thought');
  await user.keyboard('{Escape}');
  await user.click(openButton());
  expect(chatBox()).toHaveValue('half a thought');
});

test('a new conversation drops the earlier one, even while it waits for an answer, and keeps the typed text', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  await say(user, 'One');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  service.reply = never;
  await say(user, 'Two');
  await waitFor(() => expect(service.sent).toHaveLength(2));
  await user.click(chatPanel().getByRole('button', { name: 'New conversation' }));
  expect(saidInChat()).toEqual([]);
  expect(chatBox()).toHaveFocus();
  service.reply = () => chatAnswer('Fresh.');
  await say(user, 'Three');
  await waitFor(() => expect(saidInChat()).toEqual(['Three', 'Fresh.']));
  expect(service.sent.at(-1)).toEqual({ message: 'Three', conversationHistory: [] });
});
