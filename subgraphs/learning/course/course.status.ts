import { enumOf } from '../../kit/graphql/enumOf.js';

/** Whether a course is offered; each may follow each. */
export const COURSE_STATUS = enumOf('draft', 'published', 'archived');
export type CourseStatus = (typeof COURSE_STATUS)[keyof typeof COURSE_STATUS];
