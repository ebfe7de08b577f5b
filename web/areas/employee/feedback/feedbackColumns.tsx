import { VenetianMask } from 'lucide-react';
import styled from 'styled-components';

import { InstantText } from '../../../domain/calendar/InstantText';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { feedbackStatusWord } from '../../../domain/tickets/feedbackStatus';
import { feedbackTypeName } from '../../../domain/tickets/feedbackTypeName';
import { PriorityBadge } from '../../../domain/tickets/PriorityBadge';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { Icon } from '../../../ui/layout/Icon';
import { RowLink } from '../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { theme } from '../../../ui/theme';
import type { FeedbackRow } from './feedbackRow';

/** @param linkTo where the subject leads */
export const feedbackColumns = (linkTo: (row: FeedbackRow) => OpeningLink): TableColumn<FeedbackRow>[] => [
  { key: 'title', head: 'Subject', cell: (row) => <RowLink {...linkTo(row)}>{row.title}</RowLink> },
  {
    key: 'feedbackType',
    head: 'Type',
    cell: (row) => feedbackTypeName[row.feedback.feedbackType],
    sortable: true,
    whole: true,
  },
  {
    key: 'priority',
    head: 'Priority',
    cell: (row) => <PriorityBadge priority={row.priority} />,
    sortable: true,
    narrow: 'none',
  },
  {
    key: 'name',
    head: 'Sent',
    cell: ({ feedback: { isAnonymous } }) =>
      isAnonymous ? (
        <Mark>
          <Icon shape={VenetianMask} />
          Anonymous
        </Mark>
      ) : (
        'By name'
      ),
    inCard: ({ feedback: { isAnonymous } }) => (isAnonymous ? 'Anonymous' : 'By name'),
    whole: true,
    sparse: true,
  },
  {
    key: 'status',
    head: 'Status',
    cell: ({ status }) => <TicketStatusBadge status={status} words={feedbackStatusWord} />,
    sortable: true,
    narrow: 'badge',
  },
  {
    key: 'createdAt',
    head: 'Date',
    cell: ({ createdAt, feedback: { isAnonymous } }) => (
      <Unbroken>
        <InstantText at={createdAt} isDay={isAnonymous} />
      </Unbroken>
    ),
    sortable: true,
    whole: true,
    quiet: true,
  },
];

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  vertical-align: middle;
`;

/** Also where the other columns break between words. */
const Unbroken = styled.span`
  white-space: nowrap;
`;
