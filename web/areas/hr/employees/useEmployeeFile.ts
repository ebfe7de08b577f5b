import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../domain/csv/useExport';
import { readPages } from '../../../domain/list/readPages';
import { graphql } from '../../../generated/gql';
import { employeeFile } from './employeeFile';
import { narrowed, type EmployeeList } from './useEmployeeList';

/** Makes a file of the employees that the list is narrowed to, in its order, read by cursor. */
export function useEmployeeFile(list: EmployeeList): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) =>
      readPages(async ({ after, pageSize }) => {
        const { data } = await client.query({
          query: EmployeesFileDocument,
          variables: { ...narrowed(list), after, pageSize },
          context: { fetchOptions: { signal } },
          fetchPolicy: 'no-cache',
        });
        return data?.employees ?? { count: 0, results: [], next: null };
      }, signal),
    file: () => employeeFile(timeZone),
    done: 'Employees exported successfully!',
    failed: 'Failed to export employees. Please try again.',
  });
}

const EmployeesFileDocument = graphql(`
  query EmployeesFile(
    $search: String
    $departmentId: [Int!]
    $employmentStatus: [EmploymentStatus!]
    $ordering: String
    $after: String
    $pageSize: Int!
  ) {
    employees(
      search: $search
      departmentId: $departmentId
      employmentStatus: $employmentStatus
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      count
      next
      results {
        id
        employeeId
        firstName
        lastName
        email
        jobTitle
        departmentName
        managerName
        employmentStatus
        employmentType
        hireDate
        yearsOfService
        weeklyHours
        salary
        phoneNumber
        fullAddress
      }
    }
  }
`);
