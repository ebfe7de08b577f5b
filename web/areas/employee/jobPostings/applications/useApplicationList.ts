import { applicationStatuses } from '../../../../domain/jobs/applicationStatus';
import { useListQuery, type List } from '../../../../domain/list/useListQuery';
import { graphql } from '../../../../generated/gql';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';
import { applicationRows, type ApplicationRow } from './applicationRow';

export type ApplicationList = List<ApplicationRow, 'status'>;

/** Rows of one page of the list. */
const pageSize = 20;

export const statusOptions: readonly SelectOption[] = [
  { value: 'all', label: 'All statuses' },
  ...Object.entries(applicationStatuses).map(([value, { label }]) => ({ value, label })),
];

/** The viewer's own applications, newest first. */
export function useApplicationList(): ApplicationList {
  return useListQuery(OwnApplicationsDocument, {
    filters: { status: { values: statusOptions.map(({ value }) => value), initial: 'all' } },
    sort: { key: 'createdAt', descending: true },
    pageSize,
    variables: ({ filters: { status }, page, pageSize: size, ordering }) => ({
      status: status === 'all' ? null : [status],
      page,
      pageSize: size,
      ordering,
    }),
    read: ({ myJobApplications: { count, results } }) => ({ count, results: applicationRows(results) }),
  });
}

const OwnApplicationsDocument = graphql(`
  query OwnApplications($status: [String!], $page: Int!, $pageSize: Int!, $ordering: String!) {
    myJobApplications(status: $status, page: $page, pageSize: $pageSize, ordering: $ordering) {
      count
      results {
        id
        ...ApplicationRow
      }
    }
  }
`);
