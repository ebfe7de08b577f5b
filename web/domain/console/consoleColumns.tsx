import type { TableColumn } from '../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../ui/data/cells/TwoLineCell';
import { InstantText } from '../calendar/InstantText';
import { OpeningRowLink } from '../list/OpeningRowLink';
import { PersonName } from '../people/PersonName';
import { PriorityBadge } from '../tickets/PriorityBadge';
import { priorityName } from '../tickets/priorityName';
import { ticketKindName } from '../tickets/ticketKindName';
import { TicketStatusBadge } from '../tickets/TicketStatusBadge';
import { isByDay, type ConsoleRow } from './consoleRow';

/** Title and number of a ticket, and who works on it. */
export const ticketColumn: TableColumn<ConsoleRow> = {
  key: 'title',
  head: 'Ticket',
  cell: (row) => (
    <TwoLineCell
      name={
        <OpeningRowLink opens="ticket" item={row.id}>
          {row.title}
        </OpeningRowLink>
      }
      line={
        <>
          #{row.id}
          {row.assignedToName && (
            <>
              {' · Assigned to '}
              <bdi>{row.assignedToName}</bdi>
            </>
          )}
        </>
      }
    />
  ),
  sortable: true,
};

/** Which of the four kinds it is. */
export const kindColumn: TableColumn<ConsoleRow> = {
  key: 'type',
  head: 'Type',
  cell: ({ kind }) => ticketKindName[kind],
  sortable: true,
  whole: true,
  sparse: true,
};

/** Name and department of the person who asked. */
export const requesterColumn: TableColumn<ConsoleRow> = {
  key: 'createdBy',
  head: 'Submitted By',
  cell: ({ createdByName, createdByDepartment, createdBy }) => (
    <PersonName name={createdByName} line={createdByDepartment} photo={createdBy?.profilePicture} />
  ),
  inCard: ({ createdByName }) => <bdi>{createdByName}</bdi>,
};

/** Its status. */
export const statusColumn: TableColumn<ConsoleRow> = {
  key: 'status',
  head: 'Status',
  cell: ({ status }) => <TicketStatusBadge status={status} />,
  sortable: true,
  narrow: 'badge',
};

/** How pressing it is. */
export const priorityColumn: TableColumn<ConsoleRow> = {
  key: 'priority',
  head: 'Priority',
  cell: ({ priority }) => <PriorityBadge priority={priority} />,
  inCard: ({ priority }) => `${priorityName[priority]} priority`,
  sortable: true,
};

/** When it last changed. */
export const updatedColumn: TableColumn<ConsoleRow> = {
  key: 'updatedAt',
  head: 'Updated',
  cell: (row) => <InstantText at={row.updatedAt} isDay={isByDay(row)} />,
  sortable: true,
  whole: true,
  quiet: true,
  sparse: true,
};
