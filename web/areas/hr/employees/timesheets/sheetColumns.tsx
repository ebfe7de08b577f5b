import { daysText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import type { OpeningLink } from '../../../../domain/list/useOpenItem';
import { thousandthsText } from '../../../../ui/numbers';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { RowLink } from '../../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import type { SheetRow } from './sheetRow';

/** Week, hours with three decimals, status, time of submission, who decided. @param linkTo where a week leads */
export const sheetColumns = (linkTo: (row: SheetRow) => OpeningLink): TableColumn<SheetRow>[] => [
  {
    key: 'week',
    head: 'Week',
    cell: (row) => <RowLink {...linkTo(row)}>{daysText(row.weekStartDate, row.weekEndDate)}</RowLink>,
    whole: true,
  },
  {
    key: 'hours',
    head: 'Hours',
    cell: (row) => thousandthsText(Number(row.totalHours)),
    inCard: (row) => `${thousandthsText(Number(row.totalHours))} h`,
    align: 'end',
    whole: true,
  },
  {
    key: 'status',
    head: 'Status',
    cell: (row) => <TimesheetStatusBadge status={row.status} />,
    narrow: 'badge',
  },
  {
    key: 'submittedAt',
    head: 'Submitted',
    cell: (row) => row.submittedAt && <InstantText at={row.submittedAt} />,
    inCard: (row) =>
      row.submittedAt && (
        <>
          submitted <InstantText at={row.submittedAt} />
        </>
      ),
    whole: true,
  },
  {
    key: 'decidedBy',
    head: 'Decided by',
    cell: (row) => row.decidedByName && <bdi>{row.decidedByName}</bdi>,
    free: true,
    quiet: true,
    narrow: 'none',
  },
];
