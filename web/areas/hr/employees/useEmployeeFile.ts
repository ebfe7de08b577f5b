import { useApolloClient } from '@apollo/client/react';

import { newKey } from '../../../domain/action/newKey';
import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../domain/csv/useExport';
import { readPages } from '../../../domain/list/readPages';
import { getFragmentData } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { ExportEmployeesMutationVariables } from '../../../generated/graphql';
import { employeeFile } from './employeeFile';

/**
 * Makes a file of employees, read by cursor. Its first part comes once the server has kept who exports how many
 * people; without that there is no file.
 * @param wanted who shall are in it, asked for when it begins
 */
export function useEmployeeFile(wanted: () => Omit<ExportEmployeesMutationVariables, 'pageSize'>): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    read: (signal) => {
      const { ids, ...narrowed } = wanted();
      const idempotencyKey = newKey();
      const fetchOptions = { signal };
      return readPages(async ({ after, pageSize }) => {
        const { data } = await (after === null
          ? client.mutate({
              mutation: ExportEmployeesDocument,
              variables: { ids, ...narrowed, pageSize },
              context: { idempotencyKey, fetchOptions },
              fetchPolicy: 'no-cache',
            })
          : client.query({
              query: EmployeesFileDocument,
              variables: { ...narrowed, after, pageSize },
              context: { fetchOptions },
              fetchPolicy: 'no-cache',
            }));
        if (!data) throw new Error('The answer to an export is empty.');
        return getFragmentData(FiledEmployeesPart, data.page);
      }, signal);
    },
    file: () => employeeFile(timeZone),
    done: 'Employees exported successfully!',
    failed: 'Failed to export employees. Please try again.',
  });
}

const FiledEmployeesPart = graphql(`
  fragment FiledEmployees on EmployeePage {
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
`);

const ExportEmployeesDocument = graphql(`
  mutation ExportEmployees(
    $ids: [Int!]
    $search: String
    $departmentId: [Int!]
    $employmentStatus: [EmploymentStatus!]
    $ordering: String
    $pageSize: Int!
  ) {
    page: exportEmployees(
      ids: $ids
      search: $search
      departmentId: $departmentId
      employmentStatus: $employmentStatus
      ordering: $ordering
      pageSize: $pageSize
    ) {
      ...FiledEmployees
    }
  }
`);

const EmployeesFileDocument = graphql(`
  query EmployeesFile(
    $search: String
    $departmentId: [Int!]
    $employmentStatus: [EmploymentStatus!]
    $ordering: String
    $after: String!
    $pageSize: Int!
  ) {
    page: employees(
      search: $search
      departmentId: $departmentId
      employmentStatus: $employmentStatus
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      ...FiledEmployees
    }
  }
`);
