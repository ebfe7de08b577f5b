import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  AssignTicketDocument,
  DeleteConsoleTicketDocument,
  RespondToTicketDocument,
  UpdateTicketStatusDocument,
} from '../../../generated/graphql';
import {
  consoleDetails,
  consolePage,
  consoleTicket,
  type ConsoleTicket,
} from '../../../testing/tickets/console';
import { fill } from '../../../testing/page/fill';
import { answers, broken, notFound, refusal } from '../../../testing/graph';
import { chooseOfTicket, openHrTickets } from '../../../testing/tickets/openHrTickets';
import { interceptNetwork } from '../../../testing/server';
import type { User } from '../../../testing/testPortal';

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

async function choose(user: User, field: RegExp, option: string): Promise<void> {
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('a status must be selected, and must differ from the present one [B4.24 B4.25 B5.22 C4.24]', async () => {
  const { user, dialog } = await openAction('Update status', 'Update Ticket Status');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByText('Please select a status')).toBeVisible();
  await choose(user, /New status$/, 'Open');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByText('Please select a different status to update')).toBeVisible();
});

test('a new status is sent with its comment and the version, and shown immediately [B4.23 B7.31 B8.24]', async () => {
  const sent: unknown[] = [];
  const moved = consoleTicket({ status: 'REJECTED', version: 4 });
  const { user, dialog, asked } = await openAction('Update status', 'Update Ticket Status', {
    handlers: [
      answers(UpdateTicketStatusDocument, (variables) => {
        sent.push(variables);
        return { updateTicketStatus: moved };
      }),
    ],
  });
  await choose(user, /New status$/, 'Rejected');
  await fill(user, dialog.getByLabelText('Comment'), ' Not ours. ');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await screen.findByText('Ticket status updated successfully')).toBeVisible();
  expect(sent).toEqual([{ id: 301, status: 'REJECTED', comment: 'Not ours.', version: 3 }]);
  // The list is read again; the test's server still has the old one.
  await waitFor(() => expect(asked).toHaveLength(2));
});

test.each([
  [
    'someone was faster',
    () => refusal('CONFLICT', 'This was changed meanwhile.'),
    'This was changed meanwhile.',
  ],
  ['the portal fails', broken, 'An unexpected error occurred'],
])('if %s, the status dialog stays and shows the reason [B8.23]', async (_, answer, words) => {
  const { user, dialog } = await openAction('Update status', 'Update Ticket Status', {
    handlers: [answers(UpdateTicketStatusDocument, answer)],
  });
  await choose(user, /New status$/, 'Closed');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to update ticket status');
  expect(alert).toHaveTextContent(words);
});

test('if a colleague was faster, the dialog shows the present status and the next attempt uses it', async () => {
  let now = consoleTicket();
  const sent: unknown[] = [];
  const { user } = await openHrTickets({
    list: () => consolePage([now]),
    handlers: [
      answers(UpdateTicketStatusDocument, ({ version }) => {
        sent.push(version);
        if (sent.length > 1) return { updateTicketStatus: consoleTicket({ status: 'CLOSED', version: 5 }) };
        now = consoleTicket({ status: 'IN_PROGRESS', version: 4 });
        return refusal('CONFLICT', 'This was changed meanwhile.');
      }),
    ],
  });
  await chooseOfTicket(user, now.title, 'Update status');
  const dialog = within(await screen.findByRole('dialog', { name: 'Update Ticket Status' }));
  await choose(user, /New status$/, 'Closed');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByText('In Progress')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await screen.findByText('Ticket status updated successfully')).toBeVisible();
  expect(sent).toEqual([3, 4]);
});

test('an empty response is refused [B5.21]', async () => {
  const { user, dialog } = await openAction('Add response', 'Respond to Ticket');
  await fill(user, dialog.getByLabelText('Response'), '   ');
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await dialog.findByText('Write a response first')).toBeVisible();
});

