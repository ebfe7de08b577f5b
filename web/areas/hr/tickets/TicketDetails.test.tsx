import { act, screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { RespondToTicketDocument } from '../../../generated/graphql';
import { ticketComment, ticketComments } from '../../../testing/tickets/comments';
import {
  anonymousTicket,
  consoleDetails,
  consolePage,
  consoleTicket,
  itTicket,
  leaveTicket,
  type ConsoleTicket,
} from '../../../testing/tickets/console';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import { fill } from '../../../testing/page/fill';
import { answers } from '../../../testing/graph';
import { chooseOfTicket, openHrTickets } from '../../../testing/tickets/openHrTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

/** Opens the list with the ticket as it is, and a dialog from its menu. */
async function openAction(
  action: string,
  name: string,
  { ticket = consoleTicket(), handlers = [] as RequestHandler[] } = {},
) {
  const opened = await openHrTickets({ list: () => consolePage([ticket]), handlers });
  await chooseOfTicket(opened.user, ticket.title, action);
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...opened, dialog };
}

/** Opens a link to the ticket. */
async function openPanel(ticket: ConsoleTicket, ...handlers: RequestHandler[]) {
  const opened = await openHrTickets({
    at: `/hr/tickets?ticket=${String(ticket.id)}`,
    list: () => consolePage([ticket]),
    handlers: [...handlers, consoleDetails(() => ticket)],
  });
  const panel = within(await screen.findByRole('dialog', { name: ticket.title }));
  return { ...opened, panel };
}

test('a ticket that is removed or hidden from the reader says so', async () => {
  await openHrTickets({ at: '/hr/tickets?ticket=99', handlers: [consoleDetails(() => null)] });
  expect(await screen.findByText('This ticket does not exist any more.')).toBeVisible();
});

test.each([
  ['a colleague’s', consoleTicket(), 'The person who sent the ticket can read it.'],
  ['one’s own', consoleTicket({ isOwn: true }), 'Colleagues who handle this ticket can read it.'],
  [
    'one’s own anonymous',
    anonymousTicket({ isOwn: true }),
    'What you write appears as “Anonymous”, for everyone, permanently.',
  ],
])(
  'the box for a response on %s ticket says who will read it, and under which name it is sent',
  async (_, ticket, hint) => {
    const { panel } = await openPanel(ticket);
    expect(await panel.findByLabelText('Response')).toHaveAccessibleDescription(hint);
  },
);

test('nobody is offered an internal note on their own ticket', async () => {
  const own = consoleTicket({
    isOwn: true,
    viewerCan: { changeStatus: true, assign: true, commentInternally: false, delete: true },
  });
  const { dialog } = await openAction('Add response', 'Respond to Ticket', { ticket: own });
  expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
});

test('the panel has one timeline of history, replies and internal notes, which are marked [B2.41 B3.77 B3.78 B3.79 B3.80 B7.33]', async () => {
  const ticket = consoleTicket({
    status: 'IN_PROGRESS',
    history: [
      {
        position: 1,
        toStatus: 'IN_PROGRESS',
        changedByName: 'Hana Berg',
        changedAt: '2026-11-12T18:50:00.000Z',
      },
    ],
  });
  const { panel } = await openPanel(
    ticket,
    ticketComments(() => [
      ticketComment({
        id: 2,
        comment: 'Third time.',
        isInternal: true,
        createdAt: '2026-11-12T19:30:00.000Z',
      }),
      ticketComment({ id: 1, comment: 'Which door?' }),
    ]),
  );
  await panel.findByText('Third time.');
  const steps = within(panel.getByRole('list', { name: 'History and comments' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual([
    expect.stringMatching(/^CreatedMaya Okafor/),
    expect.stringMatching(/^In ProgressHana Berg/),
    expect.stringMatching(/Daniel Cho12 Nov 2026, 11:00 Which door\?$/),
    expect.stringMatching(/Daniel Cho12 Nov 2026, 11:30 Internal noteThird time\.$/),
  ]);
});

test('a note typed in the panel is still an internal note when the panel is closed and opened again', async () => {
  const sent: unknown[] = [];
  const { user, panel, router } = await openPanel(
    consoleTicket(),
    answers(RespondToTicketDocument, (variables) => {
      sent.push(variables);
      return { addTicketComment: { id: 1 } };
    }),
  );
  await user.click(await panel.findByRole('radio', { name: 'Internal note' }));
  await fill(user, panel.getByLabelText('Internal note', { selector: 'textarea' }), 'Third time.');
  await act(() => router.navigate('/hr/tickets'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/hr/tickets?ticket=301'));
  const again = within(await screen.findByRole('dialog', { name: 'Door does not close' }));
  await user.click(await again.findByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(sent).toEqual([{ ticket: 301, comment: 'Third time.', isInternal: true, article: null }]),
  );
});

test('the details of leave name type, days and reason [B3.61 B3.73 B3.74]', async () => {
  const { panel } = await openPanel(leaveTicket({ assignedToId: 5, assignedToName: 'Priya Raman' }));
  await panel.findByText('Created', { selector: 'dt' });
  expect(dialogFacts()).toMatchObject({
    Description: 'The one to the yard.',
    Reason: 'A wedding.',
    'Leave type': 'Family Leave',
    Length: '2 days',
    'Submitted by': expect.stringContaining('Maya Okafor'),
    'Assigned to': expect.stringContaining('Priya Raman'),
    Ticket: '#302',
  });
});

test('the details of an IT ticket name issue, impact, system, asset and tags [B3.70 B3.75]', async () => {
  const { panel } = await openPanel(itTicket());
  await panel.findByText('Created', { selector: 'dt' });
  expect(dialogFacts()).toMatchObject({
    'Issue type': 'Hardware',
    Impact: 'High',
    'Affected system': 'Dock 4',
    'Asset tag': 'LAP-001',
    Location: 'Floor 2',
    Tags: 'IT Support',
    'Assigned to': 'No one yet',
  });
});

test('the details of feedback name its type and rating [B3.76]', async () => {
  const { panel } = await openPanel(
    consoleTicket({
      kind: 'FEEDBACK',
      general: null,
      feedback: { feedbackType: 'COMPLAINT', rating: 4, isAnonymous: false },
    }),
  );
  await panel.findByText('Created', { selector: 'dt' });
  expect(dialogFacts()).toMatchObject({ 'Feedback type': 'Complaint', Rating: '4 of 5', Anonymous: 'No' });
});
