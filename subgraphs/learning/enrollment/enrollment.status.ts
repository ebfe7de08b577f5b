import { enumOf } from '../../kit/graphql/enumOf.js';

/** How far a person is in a course; it only continues. */
export const ENROLLMENT_STATUS = enumOf('enrolled', 'in_progress', 'completed');
export type EnrollmentStatus = (typeof ENROLLMENT_STATUS)[keyof typeof ENROLLMENT_STATUS];
