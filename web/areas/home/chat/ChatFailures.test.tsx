import { waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { chatAnswer, chatService, type ChatService } from '../../../testing/it/chat';
import { broken } from '../../../testing/graph';
import { chatBox, chatPanel, openChat, saidInChat, say } from '../../../testing/it/openChat';
import { interceptNetwork } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';
import { apologyText, failedText } from './apology';

interceptNetwork();

const plainApology =
  'I apologize, but I could not answer your message. Please try again in a moment, or contact IT support if the problem persists.';

const failures: [name: string, reply: ChatService['reply']][] = [
  ['refuses with an error', broken],
  ['has broken down', () => HttpResponse.json({ data: null }, { status: 500 })],
  ['is out of reach', () => HttpResponse.error()],
];

test.each(failures)(
  'when the portal %s, the person is told, and the assistant apologises [A8.11 A8.12]',
  async (_name, fail) => {
    const service = chatService();
    service.reply = fail;
    const { user } = await openChat(service);
    await say(user, 'How do I use the VPN?');
    expect(await chatPanel().findByRole('alert')).toHaveTextContent(
      'Sorry, I encountered an error. Please try again.',
    );
    expect(saidInChat()).toEqual(['How do I use the VPN?', plainApology]);
    expect(
      within(chatPanel().getByRole('alert')).getByRole('link', { name: 'Contact IT support' }),
    ).toHaveAttribute('href', '/employee/tickets');
    expect(chatBox()).toHaveFocus();
    // What may have been answered is not asked again behind one's back.
    expect(service.sent).toHaveLength(1);
  },
);

test('Retry sends the same message again, with the same history and without the apology [A8.12 A3.25]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  await say(user, 'One');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  service.reply = broken;
  await say(user, 'Two');
  await user.click(await chatPanel().findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(service.sent).toHaveLength(3));
  service.reply = (message) => chatAnswer(`Now: ${message}`);
  await user.click(await chatPanel().findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(saidInChat()).toEqual(['One', 'You asked: One', 'Two', 'Now: Two']));
  expect(service.sent.slice(1).map(({ message }) => message)).toEqual(['Two', 'Two', 'Two']);
  expect(service.sent.at(-1)).toEqual(service.sent[1]);
  expect(chatPanel().queryByRole('alert')).not.toBeInTheDocument();
  expect(chatBox()).toHaveFocus();
});

test('the next question after a failure is not delayed, and the apology is not sent to the portal [A3.25]', async () => {
  const service = chatService();
  service.reply = broken;
  const { user } = await openChat(service);
  await say(user, 'One');
  await chatPanel().findByRole('alert');
  service.reply = (message) => chatAnswer(`Now: ${message}`);
  await say(user, 'Two');
  await waitFor(() => expect(saidInChat()).toEqual(['One', plainApology, 'Two', 'Now: Two']));
  expect(service.sent.at(-1)?.conversationHistory.map(({ text }) => text)).toEqual(['One']);
  expect(chatPanel().queryByRole('alert')).not.toBeInTheDocument();
});

test('after too many messages the assistant says when it answers again', async () => {
  const service = chatService();
  const tooMany = {
    data: null,
    errors: [{ message: 'Too many messages.', extensions: { code: 'RATE_LIMITED', retryAfter: 37.2 } }],
  };
  service.reply = () => HttpResponse.json<typeof tooMany>(tooMany);
  const { user } = await openChat(service);
  await say(user, 'One');
  expect(await chatPanel().findByRole('alert')).toHaveTextContent(failedText);
  expect(saidInChat().at(-1)).toBe(
    'I apologize, but I could not answer your message, because there were too many in a short time. Please try again in 38 seconds, or contact IT support if the problem persists.',
  );
  expect(service.sent).toHaveLength(1);
});

test('before the given seconds are over there is no Retry; then there is', async () => {
  await withStoppedClock(async () => {
    const service = chatService();
    const tooMany = {
      data: null,
      errors: [{ message: 'Too many messages.', extensions: { code: 'RATE_LIMITED', retryAfter: 37.2 } }],
    };
    service.reply = () => HttpResponse.json<typeof tooMany>(tooMany);
    const { user } = await openChat(service);
    await say(user, 'One');
    const retry = await chatPanel().findByRole('button', { name: 'Retry' });
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    expect(retry).toHaveAccessibleDescription(/too early/);
    await user.click(retry);
    expect(service.sent).toHaveLength(1);
    await pass(35_000);
    expect(retry).toHaveAttribute('aria-disabled', 'true');
    await pass(2_500);
    expect(retry).not.toHaveAttribute('aria-disabled');
    service.reply = () => chatAnswer('Now.');
    await user.click(retry);
    await waitFor(() => expect(saidInChat()).toEqual(['One', 'Now.']));
  });
});

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
])('a wait of %d seconds is shown as %j', (retryAfter, told) => {
  expect(apologyText({ code: 'SERVICE_UNAVAILABLE', retryAfter })).toContain(
    `Please try again in ${told}, or`,
  );
});
