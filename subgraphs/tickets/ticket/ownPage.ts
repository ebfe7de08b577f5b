import type { TicketKind } from './ticket.kinds.js';

/** Where the person who asked finds a ticket, by its kind; its id follows. */
export const OWN_PAGE: Readonly<Record<TicketKind, string>> = {
  'leave-request': '/employee/leave?request=',
  'it-support': '/employee/tickets?ticket=',
  feedback: '/employee/feedback?feedback=',
  general: '/employee/tickets?ticket=',
};
