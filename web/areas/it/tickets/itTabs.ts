import type { ConsoleTab } from '../../../domain/console/ConsoleBoard';
import type { TicketStatus } from '../../../generated/graphql';

/** A tab of the IT page. */
export interface ItTab extends ConsoleTab {
  /** Only tickets at one of these. */
  statuses?: readonly TicketStatus[];
  /** Only tickets that a person works on. */
  assigned?: true;
}

/** The tab that is shown first. */
export const allTickets: ItTab = { id: 'all', label: 'All Tickets' };

/** The tabs in their order; rejected is shown as closed. */
export const itTabs: readonly ItTab[] = [
  allTickets,
  { id: 'open', label: 'Open', statuses: ['OPEN', 'IN_PROGRESS'] },
  { id: 'assigned', label: 'Assigned', assigned: true },
  { id: 'resolved', label: 'Resolved', statuses: ['RESOLVED', 'CLOSED', 'REJECTED'] },
];
