import { enumOf } from '../../kit/enumOf.js';

/** Employment status, documented word by its name in the graph (B4.1). */
export const EMPLOYMENT_STATUS = enumOf('active', 'inactive', 'on_leave', 'terminated', 'probation');

/** Employment type, documented word by its name in the graph (B4.2). */
export const EMPLOYMENT_TYPE = enumOf('full_time', 'part_time', 'contract', 'intern', 'temporary');

export type EmploymentStatus = (typeof EMPLOYMENT_STATUS)[keyof typeof EMPLOYMENT_STATUS];
export type EmploymentType = (typeof EMPLOYMENT_TYPE)[keyof typeof EMPLOYMENT_TYPE];

/**
 * Whether somebody of this status works here and may sign in; the generated column `is_employed` says the
 * same.
 */
export const isEmployed = (status: EmploymentStatus): boolean =>
  status !== 'terminated' && status !== 'inactive';
