import { useListQuery, type List } from '../../../domain/list/useListQuery';
import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { graphql } from '../../../generated/gql';
import type { TicketStatus, TicketStatusInput } from '../../../generated/graphql';
import { feedbackRows, type FeedbackRow } from './feedbackRow';
import { pageSize } from './pinned';

export type FeedbackList = List<FeedbackRow, 'status'>;

/** Values of the status filter in the URL, in the order in which feedback passes through them. */
const statusFilters: Readonly<Record<string, TicketStatus>> = {
  open: 'OPEN',
  in_progress: 'IN_PROGRESS',
  waiting_response: 'WAITING_RESPONSE',
  resolved: 'RESOLVED',
  closed: 'CLOSED',
  rejected: 'REJECTED',
};

export const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...Object.entries(statusFilters).map(([value, status]) => ({ value, label: feedbackStatusWord[status] })),
];

/** The viewer's own feedback, newest first. */
export function useFeedbackList(): FeedbackList {
  return useListQuery(FeedbackHistoryDocument, {
    filters: { status: { values: statusOptions.map(({ value }) => value), initial: 'all' } },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: ({ filters, search, page, pageSize: size, ordering }) => {
      const status = statusFilters[filters.status] satisfies TicketStatusInput | undefined;
      return { status: status ? [status] : null, search: search || null, page, pageSize: size, ordering };
    },
    read: ({ feedbackTickets: { count, results } }) => ({ count, results: feedbackRows(results) }),
  });
}

const FeedbackHistoryDocument = graphql(`
  query FeedbackHistory(
    $status: [TicketStatusInput!]
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    feedbackTickets(
      mine: true
      status: $status
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        ...FeedbackRow
      }
    }
  }
`);
