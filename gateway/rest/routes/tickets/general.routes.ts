import { generalTicketShown } from '../../present/ticket.js';
import type { Row } from '../../route.js';

const general = (path = '') => [`/api/tickets/general/${path}`];

const present = generalTicketShown;
const all = "HR and Administrator everyone's, IT Staff those in the category IT Support";

/**
 * By id an IT support ticket is found here, too, because the IT page looks for both kinds here (rest.md 6).
 */
export const generalRows: readonly Row[] = [
  {
    method: 'GET',
    paths: general(),
    operation: 'GeneralTickets',
    who: `anyone signed in, their own; with all ${all}`,
    present,
  },
  // A category is given by id or by name (decisions 5j).
  {
    method: 'POST',
    paths: general(),
    operation: 'CreateGeneralTicket',
    who: 'anyone signed in, for themselves',
    takes: { category: { as: { number: 'categoryId', words: 'categoryName' } }, asset: 'assetId' },
    status: 201,
    present,
  },
  {
    method: 'GET',
    paths: general('{id}/'),
    operation: 'GeneralTicket',
    who: 'whose it is, HR, Administrator; IT Staff in the category IT Support',
    present,
  },
  {
    method: 'DELETE',
    paths: general('{id}/'),
    operation: 'DeleteGeneralTicket',
    who: 'whose it is, until it is resolved, closed or rejected; IT Staff and Administrator what general-it-tickets lists for them',
  },
  {
    method: 'GET',
    paths: ['/api/tickets/general-it-tickets/'],
    operation: 'GeneralItTickets',
    who: 'anyone signed in, their own of both kinds; IT Staff, HR and Administrator also all IT support and all in the category IT Support',
    present,
  },
];
