import type { QueryName } from '../../../../generated/queryNames';

/** The queries that are stale after a category was written or deleted: courses show its name. */
export const subjectQueries: readonly QueryName[] = ['ManagedSubjects', 'CourseCategories', 'Courses'];

/** The queries that are stale after a path was written or deleted. */
export const pathQueries: readonly QueryName[] = ['ManagedPaths', 'LearningPaths'];
