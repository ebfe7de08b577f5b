import styled from 'styled-components';

import { InstantText } from '../../../../domain/calendar/InstantText';
import { ApplicationStatusBadge } from '../../../../domain/jobs/ApplicationStatusBadge';
import type { OpeningLink } from '../../../../domain/list/useOpenItem';
import { RowLink } from '../../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { theme } from '../../../../ui/theme';
import type { ApplicationRow } from './applicationRow';
import { SentResume } from './SentResume';

/** @param linkTo where the name of a position leads */
export const applicationColumns = (
  linkTo: (row: ApplicationRow) => OpeningLink,
): TableColumn<ApplicationRow>[] => [
  {
    key: 'jobTitle',
    head: 'Position',
    cell: (row) => (
      <>
        <RowLink {...linkTo(row)}>{row.jobTitle}</RowLink>
        {row.interviewDate && (
          <Interview>
            Interview <InstantText at={row.interviewDate} withTime />
          </Interview>
        )}
      </>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    cell: (row) => <ApplicationStatusBadge status={row.status} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'createdAt',
    head: 'Applied on',
    cell: (row) => <InstantText at={row.createdAt} />,
    inCard: (row) => (
      <>
        Applied <InstantText at={row.createdAt} />
      </>
    ),
    sortable: true,
    whole: true,
    quiet: true,
  },
  { key: 'resume', head: 'Resume', cell: (row) => <SentResume application={row} /> },
];

const Interview = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.regular};
`;
