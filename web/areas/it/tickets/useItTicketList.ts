import { useListQuery } from '../../../domain/list/useListQuery';
import { graphql } from '../../../generated/gql';
import { choiceOf, filterWords, type ItList } from './itFilters';
import { itRows } from './itRow';
import type { ItTab } from './itTabs';
import { fetchFailed, ticketsPerPage } from './pinned';

/** The tickets of a tab, newest first, searched and filtered by the server. */
export function useItTicketList(tab: ItTab): ItList {
  return useListQuery(ItTicketListDocument, {
    filters: filterWords(tab),
    sort: { key: 'createdAt', descending: true },
    pageSize: ticketsPerPage,
    of: tab.id,
    fallbackReason: fetchFailed,
    variables: (view) => {
      const { statuses, urgency, systemCategory, assigned } = choiceOf(view, tab);
      return {
        status: statuses && [...statuses],
        urgency: urgency && [urgency],
        systemCategory: systemCategory && [systemCategory],
        assigned,
        search: view.search || null,
        page: view.page,
        pageSize: view.pageSize,
        ordering: view.ordering,
      };
    },
    read: ({ generalItTickets: { count, results } }) => ({ count, results: itRows(results) }),
  });
}

const ItTicketListDocument = graphql(`
  query ItTicketList(
    $status: [TicketStatusInput!]
    $urgency: [Urgency!]
    $systemCategory: [SystemCategory!]
    $assigned: Boolean
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    generalItTickets(
      status: $status
      urgency: $urgency
      systemCategory: $systemCategory
      assigned: $assigned
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        ...ItRow
      }
    }
  }
`);
