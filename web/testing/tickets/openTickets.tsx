import { screen, within } from '@testing-library/react';

import { TicketsPage } from '../../areas/employee/tickets/TicketsPage';
import {
  GeneralTicketsDocument,
  type GeneralTicketsQuery,
  type GeneralTicketsQueryVariables,
} from '../../generated/graphql';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';
import { ticket, ticketBackground, ticketPage } from './tickets';

export type TicketOptions = OpenOptions<GeneralTicketsQuery, GeneralTicketsQueryVariables>;

/** Opens the ticket page as Maya, with one open ticket of hers but for what the test says. */
export const openTickets = (options: TicketOptions = {}) =>
  openListScreen(
    {
      page: <TicketsPage />,
      path: '/employee/tickets',
      heading: 'Manage Tickets',
      document: GeneralTicketsDocument,
      usual: () => ticketPage([ticket()]),
      background: ticketBackground,
    },
    options,
  );

/** Opens the form for a new ticket. */
export async function openNewTicket(options: TicketOptions = {}) {
  const page = await openTickets(options);
  await page.user.click(screen.getByRole('button', { name: 'New Ticket' }));
  await screen.findByRole('dialog', { name: 'New ticket' });
  return page;
}

const table = /^(Open|Resolved|Rejected) tickets$/;
export const ticketTable = () => screen.findByRole('table', { name: table });

/** The row of a ticket. */
export const ticketRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** A tab, by its name without the count. */
export const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

/** A filter above the list; the head of a column is called the same. */
export const filter = (name: string) => screen.getByRole('button', { name: new RegExp(` ${name}$`) });

/** The contents of the cells of a row. */
export const wordsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replace(/\s/g, ' '));
