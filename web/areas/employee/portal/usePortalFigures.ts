import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import type { StatusCount } from '../../../domain/tickets/statusGroups';
import { graphql } from '../../../generated/gql';
import type { EmployeePortalQuery } from '../../../generated/graphql';
import { useLeaveYear } from '../leave/year/useLeaveYear';
import type { Loaded } from './figure';
import type { LeaveYear } from './leaveDays';

export type OwnTimesheet = NonNullable<EmployeePortalQuery['currentTimesheet']>;

/** What the page shows of someone, each part with or without the others. */
export interface PortalFigures {
  year: Loaded<LeaveYear>;
  leaveRequests: Loaded<readonly StatusCount[]>;
  feedback: Loaded<readonly StatusCount[]>;
  tickets: Loaded<readonly StatusCount[]>;
  /** Null for a week without a timesheet, and for someone without an employee record. */
  timesheet: Loaded<OwnTimesheet | null>;
  /** The messages of each failed load. */
  failures: readonly string[];
  retrying: boolean;
  /** Asks again for what failed. Meanwhile the failures stay on the screen. */
  retry: () => void;
}

/** Two calls at the same time: the leave year, which the leave page then has in its cache, and everything else. */
export function usePortalFigures(): PortalFigures {
  const { year, ...leave } = useLeaveYear(null);
  const { data, error, loading, refetch } = useQuery(EmployeePortalDocument, {
    errorPolicy: 'all',
  });
  const [retried, setRetried] = useState<readonly string[]>([]);

  const failed = (part: keyof EmployeePortalQuery) => isFailed(part, data, error);
  const counts = (part: 'leaveRequests' | 'feedback' | 'tickets') => ({
    value: failed(part) ? undefined : (data?.[part] ?? undefined),
    loading,
  });
  const isAnswered = data !== undefined || (error !== undefined && !loading);
  const failures = [
    (leave.failed || failed('leaveRequests')) && 'Failed to load leave requests',
    failed('feedback') && 'Failed to load feedback tickets',
    failed('tickets') && 'Failed to load tickets',
    failed('currentTimesheet') && 'Failed to load timesheet data',
  ].filter((words) => words !== false);
  const retry = async () => {
    setRetried(failures);
    await Promise.all([leave.failed && leave.retry(), error && refetch().catch(() => undefined)]);
    setRetried([]);
  };

  return {
    year: { value: leave.failed ? undefined : year, loading: leave.loading },
    leaveRequests: counts('leaveRequests'),
    feedback: counts('feedback'),
    tickets: counts('tickets'),
    timesheet: {
      value: failed('currentTimesheet') || !isAnswered ? undefined : (data?.currentTimesheet ?? null),
      loading,
    },
    failures: retried.length > 0 ? retried : failures,
    retrying: retried.length > 0,
    retry: () => void retry(),
  };
}

/** An error names the part it belongs to; one without a name affects all missing parts. */
function isFailed(
  part: keyof EmployeePortalQuery,
  data: EmployeePortalQuery | undefined,
  error: unknown,
): boolean {
  if (error === undefined) return false;
  const named = CombinedGraphQLErrors.is(error) ? error.errors.map(({ path }) => path?.[0]) : [undefined];
  return named.includes(part) || (named.includes(undefined) && (data?.[part] ?? null) === null);
}

const EmployeePortalDocument = graphql(`
  query EmployeePortal {
    leaveRequests: ownTicketCounts(kind: LEAVE_REQUEST) {
      status
      count
    }
    feedback: ownTicketCounts(kind: FEEDBACK) {
      status
      count
    }
    tickets: ownTicketCounts(kind: GENERAL) {
      status
      count
    }
    currentTimesheet {
      id
      weekStartDate
      weekEndDate
      status
      totalHours
      timeEntries {
        id
        date
        hoursWorked
      }
    }
  }
`);
