import { isoDay } from '../../../domain/calendar/instant';
import { priorityName } from '../../../domain/tickets/priorityName';
import { ticketStatusWord } from '../../../domain/tickets/ticketStatus';
import type { CsvColumn, CsvFile } from '../../../ui/file/csv';
import type { TicketRow } from './ticketRow';

/** A file of tickets, tickets_{date}.csv; dates are in the organisation's time zone. */
export function ticketFile(timeZone: string, now = new Date()): CsvFile<TicketRow> {
  const columns: readonly CsvColumn<TicketRow>[] = [
    { head: 'Title', cell: (row) => row.title },
    { head: 'Category', cell: (row) => row.general?.categoryName ?? null },
    { head: 'Priority', cell: (row) => priorityName[row.priority] },
    { head: 'Status', cell: (row) => ticketStatusWord[row.status] },
    { head: 'Assigned to', cell: (row) => row.assignedToName ?? null },
    { head: 'Created', cell: (row) => isoDay(row.createdAt, timeZone) },
  ];
  return { name: `tickets_${isoDay(now, timeZone)}.csv`, columns };
}
