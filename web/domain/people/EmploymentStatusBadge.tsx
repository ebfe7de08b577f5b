import type { EmploymentStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/StatusBadge';
import { employmentStatusTone, employmentStatusWord } from './employmentStatus';

/** Where someone stands in their employment. */
export const EmploymentStatusBadge = ({ status }: { status: EmploymentStatus }) => (
  <StatusBadge tone={employmentStatusTone[status]}>{employmentStatusWord[status]}</StatusBadge>
);
