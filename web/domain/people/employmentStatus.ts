import type { EmploymentStatus } from '../../generated/graphql';
import type { Tone } from '../../ui/theme';

/** How a person reads the employment status of someone. */
export const employmentStatusWord: Readonly<Record<EmploymentStatus, string>> = {
  ACTIVE: 'Active',
  PROBATION: 'Probation',
  ON_LEAVE: 'On leave',
  INACTIVE: 'Inactive',
  TERMINATED: 'Terminated',
};

/** The one map of an employment status to its tone. */
export const employmentStatusTone: Readonly<Record<EmploymentStatus, Tone>> = {
  ACTIVE: 'success',
  PROBATION: 'warning',
  ON_LEAVE: 'info',
  INACTIVE: 'neutral',
  TERMINATED: 'danger',
};

/** Works here and may sign in. */
export const isEmployed = (status: EmploymentStatus): boolean =>
  status !== 'TERMINATED' && status !== 'INACTIVE';
