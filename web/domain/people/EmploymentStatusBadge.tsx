import type { EmploymentStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { employmentStatusTone, employmentStatusWord } from './employmentStatus';

/** Employment status of a person. */
export const EmploymentStatusBadge = ({ status }: { status: EmploymentStatus }) => (
  <StatusBadge tone={employmentStatusTone[status]}>{employmentStatusWord[status]}</StatusBadge>
);
