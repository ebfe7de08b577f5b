import { screen } from '@testing-library/react';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/employee/tickets/TicketsPage';
import '../areas/employee/tickets/NewTicketDialog';
import '../areas/employee/tickets/GeneralTicketDialog';
import { openListScreen, type OpenOptions } from './openListScreen';
import { tableRow } from './tableRow';
import { ticket, ticketBackground, ticketPage } from './tickets';

/** Opens the ticket page as Maya, with one open ticket of hers but for what the test says. */
export const openTickets = (options: OpenOptions = {}) => openListScreen({
  path: '/employee/tickets',
  heading: 'Manage Tickets',
  operation: 'GeneralTickets',
  usual: () => ticketPage([ticket()]),
  background: ticketBackground,
}, options);

const table = /^(Open|Resolved|Rejected) tickets$/;
export const ticketTable = () => screen.findByRole('table', { name: table });

/** The row of a ticket. */
export const ticketRow = (title: string): Promise<HTMLElement> => tableRow(table, title);

/** A tab, by its name without the count. */
export const tab = (name: string) => screen.findByRole('tab', { name: new RegExp(`^${name}`) });

/** A filter above the list; the head of a column is called the same. */
export const filter = (name: string) => screen.getByRole('button', { name: new RegExp(` ${name}$`) });
