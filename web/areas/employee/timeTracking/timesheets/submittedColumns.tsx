import type { To } from 'react-router-dom';

import { daysText } from '../../../../domain/calendar/day';
import { InstantText } from '../../../../domain/calendar/InstantText';
import { hoursText } from '../../../../ui/duration';
import { exactText } from '../../../../ui/numbers';
import { TimesheetStatusBadge } from '../../../../domain/timesheets/TimesheetStatusBadge';
import { RowLink } from '../../../../ui/data/table/RowLink';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import type { SubmittedRow } from './useSubmittedList';

/** @param linkTo where the name of a week leads */
export const submittedColumns = (linkTo: (row: SubmittedRow) => To): TableColumn<SubmittedRow>[] => [
  {
    key: 'weekStartDate',
    head: 'Week',
    cell: (row) => <RowLink to={linkTo(row)}>{daysText(row.weekStartDate, row.weekEndDate)}</RowLink>,
    sortable: true,
    whole: true,
  },
  {
    key: 'hours',
    head: 'Hours',
    cell: (row) => exactText(Number(row.totalHours)),
    inCard: (row) => hoursText(Number(row.totalHours)),
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
    sortable: true,
    whole: true,
  },
  {
    key: 'decidedBy',
    head: 'Decided By',
    cell: (row) => row.decidedByName && <bdi>{row.decidedByName}</bdi>,
    free: true,
    narrow: 'none',
  },
  {
    key: 'decidedAt',
    head: 'Decided',
    cell: (row) => row.decidedAt && <InstantText at={row.decidedAt} />,
    whole: true,
    quiet: true,
    narrow: 'none',
  },
];
