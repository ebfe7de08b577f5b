/** Employment status, documented word by its name in the graph (B4.1). */
export const EMPLOYMENT_STATUS = { ACTIVE: 'active', INACTIVE: 'inactive', ON_LEAVE: 'on_leave', TERMINATED: 'terminated', PROBATION: 'probation' } as const;

/** Employment type, documented word by its name in the graph (B4.2). */
export const EMPLOYMENT_TYPE = { FULL_TIME: 'full_time', PART_TIME: 'part_time', CONTRACT: 'contract', INTERN: 'intern', TEMPORARY: 'temporary' } as const;

export type EmploymentStatus = (typeof EMPLOYMENT_STATUS)[keyof typeof EMPLOYMENT_STATUS];
export type EmploymentType = (typeof EMPLOYMENT_TYPE)[keyof typeof EMPLOYMENT_TYPE];

/** Whether somebody of this status works here and may sign in; the generated column `is_employed` says the same. */
export const isEmployed = (status: EmploymentStatus): boolean => status !== 'terminated' && status !== 'inactive';
