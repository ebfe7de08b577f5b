import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { leaveStatusWord } from '../../../domain/leave/leaveStatus';
import { graphql } from '../../../generated/gql';
import type { LeaveRequestsQueryVariables, LeaveStatusFilter } from '../../../generated/graphql';
import { leaveRows, type LeaveRow } from './leaveRow';
import { pageSize } from './pinned';

/** Whose requests: the viewer's own, or those of their reports. */
export type LeaveTab = 'mine' | 'team';

export type LeaveList = List<LeaveRow, 'status'>;

/** Values of the status filter in the URL. Pending is everything undecided, the others are exactly one status. */
const statusFilters: Readonly<Record<string, { label: string; filter: LeaveStatusFilter | null }>> = {
  all: { label: 'All statuses', filter: null },
  pending: { label: 'Pending', filter: 'PENDING' },
  in_progress: { label: leaveStatusWord.IN_PROGRESS, filter: 'IN_PROGRESS' },
  waiting_response: { label: leaveStatusWord.WAITING_RESPONSE, filter: 'WAITING_RESPONSE' },
  resolved: { label: leaveStatusWord.RESOLVED, filter: 'RESOLVED' },
  rejected: { label: leaveStatusWord.REJECTED, filter: 'REJECTED' },
  closed: { label: leaveStatusWord.CLOSED, filter: 'CLOSED' },
};

export const statusOptions = Object.entries(statusFilters).map(([value, { label }]) => ({ value, label }));

/** The list of a tab, newest first; a manager starts at what waits for a decision. */
export function useLeaveList(tab: LeaveTab): LeaveList {
  return useListQuery(LeaveRequestsDocument, {
    filters: { status: { values: Object.keys(statusFilters), initial: tab === 'mine' ? 'all' : 'pending' } },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    of: tab,
    variables: (view) => variablesOf(view, tab),
    read: ({ leaveRequests: { count, results } }) => ({ count, results: leaveRows(results) }),
  });
}

function variablesOf(
  { filters, search, page, pageSize: size, ordering }: ListView<'status'>,
  tab: LeaveTab,
): LeaveRequestsQueryVariables {
  const filter = statusFilters[filters.status]?.filter;
  return {
    mine: tab === 'mine',
    team: tab === 'team',
    status: filter ? [filter] : null,
    search: search || null,
    page,
    pageSize: size,
    ordering,
  };
}

const LeaveRequestsDocument = graphql(`
  query LeaveRequests(
    $mine: Boolean!
    $team: Boolean!
    $status: [LeaveStatusFilter!]
    $search: String
    $page: Int!
    $pageSize: Int!
    $ordering: String!
  ) {
    leaveRequests(
      mine: $mine
      team: $team
      status: $status
      search: $search
      page: $page
      pageSize: $pageSize
      ordering: $ordering
    ) {
      count
      results {
        id
        createdBy @include(if: $team) {
          id
          profilePicture
        }
        ...LeaveRow
      }
    }
  }
`);
