import { enumOf } from '../../kit/graphql/enumOf.js';

/** Employment status, documented word by its name in the graph. */
export const EMPLOYMENT_STATUS = enumOf('active', 'inactive', 'on_leave', 'terminated', 'probation');

/** Employment type, documented word by its name in the graph. */
export const EMPLOYMENT_TYPE = enumOf('full_time', 'part_time', 'contract', 'intern', 'temporary');

/**
 * The documented words of an employee record's timeline, by name in the graph. Private fields are only shown to
 * people who may read the field itself.
 */
export const EMPLOYEE_FIELD = enumOf(
  'job_title',
  'department',
  'manager',
  'employment_status',
  'employment_type',
  'employee_id',
  'hire_date',
  'weekly_hours',
  'salary',
  'phone_number',
  'address_line1',
  'city',
  'state',
  'zip_code',
  'country',
);

export type EmployeeField = (typeof EMPLOYEE_FIELD)[keyof typeof EMPLOYEE_FIELD];

export type EmploymentStatus = (typeof EMPLOYMENT_STATUS)[keyof typeof EMPLOYMENT_STATUS];
export type EmploymentType = (typeof EMPLOYMENT_TYPE)[keyof typeof EMPLOYMENT_TYPE];

/**
 * Whether someone of this status works here and may sign in; the generated column `is_employed` says the
 * same.
 */
export const isEmployed = (status: EmploymentStatus): boolean =>
  status !== 'terminated' && status !== 'inactive';
