import { screen, waitFor, within } from '@testing-library/react';

import { chatAnswer, chatService, chatSource } from '../../../testing/chat';
import { knowledgeService } from '../../../testing/knowledge';
import { chatBox, chatPanel, openChat, saidInChat } from '../../../testing/openChat';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

const sources = () => within(chatPanel().getByRole('list', { name: 'Sources' })).getAllByRole('button');

test('an answer of one’s own data names no source', async () => {
  const service = chatService();
  service.reply = () => chatAnswer('You have 12 days left.');
  const { user } = await openChat(service);
  await user.type(chatBox(), 'How much leave do I have left?{Enter}');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(chatPanel().queryByRole('list', { name: 'Sources' })).not.toBeInTheDocument();
});

test('an answer names the passages it was taken from, each once; pressing one opens its article, and the conversation is there when it closes [C4.32]', async () => {
  const service = chatService();
  const knowledge = knowledgeService();
  service.reply = () => chatAnswer('Open the client.', [
    chatSource({ heading: 'Connect' }), chatSource({ heading: null }), chatSource({ heading: 'Connect', quote: 'Another sentence.' }),
    chatSource({ id: 6, title: 'Updating your operating system', heading: 'On Windows' }),
  ]);
  server.use(...knowledge.handlers);
  const { user } = await openChat(service);
  await user.type(chatBox(), 'How do I use the VPN?{Enter}');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  expect(sources().map((button) => button.textContent)).toEqual([
    'Using the VPN from home · Connect', 'Using the VPN from home', 'Updating your operating system · On Windows',
  ]);
  await user.click(sources()[1]!);
  const dialog = await screen.findByRole('dialog', { name: 'Using the VPN from home' });
  expect(await within(dialog).findByText('Choose Home.')).toBeVisible();
  await waitFor(() => expect(knowledge.views).toEqual([5]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Using the VPN from home' })).not.toBeInTheDocument());
  expect(saidInChat()).toEqual(['How do I use the VPN?', 'Open the client.']);
  await waitFor(() => expect(sources()[1]).toHaveFocus());
});
