import type { TicketPriority, TicketStatus } from '../../generated/graphql';
import type { SelectOption } from '../../ui/form/choice/selectOption';
import type { List, ListView } from '../list/useListQuery';
import { priorityName } from '../tickets/priorityName';
import { ticketStatusWord } from '../tickets/ticketStatus';
import type { ConsoleRow } from './consoleRow';

export type ConsoleFilter = 'status' | 'priority' | 'assigned';
export type ConsoleList = List<ConsoleRow, ConsoleFilter>;

/** The word for no choice in the URL; a status or a priority is there in small letters. */
const every = 'all';

/** The statuses in the order of the specification. */
const statuses: readonly TicketStatus[] = [
  'OPEN',
  'IN_PROGRESS',
  'WAITING_RESPONSE',
  'RESOLVED',
  'CLOSED',
  'REJECTED',
];

/** The priorities in the order of the specification. */
const priorities: readonly TicketPriority[] = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'];

export const statusOptions: readonly SelectOption[] = statuses.map((value) => ({
  value,
  label: ticketStatusWord[value],
}));

export const priorityOptions: readonly SelectOption[] = priorities.map((value) => ({
  value,
  label: priorityName[value],
}));

const inUrl = (all: string, options: readonly SelectOption[]): SelectOption[] => [
  { value: every, label: all },
  ...options.map(({ value, label }) => ({ value: value.toLowerCase(), label })),
];

/** Status and priority, and what one works on oneself. */
export const consoleFilters: readonly {
  name: ConsoleFilter;
  label: string;
  options: readonly SelectOption[];
}[] = [
  { name: 'status', label: 'Status', options: inUrl('All statuses', statusOptions) },
  { name: 'priority', label: 'Priority', options: inUrl('All priorities', priorityOptions) },
  {
    name: 'assigned',
    label: 'Assigned to',
    options: [
      { value: every, label: 'Everyone' },
      { value: 'me', label: 'Assigned to me' },
    ],
  },
];

/** For `useListQuery`. */
export const filterWords = Object.fromEntries(
  consoleFilters.map(({ name, options }) => [
    name,
    { values: options.map(({ value }) => value), initial: every },
  ]),
) as Record<ConsoleFilter, { values: string[]; initial: string }>;

/** The status and priority that the address asks for; undefined for any. */
export const chosenIn = ({ filters: { status, priority } }: Pick<ConsoleList, 'filters'>) => ({
  ...(status !== every && { status: status.toUpperCase() as TicketStatus }),
  ...(priority !== every && { priority: priority.toUpperCase() as TicketPriority }),
});

/** The variables of a list of tickets: filters, search, page and order. */
export function consoleVariables(view: ListView<ConsoleFilter>, viewer: { id: number }) {
  const { status, priority } = chosenIn(view);
  return {
    status: status ? [status] : null,
    priority: priority ? [priority] : null,
    assignedTo: view.filters.assigned === 'me' ? [viewer.id] : null,
    search: view.search || null,
    page: view.page,
    pageSize: view.pageSize,
    ordering: view.ordering,
  };
}
