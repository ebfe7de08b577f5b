import { Eye } from 'lucide-react';
import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { ApplicationStatusBadge } from '../../../../domain/jobs/ApplicationStatusBadge';
import { OpeningRowLink } from '../../../../domain/list/OpeningRowLink';
import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { PersonAvatar } from '../../../../domain/people/PersonAvatar';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';
import { IconButton } from '../../../../ui/form/IconButton';
import { theme } from '../../../../ui/theme';
import type { HrApplication } from './applicationRow';
import { RatingText } from './RatingText';
import { StatusSelect } from './StatusSelect';

/** Applicant, Job Title, Applied Date, Status, Rating, Actions. */
export const applicationColumns: readonly TableColumn<HrApplication>[] = [
  {
    key: 'applicant',
    head: 'Applicant',
    cell: (row) => (
      <TwoLineCell
        picture={<PersonAvatar name={row.title} photo={row.applicant?.profilePicture} size="medium" />}
        name={
          <OpeningRowLink opens="application" item={row.id}>
            {row.title}
          </OpeningRowLink>
        }
      />
    ),
    width: '22%',
  },
  { key: 'jobTitle', head: 'Job Title', cell: (row) => <bdi>{row.jobTitle}</bdi>, free: true },
  {
    key: 'createdAt',
    head: 'Applied Date',
    cell: (row) => <InstantText at={row.createdAt} />,
    inCard: (row) => (
      <>
        applied <InstantText at={row.createdAt} />
      </>
    ),
    sortable: true,
    whole: true,
    quiet: true,
    sparse: true,
  },
  {
    key: 'status',
    head: 'Status',
    cell: (row) => <ApplicationStatusBadge status={row.status} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'rating',
    head: 'Rating',
    cell: (row) => <RatingText rating={row.rating} />,
    sortable: true,
    whole: true,
    sparse: true,
  },
  {
    key: 'actions',
    head: 'Actions',
    cell: (row) => (
      <Actions>
        <StatusSelect row={row} />
        <ViewDetails row={row} />
      </Actions>
    ),
    always: true,
    width: '1%',
    narrow: 'foot',
  },
];

function ViewDetails({ row: { id, title } }: { row: HrApplication }) {
  const { open } = useOpenItem('application');
  return <IconButton icon={Eye} label={`View details of ${title}`} onClick={() => open(id)} />;
}

const Actions = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  button[aria-haspopup='listbox'] {
    inline-size: 9rem;
  }
`;
