import { employmentStatusWord } from '../../../domain/people/employmentStatus';
import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { graphql } from '../../../generated/gql';
import type { EmployeesQueryVariables, EmploymentStatus } from '../../../generated/graphql';
import { employeeRows, type EmployeeRow } from './employeeRow';
import { employeesPerPage } from './pinned';

type Filter = 'department' | 'status';

export type EmployeeList = List<EmployeeRow, Filter>;

/** Words of the status filter in the URL: "on_leave". */
const statuses = Object.fromEntries(
  (Object.keys(employmentStatusWord) as EmploymentStatus[]).map((status) => [status.toLowerCase(), status]),
);

export const statusOptions = [
  { value: 'all', label: 'All statuses' },
  ...Object.entries(statuses).map(([value, status]) => ({ value, label: employmentStatusWord[status] })),
];

/** Everyone with a record, by name; the filters are kept in the address. Asked for only where it `shows`. */
export function useEmployeeList(shows: boolean): EmployeeList {
  return useListQuery(EmployeesDocument, {
    skip: !shows,
    filters: {
      department: { values: /^[1-9]\d{0,8}$/, initial: 'all' },
      status: { values: ['all', ...Object.keys(statuses)], initial: 'all' },
    },
    sort: { key: 'firstName', descending: false },
    pageSize: employeesPerPage,
    variables: (view) => ({ ...narrowed(view), page: view.page, pageSize: view.pageSize }),
    read: ({ employees: { count, results } }) => ({ count, results: employeeRows(results) }),
  });
}

/** What of the list is wanted, and in which order, for the list and for its file. */
export const narrowed = ({
  filters,
  search,
  ordering,
}: Pick<ListView<Filter>, 'filters' | 'search' | 'ordering'>): Omit<
  EmployeesQueryVariables,
  'page' | 'pageSize'
> => ({
  search: search || null,
  departmentId: filters.department === 'all' ? null : [Number(filters.department)],
  employmentStatus: statuses[filters.status] ? [statuses[filters.status] as EmploymentStatus] : null,
  ordering: withLastName(ordering),
});

/** Namesakes by first name are in the order of their last names. */
const withLastName = (ordering: string): string =>
  ordering.endsWith('firstName') ? `${ordering},${ordering.replace('firstName', 'lastName')}` : ordering;

const EmployeesDocument = graphql(`
  query Employees(
    $search: String
    $departmentId: [Int!]
    $employmentStatus: [EmploymentStatus!]
    $ordering: String
    $page: Int!
    $pageSize: Int!
  ) {
    employees(
      search: $search
      departmentId: $departmentId
      employmentStatus: $employmentStatus
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        ...EmployeeRow
      }
    }
  }
`);
