import { act, screen, waitFor, within } from '@testing-library/react';

import { GeneralTicketsDocument, SignOutDocument } from '../../../generated/graphql';
import { chatAnswer, chatService, type ChatService } from '../../../testing/it/chat';
import { fill } from '../../../testing/page/fill';
import { answers, homeFigures, person, signsInAs, startsAs } from '../../../testing/graph';
import { chatBox, chatPanel, haveRoom, saidInChat, say } from '../../../testing/it/openChat';
import { openPortal } from '../../../testing/openPortal';
import { ticketBackground, ticketPage } from '../../../testing/tickets/tickets';
import { interceptNetwork, server } from '../../../testing/server';

interceptNetwork();

/** The home page in its shell of header and navigation, with the assistant opened. */
async function openInPortal(service: ChatService = chatService()) {
  haveRoom(false);
  server.use(...service.handlers, ...startsAs(person()), ...homeFigures);
  const opened = await openPortal('/home', { token: 'kept' });
  await opened.user.click(await screen.findByRole('button', { name: 'AI Assistant' }));
  await screen.findByRole('dialog', { name: 'AI Assistant' });
  return opened;
}

test('in a field and in an open menu of the header Escape has its usual effect; elsewhere in header and navigation it closes the panel', async () => {
  const { user } = await openInPortal();
  const header = screen.getAllByRole('banner')[0]!;
  const field = document.createElement('input');
  const menu = document.createElement('button');
  menu.setAttribute('aria-haspopup', 'menu');
  menu.setAttribute('aria-expanded', 'true');
  header.append(field, menu);
  for (const claiming of [field, menu]) {
    act(() => claiming.focus());
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  }
  field.remove();
  menu.remove();
  act(() =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')[0]!
      .focus(),
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'AI Assistant' })).toHaveFocus();
});

test('signing out leaves no message and no typed text to the next person, nor to the same person (S-18)', async () => {
  const { user, portal } = await openInPortal();
  await say(user, 'Something private');
  await waitFor(() => expect(saidInChat()).toHaveLength(2));
  await fill(user, chatBox(), 'half a secret');
  server.use(answers(SignOutDocument, () => ({ logout: true })));
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  server.use(...signsInAs(person({ id: 8, firstName: 'Omar' })));
  await act(() => portal.session.signIn({ email: 'omar@portal.example', password: 'x', rememberMe: false }));
  await user.click(await screen.findByRole('button', { name: 'AI Assistant' }));
  expect(await screen.findByRole('heading', { name: 'Hello Omar, how can I help?' })).toBeVisible();
  expect(chatBox()).toHaveValue('');
  expect(screen.queryByText('Something private')).not.toBeInTheDocument();
});

test('if no answer is found, one button opens a new ticket with the question', async () => {
  const service = chatService();
  service.reply = () => chatAnswer('I do not know that.', [], ['Using the VPN from home']);
  const { user } = await openInPortal(service);
  server.use(
    answers(GeneralTicketsDocument, () => ticketPage([])),
    ...ticketBackground,
  );
  await say(user, 'Who repairs the gate of the yard?');
  await user.click(await screen.findByRole('button', { name: 'Create a ticket with this text' }));
  const form = within(await screen.findByRole('dialog', { name: 'New ticket' }));
  expect(form.getByLabelText('Title')).toHaveValue('Who repairs the gate of the yard?');
  expect(form.getByLabelText('Description')).toHaveValue('Who repairs the gate of the yard?');
});

test('a screen named in an answer is a link with its title', async () => {
  const service = chatService();
  service.reply = () => chatAnswer('You have 12 days left. See /employee/leave.');
  const { user } = await openInPortal(service);
  await say(user, 'How much leave do I have left?');
  const link = await chatPanel().findByRole('link', { name: 'Leave' });
  expect(link).toHaveAttribute('href', '/employee/leave');
});
