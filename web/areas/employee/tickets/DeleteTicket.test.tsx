import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, type RequestHandler } from 'msw';

import {
  DeleteGeneralTicketDocument,
  GeneralTicketDocument,
  GeneralTicketsDocument,
  OwnTicketCountsDocument,
} from '../../../generated/graphql';
import { answers, notFound, refusal } from '../../../testing/graph';
import { openTickets, ticketRow } from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';
import { ownCounts, ticket, ticketPage } from '../../../testing/tickets/tickets';

interceptNetwork();

/** Maya's list, from which a ticket is gone, or out of which it is resolved, as soon as the test says so. */
function listWith() {
  const now = { gone: false, resolved: false };
  const handlers: RequestHandler[] = [
    answers(GeneralTicketsDocument, () => ticketPage(now.gone || now.resolved ? [] : [ticket()])),
    answers(OwnTicketCountsDocument, () =>
      ownCounts(now.gone ? {} : { [now.resolved ? 'RESOLVED' : 'OPEN']: 1 }),
    ),
    answers(GeneralTicketDocument, () => (now.gone ? notFound() : { generalTicket: ticket() })),
  ];
  return { now, handlers };
}

const menuOf = async (title: string) =>
  within(await ticketRow(title)).getByRole('button', { name: `Actions for ${title}` });

async function askToDelete(handlers: readonly RequestHandler[]) {
  const page = await openTickets({ handlers });
  await page.user.click(await menuOf('Door does not close'));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this ticket?' });
  return { ...page, question };
}

const confirm = (question: HTMLElement) => within(question).getByRole('button', { name: 'Delete ticket' });

test.each(['RESOLVED', 'CLOSED', 'REJECTED'] as const)(
  'a ticket with status %s cannot be deleted [A4.34]',
  async (status) => {
    const { user } = await openTickets({
      list: () => ticketPage([ticket({ status })]),
      at: '/employee/tickets?ticket=1',
      handlers: [answers(GeneralTicketDocument, () => ({ generalTicket: ticket({ status }) }))],
    });
    const details = within(await screen.findByRole('dialog', { name: 'Door does not close' }));
    expect(details.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(await menuOf('Door does not close'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View details',
    ]);
  },
);

test('a person who may delete more tickets on the IT page can delete no more of them here [A4.34]', async () => {
  const { user } = await openTickets({ list: () => ticketPage([ticket({ status: 'RESOLVED' })]) });
  await user.click(await menuOf('Door does not close'));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View details']);
});

test.each(['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE'] as const)(
  'a ticket with status %s can be deleted [A4.34]',
  async (status) => {
    const { user } = await openTickets({ list: () => ticketPage([ticket({ status })]) });
    await user.click(await menuOf('Door does not close'));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'View details',
      'Delete',
    ]);
  },
);

test('the confirmation names the consequences, and keeping the ticket changes nothing', async () => {
  const { handlers } = listWith();
  const { user, question } = await askToDelete(handlers);
  expect(question).toHaveTextContent(
    '“Door does not close” (Facilities) will be deleted with its description and comments',
  );
  await user.click(within(question).getByRole('button', { name: 'Keep ticket' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(await ticketRow('Door does not close')).toBeVisible();
});

test("a ticket that was resolved in the meantime stays, with the server's message, and moves to its tab [A4.34 A8.32]", async () => {
  const words = 'Tickets can be deleted only while they are open, in progress or waiting for a response.';
  const { now, handlers } = listWith();
  const { user, question } = await askToDelete([
    answers(DeleteGeneralTicketDocument, () => {
      now.resolved = true;
      return refusal('CONFLICT', words);
    }),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findByText('No open tickets')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Resolved/ })).toHaveTextContent('Resolved1'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('without an answer the message of the page is shown [A8.32]', async () => {
  const { handlers } = listWith();
  const { user, question } = await askToDelete([
    answers(DeleteGeneralTicketDocument, () => HttpResponse.error()),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Failed to delete ticket. Please try again.')).toBeVisible();
});

test('an employee deletes a ticket: a toast confirms, and list and figures are updated [A2.95 A7.32]', async () => {
  const sent: unknown[] = [];
  const { now, handlers } = listWith();
  const { user, question } = await askToDelete([
    answers(DeleteGeneralTicketDocument, (variables) => {
      sent.push(variables);
      now.gone = true;
      return { deleteGeneralTicket: true };
    }),
    ...handlers,
  ]);
  await user.click(confirm(question));
  expect(await screen.findByText('Ticket deleted successfully!')).toBeVisible();
  expect(await screen.findByText('No tickets yet')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Total' })).toHaveTextContent('Total0'));
  expect(sent).toEqual([{ id: 1 }]);
});

test('deleting from the details also closes them', async () => {
  const { now, handlers } = listWith();
  const { user, router } = await openTickets({
    at: '/employee/tickets?ticket=1',
    handlers: [
      answers(DeleteGeneralTicketDocument, () => {
        now.gone = true;
        return { deleteGeneralTicket: true };
      }),
      ...handlers,
    ],
  });
  const details = await screen.findByRole('dialog', { name: 'Door does not close' });
  await user.click(within(details).getByRole('button', { name: 'Delete' }));
  await user.click(confirm(await screen.findByRole('alertdialog')));
  expect(await screen.findByText('Ticket deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('This ticket does not exist any more.')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});
