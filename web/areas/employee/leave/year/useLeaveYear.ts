import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';
import type { LeaveYearQuery } from '../../../../generated/graphql';

export interface LeaveYearAnswer {
  year: LeaveYearQuery['leaveYear'] | undefined;
  loading: boolean;
  failed: boolean;
  /** Settles, and never fails, once there is another answer. */
  retry: () => Promise<void>;
}

/** The viewer's own leave in a year; by default in the current year of the server. */
export function useLeaveYear(year: number | null): LeaveYearAnswer {
  const { data, previousData, error, loading, refetch } = useQuery(LeaveYearDocument, {
    variables: { year },
  });
  return {
    year: (data ?? previousData)?.leaveYear,
    loading,
    failed: error !== undefined,
    retry: () =>
      refetch().then(
        () => undefined,
        () => undefined,
      ),
  };
}

const LeaveYearDocument = graphql(`
  query LeaveYear($year: Int) {
    leaveYear(year: $year) {
      year
      today
      takenDays
      usedDays {
        leaveType
        days
      }
      pendingRequests
      requests {
        id
        title
        status
        leave {
          leaveType
          startDate
          endDate
          totalDays
        }
      }
    }
  }
`);