test('a response goes to the requester, an internal note does not [B3.77 B3.78 B7.34 B8.24]', async () => {
  const sent: unknown[] = [];
  const handlers = [
    answers(RespondToTicketDocument, (variables) => {
      sent.push(variables);
      return { addTicketComment: { id: sent.length } };
    }),
  ];
  const { user, dialog } = await openAction('Add response', 'Respond to Ticket', { handlers });
  expect(dialog.getByText('The person who sent the ticket can read it.')).toBeVisible();
  await fill(user, dialog.getByLabelText('Response'), ' On Monday. ');
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await screen.findByText('Response added successfully')).toBeVisible();

  await chooseOfTicket(user, 'Door does not close', 'Add response');
  const again = within(await screen.findByRole('dialog', { name: 'Respond to Ticket' }));
  await fill(user, again.getByLabelText('Response'), 'Third time this year.');
  await user.click(again.getByRole('radio', { name: 'Internal note' }));
  expect(again.getByText('Only people who handle this ticket can read it.')).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Send response' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { ticket: 301, comment: 'On Monday.', isInternal: false, article: null },
      { ticket: 301, comment: 'Third time this year.', isInternal: true, article: null },
    ]),
  );
});

test('a failed response shows the reason and keeps the text [B8.23]', async () => {
  const { user, dialog } = await openAction('Add response', 'Respond to Ticket', {
    handlers: [answers(RespondToTicketDocument, broken)],
  });
  await fill(user, dialog.getByLabelText('Response'), 'On Monday.');
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await dialog.findByText('Failed to add response: An unexpected error occurred')).toBeVisible();
  expect(dialog.getByLabelText('Response')).toHaveValue('On Monday.');
});

test('a ticket is assigned to oneself with one click, and to a colleague by name [B3.68 B3.69]', async () => {
  const sent: unknown[] = [];
  const { user, dialog } = await openAction('Assign', 'Assign Ticket', {
    handlers: [
      answers(AssignTicketDocument, (variables) => {
        sent.push(variables);
        return { assignTicket: consoleTicket() };
      }),
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Assign to me' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('Ticket assigned successfully')).toBeVisible();

  await chooseOfTicket(user, 'Door does not close', 'Assign');
  const again = within(await screen.findByRole('dialog', { name: 'Assign Ticket' }));
  await user.type(again.getByRole('combobox', { name: 'Assigned to' }), 'Hana');
  await user.click(await screen.findByRole('option', { name: /Hana Berg/ }));
  await user.click(again.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 301, assignedTo: 5 },
      { id: 301, assignedTo: 31 },
    ]),
  );
});

test('a person who cannot handle the ticket is refused under the field', async () => {
  const words = 'The assignee cannot handle this kind of ticket.';
  const { user, dialog } = await openAction('Assign', 'Assign Ticket', {
    handlers: [
      answers(AssignTicketDocument, () => refusal('BAD_USER_INPUT', words, { assignedTo: [words] })),
    ],
  });
  await user.click(dialog.getByRole('button', { name: 'Assign to me' }));
  await user.click(dialog.getByRole('button', { name: 'Assign' }));
  expect(await dialog.findByText(words)).toBeVisible();
});

test('people with the permission delete a ticket, after a confirmation', async () => {
  const mine = consoleTicket({
    viewerCan: { changeStatus: true, assign: true, commentInternally: true, delete: true },
  });
  const { user, panel, router } = await openPanel(
    mine,
    answers(DeleteConsoleTicketDocument, () => ({ deleteGeneralTicket: true })),
  );
  await user.click(await panel.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Door does not close')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete ticket' }));
  expect(await screen.findByText('Ticket deleted successfully!')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a ticket that was deleted in the meantime is reported, and the list is read again', async () => {
  const { user, dialog, asked } = await openAction('Update status', 'Update Ticket Status', {
    handlers: [answers(UpdateTicketStatusDocument, notFound)],
  });
  await choose(user, /New status$/, 'Closed');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByText('Not found.')).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(2));
});
