import { fireEvent, screen, waitFor } from '@testing-library/react';

import { chatAnswer, chatService, type ChatService } from '../../../testing/it/chat';
import { fill } from '../../../testing/page/fill';
import { broken, deferred, never } from '../../../testing/graph';
import { chatBox, chatPanel, openChat, saidInChat, say } from '../../../testing/it/openChat';
import { interceptNetwork } from '../../../testing/server';
import { pass, stopClock } from '../../../testing/jsdom/stoppedClock';

interceptNetwork();
stopClock();

const stop = () => chatPanel().getByRole('button', { name: 'Stop' });

/** From now on an answer comes only when the test lets it. */
function holdAnswers(service: ChatService) {
  const late = deferred(() => chatAnswer('At last.'));
  service.reply = late.respond;
  return late;
}

/** The log as a browser would have laid it out. */
function scrollTo(distance: 'the end' | 'further up') {
  const log = chatPanel().getByRole('log');
  Object.defineProperties(log, {
    scrollHeight: { configurable: true, value: 900 },
    clientHeight: { configurable: true, value: 300 },
  });
  log.scrollTop = distance === 'the end' ? 600 : 100;
  fireEvent.scroll(log);
  return log;
}

test('without a pending answer there is no Stop', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  expect(chatPanel().queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  await say(user, 'One');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(chatPanel().queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a person who stops a slow answer gets the question back in the box, and the answer is not shown [A5.7]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  const late = holdAnswers(service);
  await say(user, 'How do I use the VPN?');
  await late.arrived();
  await user.click(stop());
  expect(saidInChat()).toEqual([]);
  expect(chatBox()).toBeEnabled();
  expect(chatBox()).toHaveValue('How do I use the VPN?');
  expect(chatBox()).toHaveFocus();
  late.release();
  service.reply = (message) => chatAnswer(`Now: ${message}`);
  await say(user, ' Or the file share?');
  await waitFor(() =>
    expect(saidInChat()).toEqual([
      'How do I use the VPN? Or the file share?',
      'Now: How do I use the VPN? Or the file share?',
    ]),
  );
  expect(service.sent.at(-1)?.conversationHistory).toEqual([]);
});

test('a stopped question does not replace newly typed text', async () => {
  const service = chatService();
  service.reply = broken;
  const { user } = await openChat(service);
  await say(user, 'One');
  const retry = await chatPanel().findByRole('button', { name: 'Retry' });
  await fill(user, chatBox(), 'half a thought');
  service.reply = never;
  await user.click(retry);
  await user.click(stop());
  expect(chatBox()).toHaveValue('half a thought');
  expect(saidInChat()).toEqual(['One']);
  expect(chatPanel().queryByRole('alert')).not.toBeInTheDocument();
});

test('after eight seconds a note says that the answer is still on its way', async () => {
  const service = chatService();
  service.reply = never;
  const { user } = await openChat(service);
  await say(user, 'One');
  expect(chatPanel().getByText('The assistant is writing an answer.')).toBeInTheDocument();
  await pass(7_000);
  expect(chatPanel().queryByText('Still working...')).not.toBeInTheDocument();
  await pass(1_500);
  expect(chatPanel().getByText('Still working...')).toBeVisible();
  expect(stop()).toBeEnabled();
});

test('an answer that arrives while the person is at the end, or before they scrolled back, is not announced', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  const late = holdAnswers(service);
  await say(user, 'One');
  scrollTo('the end');
  late.release();
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(chatPanel().queryByRole('button', { name: 'New answer' })).not.toBeInTheDocument();
  scrollTo('further up');
  expect(chatPanel().queryByRole('button', { name: 'New answer' })).not.toBeInTheDocument();
});

test('an answer that arrives while the person reads further up is announced; pressing that shows it', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  const late = holdAnswers(service);
  await say(user, 'One');
  const log = scrollTo('further up');
  expect(chatPanel().queryByRole('button', { name: 'New answer' })).not.toBeInTheDocument();
  late.release();
  const news = await chatPanel().findByRole('button', { name: 'New answer' });
  expect(log.scrollTop).toBe(100);
  await user.click(news);
  expect(log.scrollTop).not.toBe(100);
  expect(log).toHaveFocus();
  expect(chatPanel().queryByRole('button', { name: 'New answer' })).not.toBeInTheDocument();
});

test('an unseen answer marks the button in the corner until the panel is opened [A1.9]', async () => {
  const service = chatService();
  const { user } = await openChat(service);
  const late = holdAnswers(service);
  await say(user, 'One');
  await user.click(chatPanel().getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'AI Assistant' })).toBeVisible();
  late.release();
  const marked = await screen.findByRole('button', { name: 'AI Assistant, new answer' });
  expect(screen.getByText('The assistant has answered.')).toBeInTheDocument();
  await user.click(marked);
  expect(saidInChat()).toEqual(['One', 'At last.']);
  await user.click(chatPanel().getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'AI Assistant' })).toBeVisible();
  expect(screen.queryByText('The assistant has answered.')).not.toBeInTheDocument();
});
