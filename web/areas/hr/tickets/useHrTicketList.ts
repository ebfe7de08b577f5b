import { consoleVariables, filterWords, type ConsoleList } from '../../../domain/console/consoleFilters';
import { consoleRows } from '../../../domain/console/consoleRow';
import { useListQuery } from '../../../domain/list/useListQuery';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import { ticketsPerPage, type HrTab } from './pinned';

/** The tickets of a tab, newest first, searched and filtered by the server. */
export function useHrTicketList({ id, kind }: HrTab): ConsoleList {
  const viewer = useViewer();
  return useListQuery(HrTicketListDocument, {
    filters: filterWords,
    sort: { key: 'createdAt', descending: true },
    pageSize: ticketsPerPage,
    of: id,
    variables: (view) => ({ ...consoleVariables(view, viewer), type: kind ? [kind] : null }),
    read: ({ masterTickets: { count, results } }) => ({ count, results: consoleRows(results) }),
  });
}

const HrTicketListDocument = graphql(`
  query HrTicketList(
    $type: [TicketKindFilter!]
    $status: [TicketStatusInput!]
    $priority: [TicketPriority!]
    $assignedTo: [Int!]
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    masterTickets(
      type: $type
      status: $status
      priority: $priority
      assignedTo: $assignedTo
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        ...ConsoleRow
      }
    }
  }
`);
