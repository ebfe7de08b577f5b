import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';

export interface CourseSummary {
  figures: { courses: number; enrollments: number; inProgress: number; completed: number } | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Figures of the page, counted by the server. */
export function useCourseSummary(): CourseSummary {
  const { data, previousData, error, loading, refetch } = useQuery(CourseSummaryDocument);
  const known = (data ?? previousData)?.learningDashboardStats;
  return {
    figures: known && {
      courses: known.totalCourses,
      enrollments: known.myEnrollments,
      inProgress: known.coursesInProgress,
      completed: known.completedCourses,
    },
    loading: loading && !known,
    failed: error !== undefined && !known,
    retry: () => void refetch().catch(() => undefined),
  };
}

const CourseSummaryDocument = graphql(`
  query CourseSummary {
    learningDashboardStats {
      totalCourses
      myEnrollments
      coursesInProgress
      completedCourses
    }
  }
`);
