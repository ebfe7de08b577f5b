import { itSupportTicketShown } from '../../present/ticket.js';
import type { Row } from '../../route.js';

const itSupport = (path = '') => [`/api/tickets/it-support/${path}`];

const present = itSupportTicketShown;

export const itSupportRows: readonly Row[] = [
  {
    method: 'GET',
    paths: itSupport(),
    operation: 'ItSupportTickets',
    who: 'anyone signed in: own; IT Staff, HR and Administrator all',
    present,
  },
  {
    method: 'POST',
    paths: itSupport(),
    operation: 'CreateItSupportTicket',
    who: 'anyone signed in, for themselves',
    takes: { asset: 'assetId', issue_type: { need: 'in its own words' } },
    status: 201,
    present,
  },
  {
    method: 'GET',
    paths: itSupport('{id}/'),
    operation: 'ItSupportTicket',
    who: 'whose it is, IT Staff, HR, Administrator',
    present,
  },
  {
    method: 'DELETE',
    paths: itSupport('{id}/'),
    operation: 'DeleteItSupportTicket',
    who: 'whose it is, until it is resolved, closed or rejected; IT Staff and Administrator any',
  },
];
