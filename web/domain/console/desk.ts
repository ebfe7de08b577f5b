import { createContext, useContext } from 'react';

import type { ConsoleFactsFragment, TicketStatus } from '../../generated/graphql';
import type { SelectOption } from '../../ui/form/choice/selectOption';
import { priorityName } from '../tickets/priorityName';
import { ticketKindName } from '../tickets/ticketKindName';
import { ticketStatusWord } from '../tickets/ticketStatus';
import { statusOptions } from './consoleFilters';
import type { ConsoleRow } from './consoleRow';

/** What one console says otherwise than another. */
export interface Desk {
  statusWord: Readonly<Record<TicketStatus, string>>;
  /** The statuses that a ticket can get, in order. */
  moves: readonly SelectOption[];
  /** The status that a ticket has already cannot be chosen. */
  refusesPresent: boolean;
  /** Beside the status in the head of a ticket; `facts` are null until the ticket is read. */
  headline: (row: ConsoleRow, facts: ConsoleFactsFragment | null) => string;
  /** Shown while there are no responses. */
  noResponses?: string;
  deleteQuestion: string;
  deleted: string;
  deleteFailed: string;
}

/** HR, who see all four kinds. */
const everyKind: Desk = {
  statusWord: ticketStatusWord,
  moves: statusOptions,
  refusesPresent: true,
  headline: ({ kind, priority }) => `${ticketKindName[kind]} · ${priorityName[priority]} priority`,
  deleteQuestion: 'Delete this ticket?',
  deleted: 'Ticket deleted successfully!',
  deleteFailed: 'Failed to delete ticket. Please try again.',
};

const DeskContext = createContext(everyKind);

/** Around the console of others than HR. */
export const DeskProvider = DeskContext.Provider;

/** The words and rules of the console that a part is in. */
export const useDesk = (): Desk => useContext(DeskContext);
