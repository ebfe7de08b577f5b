import type { TicketKind } from '../../generated/graphql';

/** What the four kinds of tickets are called where they are side by side. */
export const ticketKindName: Readonly<Record<TicketKind, string>> = {
  LEAVE_REQUEST: 'Leave request',
  IT_SUPPORT: 'IT support',
  FEEDBACK: 'Feedback',
  GENERAL: 'General',
};
