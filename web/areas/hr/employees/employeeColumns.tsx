import styled from 'styled-components';

import { dayText } from '../../../domain/calendar/day';
import { OpeningRowLink } from '../../../domain/list/OpeningRowLink';
import { EmploymentStatusBadge } from '../../../domain/people/EmploymentStatusBadge';
import { PersonAvatar } from '../../../domain/people/PersonAvatar';
import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../ui/data/cells/TwoLineCell';
import { countText, tenthsText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import type { EmployeeRow } from './employeeRow';
import { mostPercent, percentPerYear } from './pinned';

/** Employee, Role & Department, Status, Join Date, Experience. */
export const employeeColumns: readonly TableColumn<EmployeeRow>[] = [
  {
    key: 'firstName',
    head: 'Employee',
    cell: (row) => (
      <TwoLineCell
        picture={<PersonAvatar name={row.fullName} photo={row.user.profilePicture} size="medium" />}
        name={
          <OpeningRowLink opens="employee" item={row.id}>
            {row.fullName}
          </OpeningRowLink>
        }
        line={row.email}
      />
    ),
    sortable: true,
    width: '30%',
  },
  {
    key: 'jobTitle',
    head: 'Role & Department',
    cell: (row) => <TwoLineCell name={row.jobTitle} line={row.departmentName ?? 'No department'} />,
    inCard: (row) => <bdi>{[row.jobTitle, row.departmentName].filter(Boolean).join(', ')}</bdi>,
    sortable: true,
  },
  {
    key: 'employmentStatus',
    head: 'Status',
    cell: (row) => <EmploymentStatusBadge status={row.employmentStatus} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'hireDate',
    head: 'Join Date',
    cell: (row) => dayText(row.hireDate),
    inCard: (row) => `since ${dayText(row.hireDate)}`,
    sortable: true,
    whole: true,
  },
  {
    key: 'experience',
    head: 'Experience',
    cell: (row) => <Experience years={Number(row.yearsOfService)} />,
    narrow: 'none',
  },
];

/** A bar that fills by 20% for each year of service, and the years beside it. */
export function Experience({ years }: { years: number }) {
  const text = countText(years, 'year');
  return (
    <Line>
      <ProgressBar
        label="Experience"
        value={Math.min(mostPercent, years * percentPerYear)}
        max={mostPercent}
        valueText={text}
        hue="hr"
      />
      <Years title={text}>{tenthsText(years)} y</Years>
    </Line>
  );
}

const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(${theme.space[10]}, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Years = styled.span`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
