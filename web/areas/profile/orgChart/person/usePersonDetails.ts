import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';

import { logFailure } from '../../../../domain/failure/logFailure';
import { graphql } from '../../../../generated/gql';
import type { PersonDetailsQuery } from '../../../../generated/graphql';

export type PersonDetails = NonNullable<PersonDetailsQuery['employee']>;

interface FetchedDetails {
  /** Null until they are there, and where they cannot be had. */
  details: PersonDetails | null;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** What the chart does not know of someone. That it cannot be had is logged. */
export function usePersonDetails(id: number): FetchedDetails {
  const { data, error, loading, refetch } = useQuery(PersonDetailsDocument, {
    variables: { id },
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  useEffect(() => {
    if (error) logFailure(`The details of employee ${String(id)} could not be loaded.`, error);
  }, [error, id]);
  const details = data?.employee ?? null;
  return {
    details,
    loading,
    failed: error !== undefined && !details,
    retry: () => void refetch().catch(() => undefined),
  };
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
