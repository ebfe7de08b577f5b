import { screen, within } from '@testing-library/react';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/home/chat/ChatPanel';
import '../domain/knowledge/ArticleDialog';
import type { ChatService } from './chat';
import { homeFigures, person, startsAs, type TestPerson } from './graph';
import { openPortal } from './openPortal';
import { server } from './server';

/** The panel of the assistant. */
export const chatPanel = () => within(screen.getByRole('dialog', { name: 'AI Assistant' }));

/** The box that is typed into. */
export const chatBox = () => chatPanel().getByRole('textbox', { name: 'Message' });

/** What was said so far, each without its time. */
export const saidInChat = () =>
  within(chatPanel().getByRole('log')).queryAllByText(/said:$/).map((label) => label.nextElementSibling?.textContent);

/** Room as on a desk, or as little as on a phone, from now on. */
function haveRoom(isLittle: boolean): void {
  const query = { matches: isLittle, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => query });
}

/** The home page with the assistant opened, over a service that the test holds. */
export async function openChat(service: ChatService, { who = person(), isPhone = false }: { who?: TestPerson; isPhone?: boolean } = {}) {
  haveRoom(isPhone);
  server.use(...service.handlers, ...startsAs(who), ...homeFigures);
  const portal = await openPortal('/home', { token: 'kept' });
  await portal.user.click(await screen.findByRole('button', { name: 'AI Assistant' }));
  await screen.findByRole('dialog', { name: 'AI Assistant' });
  return portal;
}
