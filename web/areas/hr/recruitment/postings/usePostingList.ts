import { useListQuery, type List, type ListView } from '../../../../domain/list/useListQuery';
import { graphql } from '../../../../generated/gql';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';
import { postingPriorities, postingStatuses } from './postingChoices';
import { hrPosting, type HrPosting } from './postingRow';

type Filter = 'priority' | 'status';
export type HrPostingList = List<HrPosting, Filter>;

/** Rows of one page of the list. */
const pageSize = 20;

const withAll = (all: string, options: readonly SelectOption[]): readonly SelectOption[] => [
  { value: 'all', label: all },
  ...options,
];

export const priorityOptions = withAll('All priorities', postingPriorities);
export const statusOptions = withAll('All statuses', postingStatuses);

const valuesOf = (options: readonly SelectOption[]) => options.map(({ value }) => value);

/** All postings, drafts included, the newest first. */
export function usePostingList(): HrPostingList {
  return useListQuery(HrPostingsDocument, {
    filters: {
      priority: { values: valuesOf(priorityOptions), initial: 'all' },
      status: { values: valuesOf(statusOptions), initial: 'all' },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: (view) => ({ ...narrowed(view), page: view.page, pageSize: view.pageSize }),
    read: ({ jobPostings: { count, results } }) => ({ count, results: results.map(hrPosting) }),
  });
}

/** What of the list is wanted, and in which order, for the list and for its file. */
export const narrowed = ({
  filters: { priority, status },
  search,
  ordering,
}: Pick<ListView<Filter>, 'filters' | 'search' | 'ordering'>) => ({
  search: search || null,
  priority: priority === 'all' ? null : [priority],
  status: status === 'all' ? null : [status],
  ordering,
});

const HrPostingsDocument = graphql(`
  query HrPostings(
    $search: String
    $priority: [String!]
    $status: [String!]
    $ordering: String!
    $page: Int!
    $pageSize: Int!
  ) {
    jobPostings(
      search: $search
      priority: $priority
      status: $status
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        ...HrPostingRow
      }
    }
  }
`);
