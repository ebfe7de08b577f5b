import styled from 'styled-components';

import { InstantText } from '../../../domain/calendar/InstantText';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { PersonName } from '../../../domain/people/PersonName';
import { PriorityBadge } from '../../../domain/tickets/PriorityBadge';
import { priorityName } from '../../../domain/tickets/priorityName';
import { TicketStatusBadge } from '../../../domain/tickets/TicketStatusBadge';
import { RowLink } from '../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { theme } from '../../../ui/theme';
import type { TicketRow } from './ticketRow';

/** @param linkTo where the name of a ticket leads */
export function ticketColumns(linkTo: (row: TicketRow) => OpeningLink): TableColumn<TicketRow>[] {
  return [
    {
      key: 'title',
      head: 'Ticket',
      cell: (row) => <RowLink {...linkTo(row)}>{row.title}</RowLink>,
      sortable: true,
    },
    { key: 'category', head: 'Category', cell: (row) => row.general?.categoryName, sparse: true },
    {
      key: 'priority',
      head: 'Priority',
      cell: (row) => <PriorityBadge priority={row.priority} />,
      inCard: (row) => `${priorityName[row.priority]} priority`,
      sortable: true,
    },
    {
      key: 'status',
      head: 'Status',
      cell: (row) => <TicketStatusBadge status={row.status} />,
      sortable: true,
      narrow: 'badge',
    },
    {
      key: 'assignedTo',
      head: 'Assigned to',
      cell: ({ assignedToName, assignedTo }) =>
        assignedToName ? (
          <PersonName name={assignedToName} photo={assignedTo?.profilePicture} />
        ) : (
          <Quiet>No one yet</Quiet>
        ),
      whole: true,
      narrow: 'none',
    },
    {
      key: 'createdAt',
      head: 'Created',
      cell: (row) => <InstantText at={row.createdAt} />,
      sortable: true,
      whole: true,
      quiet: true,
    },
  ];
}

const Quiet = styled.span`
  color: ${theme.color.ink3};
`;
