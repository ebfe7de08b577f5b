import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  DeleteConsoleTicketDocument,
  RespondToTicketDocument,
  TicketCommentsDocument,
  UpdateTicketStatusDocument,
} from '../../../generated/graphql';
import { consoleDetails, itTicket, type ConsoleTicket } from '../../../testing/tickets/console';
import { fill } from '../../../testing/page/fill';
import { answers, broken } from '../../../testing/graph';
import { chooseOfIt, itPage, openItTickets } from '../../../testing/tickets/openItTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

/** All actions are offered to people who may enter the page [C6.4]. */
const ticket = (given: Partial<ConsoleTicket> = {}) =>
  itTicket({
    viewerCan: { changeStatus: true, assign: true, commentInternally: true, delete: true },
    ...given,
  });

async function openAction(action: string, name: string, handlers: RequestHandler[] = []) {
  const opened = await openItTickets({ list: () => itPage([ticket()]), handlers });
  await chooseOfIt(opened.user, 'Screen is dark', action);
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { ...opened, dialog };
}

async function openPanel(...handlers: RequestHandler[]) {
  const opened = await openItTickets({
    at: '/it/tickets?ticket=303',
    list: () => itPage([ticket()]),
    handlers: [...handlers, consoleDetails(() => ticket())],
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Screen is dark' }));
  return { ...opened, panel };
}

test('the menu of a row offers details, a response and the status [C2.34 C6.4]', async () => {
  const { user } = await openItTickets({ list: () => itPage([ticket()]) });
  await user.click(await screen.findByRole('button', { name: 'Actions for Screen is dark' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'View details',
    'Add response',
    'Update status',
    'Assign',
    'Delete',
  ]);
});

test('a status must be selected; five are offered, including the present one [C4.14 C4.15 C4.18 C4.22 C4.23 C5.23]', async () => {
  const sent: unknown[] = [];
  const { user, dialog } = await openAction('Update status', 'Update Ticket Status', [
    answers(UpdateTicketStatusDocument, (variables) => {
      sent.push(variables);
      return { updateTicketStatus: ticket() };
    }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByText('Please select a status')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /New status$/ }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Open',
    'In Progress',
    'Waiting',
    'Resolved',
    'Closed',
  ]);
  await user.click(screen.getByRole('option', { name: 'Open' }));
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await screen.findByText('Ticket status updated successfully')).toBeVisible();
  expect(sent).toEqual([{ id: 303, status: 'OPEN', comment: null, version: 3 }]);
});

test('a refused status says so and keeps the dialog open [C8.5]', async () => {
  const { user, dialog } = await openAction('Update status', 'Update Ticket Status', [
    answers(UpdateTicketStatusDocument, broken),
  ]);
  await user.click(dialog.getByRole('button', { name: /New status$/ }));
  await user.click(await screen.findByRole('option', { name: 'Closed' }));
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to update ticket status');
});

test('a response needs text, is sent and read again; a failure keeps the text [C5.22 C7.7 C8.4]', async () => {
  let isDown = true;
  const sent: unknown[] = [];
  const { user, dialog } = await openAction('Add response', 'Respond to Ticket', [
    answers(RespondToTicketDocument, (variables) => {
      if (isDown) return broken();
      sent.push(variables);
      return { addTicketComment: { id: 9 } };
    }),
  ]);
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await dialog.findByText('Write a response first')).toBeVisible();
  await fill(user, dialog.getByLabelText('Response'), ' Try the other port. ');
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await dialog.findByText(/Failed to add response/)).toBeVisible();
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Send response' }));
  expect(await screen.findByText('Response added successfully')).toBeVisible();
  expect(sent).toEqual([{ ticket: 303, comment: 'Try the other port.', isInternal: false, article: null }]);
});

test('the details delete the ticket after a confirmation, and close [C2.35 C8.6 C8.7]', async () => {
  const { user, panel } = await openPanel(
    answers(DeleteConsoleTicketDocument, () => ({ deleteGeneralTicket: true })),
  );
  await user.click(await panel.findByRole('button', { name: 'Delete' }));
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this ticket?' }),
  );
  await user.click(question.getByRole('button', { name: 'Delete ticket' }));
  expect(await screen.findByText('Ticket deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a ticket that could not be deleted stays [C8.6]', async () => {
  const { user, panel } = await openPanel(answers(DeleteConsoleTicketDocument, broken));
  await user.click(await panel.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete ticket' }));
  expect(await screen.findByText(/Failed to delete ticket/)).toBeVisible();
});

test.each([
  ['no one has answered', () => ({ ticketComments: { count: 0, results: [] } })],
  ['the answers cannot be read', broken],
])('if %s the details only say that there are no responses [C2.39 C7.6 C8.8]', async (_, answer) => {
  const { panel } = await openPanel(answers(TicketCommentsDocument, answer));
  expect(await panel.findByText('No responses yet')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
