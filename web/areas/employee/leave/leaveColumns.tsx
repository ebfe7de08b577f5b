import { countOfDays, daysText } from '../../../domain/calendar/day';
import { InstantText } from '../../../domain/calendar/InstantText';
import { LeaveStatusBadge } from '../../../domain/leave/LeaveStatusBadge';
import { leaveTypeName } from '../../../domain/leave/leaveTypeName';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { PersonName } from '../../../domain/people/PersonName';
import { RowLink } from '../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import type { LeaveRow } from './leaveRow';
import type { LeaveTab } from './useLeaveList';

/** @param linkTo where the name of a request leads */
export function leaveColumns(tab: LeaveTab, linkTo: (row: LeaveRow) => OpeningLink): TableColumn<LeaveRow>[] {
  const employee: TableColumn<LeaveRow> = {
    key: 'employee',
    head: 'Employee',
    cell: (row) => <PersonName name={row.createdByName} photo={row.photo} />,
    whole: true,
  };
  return [
    { key: 'title', head: 'Request', cell: (row) => <RowLink {...linkTo(row)}>{row.title}</RowLink> },
    ...(tab === 'team' ? [employee] : []),
    {
      key: 'leaveType',
      head: 'Type',
      sparse: tab === 'team',
      cell: (row) => leaveTypeName[row.leave.leaveType],
      sortable: true,
      whole: true,
    },
    {
      key: 'startDate',
      head: 'Dates',
      cell: (row) => daysText(row.leave.startDate, row.leave.endDate),
      sortable: true,
      whole: true,
    },
    {
      key: 'days',
      head: 'Days',
      sparse: tab === 'team',
      align: 'end',
      cell: (row) => row.leave.totalDays,
      inCard: (row) => countOfDays(row.leave.totalDays),
    },
    {
      key: 'status',
      head: 'Status',
      cell: (row) => <LeaveStatusBadge status={row.status} />,
      sortable: true,
      narrow: 'badge',
    },
    {
      key: 'createdAt',
      head: 'Requested',
      cell: (row) => <InstantText at={row.createdAt} />,
      sortable: true,
      whole: true,
      quiet: true,
      narrow: 'none',
    },
  ];
}
