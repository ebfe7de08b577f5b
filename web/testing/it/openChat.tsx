import { screen, within } from '@testing-library/react';

import { HomePage } from '../../areas/home/HomePage';
import type { ChatService } from './chat';
import { fill } from '../page/fill';
import { homeFigures, person, type TestPerson } from '../graph';
import { renderScreen } from '../renderScreen';
import type { User } from '../testPortal';

/** The panel of the assistant. */
export const chatPanel = () => within(screen.getByRole('dialog', { name: 'AI Assistant' }));

/** The box that is typed into. */
export const chatBox = () => chatPanel().getByRole('textbox', { name: 'Message' });

/** Says something to the assistant. */
export async function say(user: User, text: string): Promise<void> {
  await fill(user, chatBox(), text);
  await user.keyboard('{Enter}');
}

/** The messages so far, each without its time. */
export const saidInChat = () =>
  within(chatPanel().getByRole('log'))
    .queryAllByText(/said:$/)
    .map((label) => label.nextElementSibling?.textContent);

/** Room as on a desk, or as little as on a phone, from now on. */
export function haveRoom(isLittle: boolean): void {
  const nothing = () => undefined;
  const query = { matches: isLittle, addEventListener: nothing, removeEventListener: nothing };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}

interface Options {
  who?: TestPerson;
  isPhone?: boolean;
}

/** The home page with the assistant opened, over a service that the test controls. */
export async function openChat(service: ChatService, { who = person(), isPhone = false }: Options = {}) {
  haveRoom(isPhone);
  const opened = await renderScreen(<HomePage />, {
    viewer: who,
    at: '/home',
    answers: [...service.handlers, ...homeFigures],
  });
  await opened.user.click(await screen.findByRole('button', { name: 'AI Assistant' }));
  await screen.findByRole('dialog', { name: 'AI Assistant' });
  return opened;
}
