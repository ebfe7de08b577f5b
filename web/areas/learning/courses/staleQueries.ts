import type { QueryName } from '../../../generated/queryNames';

/** What is out of date once the person enrolled, started or completed a course. */
export const enrollmentQueries: readonly QueryName[] = [
  'CourseSummary',
  'OwnCourses',
  'RecommendedCourses',
  'PopularCourses',
  'LatestCourse',
  'LearningPaths',
];

/** What is out of date once a course was written, changed or removed. */
export const courseQueries: readonly QueryName[] = [...enrollmentQueries, 'Courses', 'CourseDetails'];
