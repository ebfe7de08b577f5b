import type { QueryName } from '../../../generated/queryNames';

/** The queries that are stale after the person enrolled in, started or completed a course. */
export const enrollmentQueries: readonly QueryName[] = [
  'CourseSummary',
  'OwnCourses',
  'RecommendedCourses',
  'PopularCourses',
  'LatestCourse',
  'LearningPaths',
];

/** The queries that are stale after a course was created, changed or removed. */
export const courseQueries: readonly QueryName[] = [...enrollmentQueries, 'Courses', 'CourseDetails'];
