import type { EmploymentType } from '../../generated/graphql';

/** How a person reads the kind of contract of a posting. */
export const jobTypeName: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  TEMPORARY: 'Temporary',
  INTERN: 'Internship',
};
