import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import { locationText } from '../../../../domain/jobs/locationText';
import { PostingPriorityBadge } from '../../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../../domain/jobs/salaryText';
import { OpeningRowLink } from '../../../../domain/list/OpeningRowLink';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';
import { TextLink } from '../../../../ui/layout/TextLink';
import { countText, numberText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { applicationsFor } from './applicationsFor';
import type { HrPosting } from './postingRow';

/** Job Title, Department & Location, Type & Salary, Status & Priority, Applications. */
export const postingColumns: readonly TableColumn<HrPosting>[] = [
  {
    key: 'title',
    head: 'Job Title',
    cell: (row) => (
      <TwoLineCell
        name={
          <OpeningRowLink opens="posting" item={row.id}>
            {row.title}
          </OpeningRowLink>
        }
        line={<>Posted {dayText(row.postedDate)}</>}
      />
    ),
    sortable: true,
    width: '30%',
  },
  {
    key: 'department',
    head: 'Department & Location',
    cell: (row) => <TwoLineCell name={row.departmentName ?? 'No department'} line={locationText(row)} />,
    inCard: (row) => <bdi>{[row.departmentName, row.location].filter(Boolean).join(', ')}</bdi>,
  },
  {
    key: 'type',
    head: 'Type & Salary',
    cell: (row) => <TwoLineCell name={jobTypeName[row.jobType]} line={salaryText(row)} />,
    inCard: (row) => jobTypeName[row.jobType],
  },
  {
    key: 'status',
    head: 'Status & Priority',
    cell: (row) => (
      <Badges>
        <PostingStatusBadge status={row.status} />
        <PostingPriorityBadge priority={row.priority} />
      </Badges>
    ),
  },
  {
    key: 'applicationsCount',
    head: 'Applications',
    cell: (row) => <Applications row={row} text={numberText(row.applicationsCount)} />,
    inCard: (row) => <Applications row={row} text={countText(row.applicationsCount, 'application')} />,
    align: 'end',
    sortable: true,
  },
];

function Applications({ row, text }: { row: HrPosting; text: string }) {
  const { linkTo } = useUrlQuery();
  if (row.applicationsCount === 0) return text;
  return (
    <TextLink to={linkTo(applicationsFor(row.id))} aria-label={`Applications for ${row.title}: ${text}`}>
      {text}
    </TextLink>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
`;
