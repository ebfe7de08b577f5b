import { masterTicketShown } from '../../present/ticket.js';
import type { Row } from '../../route.js';

const list = (path: string, operation: string, who: string): Row => ({
  method: 'GET',
  paths: [`/api/tickets/${path}/`],
  operation,
  who,
  present: masterTicketShown,
});

export const ticketRows: readonly Row[] = [
  list(
    'master-tickets',
    'MasterTickets',
    "anyone signed in: own; managers also reports' leave; IT Staff also IT tickets; HR and Administrator all",
  ),
  list('my-tickets', 'MyTickets', 'anyone signed in, their own'),
  list('assigned-tickets', 'AssignedTickets', 'anyone signed in, those assigned to them'),
  {
    method: 'GET',
    paths: ['/api/tickets/categories/'],
    operation: 'TicketCategories',
    who: 'anyone signed in',
  },
];
