import { screen, waitFor } from '@testing-library/react';

import { chatService } from '../../../../testing/it/chat';
import { chatBox, chatPanel, openChat, saidInChat, say } from '../../../../testing/it/openChat';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const openButton = (name = 'AI Assistant') => screen.queryByRole('button', { name });

test('beside the page the panel is not modal: the page can be used while it is open', async () => {
  await openChat(chatService());
  expect(screen.getByRole('main')).toBeVisible();
  expect(openButton()).toBeVisible();
});

test('on a phone the focus stays in the panel, and the page behind it is inert', async () => {
  const { user } = await openChat(chatService(), { isPhone: true });
  expect(chatBox()).toHaveFocus();
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  expect(openButton()).not.toBeInTheDocument();
  const panel = screen.getByRole('dialog', { name: 'AI Assistant' });
  for (let presses = 0; presses < 12; presses += 1) {
    await user.tab();
    expect(panel.matches(':focus-within')).toBe(true);
  }
});

test.each([
  ['Escape', (user: Awaited<ReturnType<typeof openChat>>['user']) => user.keyboard('{Escape}')],
  [
    'its own button',
    (user: Awaited<ReturnType<typeof openChat>>['user']) =>
      user.click(chatPanel().getByRole('button', { name: 'Close' })),
  ],
])(
  'on a phone %s closes the panel, and the button in the corner then has the focus [A1.9]',
  async (_name, close) => {
    const { user } = await openChat(chatService(), { isPhone: true });
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(openButton()).toHaveFocus());
  },
);

test('on a phone a person asks and gets an answer, and the box has the focus again [A1.9 A5.7]', async () => {
  const service = chatService();
  const { user } = await openChat(service, { isPhone: true });
  await say(user, 'One');
  await waitFor(() => expect(saidInChat()).toEqual(['One', 'You asked: One']));
  expect(chatBox()).toHaveFocus();
});
