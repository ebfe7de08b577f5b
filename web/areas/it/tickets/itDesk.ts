import type { Desk } from '../../../domain/console/desk';
import type { TicketStatus } from '../../../generated/graphql';
import { itStatusWord, systemCategoryName, urgencyName } from './itWords';

/** The statuses that a ticket can get, from any other and the same one. */
const moves: readonly TicketStatus[] = ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED'];

/** The console of IT. */
export const itDesk: Desk = {
  statusWord: itStatusWord,
  moves: moves.map((value) => ({ value, label: itStatusWord[value] })),
  refusesPresent: false,
  headline: (_, facts) => {
    const part = facts?.itSupport ?? facts?.general;
    return part ? `${systemCategoryName[part.systemCategory]} · ${urgencyName[part.urgency]} priority` : '';
  },
  noResponses: 'No responses yet',
  deleteQuestion: 'Are you sure you want to delete this ticket?',
  deleted: 'Ticket deleted successfully',
  deleteFailed: 'Failed to delete ticket',
};
