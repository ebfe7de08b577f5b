import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { useViewer } from '../../../domain/session/SessionContext';
import { priorityName } from '../../../domain/tickets/priorityName';
import { ticketStatusWord } from '../../../domain/tickets/ticketStatus';
import { graphql } from '../../../generated/gql';
import type { GeneralTicketsQueryVariables, TicketPriority, TicketStatus } from '../../../generated/graphql';
import type { SelectOption } from '../../../ui/form/choice/selectOption';
import { ownTickets } from './ownTickets';
import { ticketRows, type TicketRow } from './ticketRow';
import { tabStatuses, type TicketTab } from './tabStatuses';

export type TicketFilter = 'status' | 'priority';
export type TicketList = List<TicketRow, TicketFilter>;

/** Rows of one page of the list. */
const pageSize = 100;

/** The word for no choice in the URL; a status or a priority is there in small letters. */
const every = 'all';

const priorities: readonly TicketPriority[] = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'];

const choices = <Word extends string>(
  all: string,
  names: Readonly<Record<Word, string>>,
  words: readonly Word[],
): SelectOption[] => [
  { value: every, label: all },
  ...words.map((word) => ({ value: word.toLowerCase(), label: names[word] })),
];

export const statusOptions = (tab: TicketTab): SelectOption[] =>
  choices('All statuses', ticketStatusWord, tabStatuses[tab]);
export const priorityOptions: readonly SelectOption[] = choices('All priorities', priorityName, priorities);

/** The viewer's own general tickets of a tab, newest first. */
export function useTicketList(tab: TicketTab): TicketList {
  const viewer = useViewer();
  return useListQuery(GeneralTicketsDocument, {
    filters: {
      status: { values: statusOptions(tab).map(({ value }) => value), initial: every },
      priority: { values: priorityOptions.map(({ value }) => value), initial: every },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    of: tab,
    variables: (view) => variablesOf(view, tab),
    read: ({ generalTickets: { count, results } }) => ({
      count,
      results: ownTickets(ticketRows(results), viewer),
    }),
  });
}

function variablesOf(
  { filters, search, page, pageSize: size, ordering }: ListView<TicketFilter>,
  tab: TicketTab,
): GeneralTicketsQueryVariables {
  const status = filters.status === every ? tabStatuses[tab] : [filters.status.toUpperCase() as TicketStatus];
  const priority = filters.priority === every ? null : [filters.priority.toUpperCase() as TicketPriority];
  return { status: [...status], priority, search: search || null, page, pageSize: size, ordering };
}

const GeneralTicketsDocument = graphql(`
  query GeneralTickets(
    $status: [TicketStatusInput!]!
    $priority: [TicketPriority!]
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    generalTickets(
      mine: true
      status: $status
      priority: $priority
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        ...GeneralTicketRow
      }
    }
  }
`);
