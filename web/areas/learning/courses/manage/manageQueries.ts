import type { QueryName } from '../../../../generated/queryNames';

/** What is out of date once a subject was written or deleted: courses show its name. */
export const subjectQueries: readonly QueryName[] = ['ManagedSubjects', 'CourseCategories', 'Courses'];

/** What is out of date once a path was written or deleted. */
export const pathQueries: readonly QueryName[] = ['ManagedPaths', 'LearningPaths'];
