import type { CsvColumn, CsvFile } from '../../../ui/file/csv';
import { isoDay } from '../../../domain/calendar/instant';
import { leaveStatusWord } from '../../../domain/leave/leaveStatus';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import type { LeaveRow } from './leaveRow';
import type { LeaveTab } from './useLeaveList';

/**
 * A file of requests, leave_requests_{date}.csv; dates are in the organisation's time zone, and the team's have a
 * name.
 */
export function leaveFile(tab: LeaveTab, timeZone: string, now = new Date()): CsvFile<LeaveRow> {
  const employee: CsvColumn<LeaveRow> = { head: 'Employee', cell: (row) => row.createdByName };
  const columns: readonly CsvColumn<LeaveRow>[] = [
    ...(tab === 'team' ? [employee] : []),
    { head: 'Title', cell: (row) => row.title },
    { head: 'Type', cell: (row) => leaveTypeName[row.leave.leaveType] },
    { head: 'Start Date', cell: (row) => row.leave.startDate },
    { head: 'End Date', cell: (row) => row.leave.endDate },
    { head: 'Days', cell: (row) => row.leave.totalDays },
    { head: 'Status', cell: (row) => leaveStatusWord[row.status] },
    { head: 'Reason', cell: (row) => row.leave.reason ?? null },
    { head: 'Requested', cell: (row) => isoDay(row.createdAt, timeZone) },
  ];
  return { name: `leave_requests_${isoDay(now, timeZone)}.csv`, columns };
}
