import { screen, waitFor, within } from '@testing-library/react';

import { chatAnswer, chatService, chatSource } from '../../../testing/it/chat';
import { knowledgeService } from '../../../testing/it/knowledge';
import { chatPanel, openChat, saidInChat, say } from '../../../testing/it/openChat';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();
// jsdom has no scrolling.
beforeEach(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: () => undefined });
});

const sources = () => within(chatPanel().getByRole('list', { name: 'Sources' })).getAllByRole('button');

test("an answer from the person's own data names no source", async () => {
  const service = chatService();
  service.reply = () => chatAnswer('You have 12 days left.');
  const { user } = await openChat(service);
  await say(user, 'How much leave do I have left?');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(chatPanel().queryByRole('list', { name: 'Sources' })).not.toBeInTheDocument();
});

test('an answer names its articles, each once at its first passage; pressing one opens it with the passages marked, and the conversation is there when it closes [C4.32]', async () => {
  const service = chatService();
  const knowledge = knowledgeService();
  service.reply = () =>
    chatAnswer('Open the client.', [
      chatSource({ heading: 'Connect' }),
      chatSource({ heading: null, quote: 'Choose Home.' }),
      chatSource({ id: 6, title: 'Updating your operating system', heading: null }),
      chatSource({ heading: 'Limits', quote: 'Another sentence.' }),
    ]);
  server.use(...knowledge.handlers);
  const { user } = await openChat(service);
  await say(user, 'How do I use the VPN?');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(sources().map((button) => button.textContent)).toEqual([
    'Using the VPN from home · Connect',
    'Updating your operating system',
  ]);
  await user.click(sources()[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Using the VPN from home' });
  expect(await within(dialog).findByText('Choose Home.', { selector: 'mark' })).toBeVisible();
  await waitFor(() => expect(knowledge.views).toEqual([5]));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Using the VPN from home' })).not.toBeInTheDocument(),
  );
  expect(saidInChat()).toEqual(['How do I use the VPN?', 'Open the client.']);
  await waitFor(() => expect(sources()[0]).toHaveFocus());
});

test('if no answer is found, the closest articles can be opened, without marks [C4.32]', async () => {
  const service = chatService();
  const knowledge = knowledgeService();
  service.reply = () =>
    chatAnswer('I do not know that.', [], ['Using the VPN from home', 'Leaving the company']);
  server.use(...knowledge.handlers);
  const { user } = await openChat(service);
  await say(user, 'What is the notice period?');
  expect(await chatPanel().findByText('Nearest articles')).toBeVisible();
  expect(chatPanel().queryByRole('list', { name: 'Sources' })).not.toBeInTheDocument();
  const nearest = within(chatPanel().getByRole('list', { name: 'Nearest articles' })).getAllByRole('button');
  expect(nearest.map((button) => button.textContent)).toEqual([
    'Using the VPN from home',
    'Leaving the company',
  ]);
  await user.click(nearest[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Using the VPN from home' });
  expect(await within(dialog).findByText('Choose Home.')).toBeVisible();
  expect(within(dialog).queryByText('Marked')).not.toBeInTheDocument();
  await waitFor(() => expect(knowledge.views).toEqual([5]));
});

test('the passage with the answer is shown first, and the rest of it on request [A1.9]', async () => {
  const service = chatService();
  const best = 'A connection lasts 12 hours at most.';
  const other = 'It ends after an hour without traffic.';
  const whole = `From “Using the VPN from home”, Limits:\n${best} Two devices may be connected. ${other}`;
  const quoted = [chatSource({ quote: best }), chatSource({ quote: other })];
  service.reply = () => ({
    sendChatMessage: { ...chatAnswer(whole, quoted).sendChatMessage, brief: `${best}\n${other}` },
  });
  const { user } = await openChat(service);
  await say(user, 'How long can I stay connected?');
  const more = await chatPanel().findByRole('button', { name: 'Show more' });
  expect(chatPanel().getByText(best, { selector: 'strong' })).toBeVisible();
  expect(chatPanel().queryByText(other, { selector: 'strong' })).not.toBeInTheDocument();
  expect(chatPanel().queryByText(/Two devices/)).not.toBeInTheDocument();
  await user.click(more);
  expect(chatPanel().getByText(/Two devices/)).toBeVisible();
  expect(chatPanel().getByText(other, { selector: 'strong' })).toBeVisible();
  await user.click(chatPanel().getByRole('button', { name: 'Show less' }));
  expect(chatPanel().queryByText(/Two devices/)).not.toBeInTheDocument();
});
