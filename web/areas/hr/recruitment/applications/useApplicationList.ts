import { applicationStatuses } from '../../../../domain/jobs/applicationStatus';
import { useListQuery, type List, type ListView } from '../../../../domain/list/useListQuery';
import { graphql } from '../../../../generated/gql';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';
import { uuidPattern } from '../uuid';
import { hrApplication, type HrApplication } from './applicationRow';

type Filter = 'status' | 'job';
export type HrApplicationList = List<HrApplication, Filter>;

/** Rows of one page of the list. */
const pageSize = 20;

export const statusOptions: readonly SelectOption[] = [
  { value: 'all', label: 'All statuses' },
  ...Object.entries(applicationStatuses).map(([value, { label }]) => ({ value, label })),
];

/** Everyone's applications, the newest first; with `?job=` those for one posting. */
export function useApplicationList(): HrApplicationList {
  return useListQuery(HrApplicationsDocument, {
    filters: {
      status: { values: statusOptions.map(({ value }) => value), initial: 'all' },
      job: { values: uuidPattern, initial: 'all' },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: (view) => ({ ...narrowed(view), page: view.page, pageSize: view.pageSize }),
    read: ({ jobApplications: { count, results } }) => ({ count, results: results.map(hrApplication) }),
  });
}

/** What of the list is wanted, and in which order, for the list and for its file. */
export const narrowed = ({
  filters: { status, job },
  search,
  ordering,
}: Pick<ListView<Filter>, 'filters' | 'search' | 'ordering'>) => ({
  search: search || null,
  status: status === 'all' ? null : [status],
  jobPosting: job === 'all' ? null : [job],
  ordering,
});

const HrApplicationsDocument = graphql(`
  query HrApplications(
    $search: String
    $status: [String!]
    $jobPosting: [ID!]
    $ordering: String!
    $page: Int!
    $pageSize: Int!
  ) {
    jobApplications(
      search: $search
      status: $status
      jobPosting: $jobPosting
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        ...HrApplicationRow
      }
    }
  }
`);
