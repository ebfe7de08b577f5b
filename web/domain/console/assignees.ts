import { holdersOf } from '../people/peopleSources';
import type { ConsoleRow } from './consoleRow';

/** Number of the category IT Support, always (schema: TicketCategory). */
const itSupportCategory = 1;

const hrHandlers = holdersOf('ticket.handle_hr');
const itHandlers = holdersOf('ticket.handle_hr', 'ticket.handle_it');

/** Who can work on a ticket: HR on every one, IT Staff on IT tickets [rest.md 6]. */
export const assigneesOf = ({ kind, general }: Pick<ConsoleRow, 'kind' | 'general'>) =>
  kind === 'IT_SUPPORT' || general?.categoryId === itSupportCategory ? itHandlers : hrHandlers;
