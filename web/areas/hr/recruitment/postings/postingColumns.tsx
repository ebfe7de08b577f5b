import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { jobTypeName } from '../../../../domain/jobs/jobTypeName';
import { locationText } from '../../../../domain/jobs/locationText';
import { PostingPriorityBadge } from '../../../../domain/jobs/PostingPriorityBadge';
import { PostingStatusBadge } from '../../../../domain/jobs/PostingStatusBadge';
import { salaryText } from '../../../../domain/jobs/salaryText';
import type { OpeningLink } from '../../../../domain/list/useOpenItem';
import { RowLink } from '../../../../ui/data/RowLink';
import type { TableColumn } from '../../../../ui/data/tableColumn';
import { TwoLineCell } from '../../../../ui/data/TwoLineCell';
import { TextLink } from '../../../../ui/layout/TextLink';
import { countText, numberText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import type { HrPosting } from './postingRow';

interface Links {
  /** To the details. */
  details: (row: HrPosting) => OpeningLink;
  /** To the applications for it. */
  applications: (row: HrPosting) => { search: string };
}

/** Job Title, Department & Location, Type & Salary, Status & Priority, Applications. */
export const postingColumns = (links: Links): TableColumn<HrPosting>[] => [
  {
    key: 'title',
    head: 'Job Title',
    cell: (row) => (
      <TwoLineCell
        name={<RowLink {...links.details(row)}>{row.title}</RowLink>}
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
    cell: (row) => <Applications row={row} links={links} text={numberText(row.applicationsCount)} />,
    inCard: (row) => (
      <Applications row={row} links={links} text={countText(row.applicationsCount, 'application')} />
    ),
    align: 'end',
    sortable: true,
  },
];

function Applications({ row, links, text }: { row: HrPosting; links: Links; text: string }) {
  if (row.applicationsCount === 0) return text;
  return (
    <TextLink to={links.applications(row)} aria-label={`Applications for ${row.title}: ${text}`}>
      {text}
    </TextLink>
  );
}

const Badges = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
`;
