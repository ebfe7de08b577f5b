import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { logFailure } from '../../../../domain/failure/logFailure';
import { graphql } from '../../../../generated/gql';
import type { PersonDetailsQuery } from '../../../../generated/graphql';

export type PersonDetails = NonNullable<PersonDetailsQuery['employee']>;

/** What the chart does not know of somebody; null until it is there, and for good where it cannot be had [A8.19]. */
export function usePersonDetails(id: number): { details: PersonDetails | null; loading: boolean } {
  const { data, error, loading } = useQuery(PersonDetailsDocument, {
    variables: { id }, errorPolicy: 'all', fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (error) logFailure(`The details of employee ${String(id)} could not be loaded.`, error);
  }, [error, id]);
  return { details: data?.employee ?? null, loading };
}

const PersonDetailsDocument = graphql(`
  query PersonDetails($id: Int!) {
    employee(id: $id) {
      id
      employeeId
      fullName
      email
      position
      departmentName
      departmentSize
      hireDate
      yearsOfService
      isActive
      directReportsCount
      user {
        id
        profilePicture
      }
      manager {
        id
        fullName
      }
      directReports {
        id
        fullName
        position
      }
    }
  }
`);
