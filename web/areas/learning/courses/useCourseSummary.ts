import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { EnrollmentStatus } from '../../../generated/graphql';

export interface CourseSummary {
  figures: { courses: number; enrollments: number; inProgress: number; completed: number } | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Figures of the page, counted here from the person's enrollments [C2.62]. */
export function useCourseSummary(): CourseSummary {
  const { data, previousData, error, loading, refetch } = useQuery(CourseSummaryDocument);
  const known = data ?? previousData;
  const own = known?.enrollments.results ?? [];
  const having = (status: EnrollmentStatus) => own.filter((one) => one.status === status).length;
  return {
    figures: known && {
      courses: known.courses.count,
      enrollments: known.enrollments.count,
      inProgress: having('IN_PROGRESS'),
      completed: having('COMPLETED'),
    },
    loading: loading && !known,
    failed: error !== undefined && !known,
    retry: () => void refetch().catch(() => undefined),
  };
}

const CourseSummaryDocument = graphql(`
  query CourseSummary {
    courses(pageSize: 1) {
      count
    }
    enrollments(pageSize: 200, ordering: "-lastAccessedAt") {
      count
      results {
        id
        status
      }
    }
  }
`);
