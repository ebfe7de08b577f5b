import { feedbackTicketShown } from '../../present/ticket.js';
import type { Row } from '../../route.js';

const feedback = (path = '') => [`/api/tickets/feedback/${path}`];

const present = feedbackTicketShown;

export const feedbackRows: readonly Row[] = [
  {
    method: 'GET',
    paths: feedback(),
    operation: 'FeedbackTickets',
    who: "anyone signed in, their own; with all HR and Administrator everyone's",
    present,
  },
  {
    method: 'POST',
    paths: feedback(),
    operation: 'CreateFeedback',
    who: 'anyone signed in, for themselves; any of the three anonymous words names them to no one',
    status: 201,
    present,
  },
  {
    method: 'GET',
    paths: feedback('{id}/'),
    operation: 'FeedbackTicket',
    who: 'whose it is, HR, Administrator',
    present,
  },
  {
    method: 'DELETE',
    paths: feedback('{id}/'),
    operation: 'DeleteFeedback',
    who: 'whose it is, while it is open',
  },
];
