import type { To } from 'react-router-dom';
import styled from 'styled-components';

import { clockText } from '../../../../domain/timesheets/clock';
import { hoursText } from '../../../../ui/duration';
import { exactText } from '../../../../ui/numbers';
import { RowLink } from '../../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';
import { theme } from '../../../../ui/theme';
import { entryDay, isOpen, isOvernight } from '../../../../domain/timesheets/entryText';
import type { EntryRow } from '../week/weekTimesheet';

interface Options {
  /** Where the day of an entry leads. */
  linkTo: (row: EntryRow) => To;
  /** Id of the entry whose time is being tracked. */
  tracked?: number | undefined;
  /** The day is above its entries, and the project is what opens one. */
  isByDay?: boolean;
}

/** Date, Project, Task, Clock In, Clock Out, Hours. */
export function entryColumns({ linkTo, tracked, isByDay = false }: Options): TableColumn<EntryRow>[] {
  const project: TableColumn<EntryRow> = {
    key: 'project',
    head: 'Project',
    cell: (row) => (
      <Project dir="auto" title={row.project}>
        {isByDay ? <RowLink to={linkTo(row)}>{row.project || 'No project'}</RowLink> : row.project || none}
      </Project>
    ),
    width: isByDay ? '26%' : '17%',
  };
  return [
    ...(isByDay
      ? [project]
      : [
          {
            key: 'date',
            head: 'Date',
            cell: (row: EntryRow) => (
              <Unbroken>
                <RowLink to={linkTo(row)}>{entryDay(row)}</RowLink>
              </Unbroken>
            ),
            whole: true,
          },
          { ...project, inCard: (row: EntryRow) => row.project || 'No project' },
        ]),
    {
      key: 'task',
      head: 'Task',
      cell: (row) => (
        <Task dir="auto" title={row.taskDescription}>
          {row.taskDescription || none}
        </Task>
      ),
      inCard: (row) => row.taskDescription || 'no task',
    },
    {
      key: 'clockIn',
      head: 'Clock In',
      cell: (row) => clockText(row.clockInTime) || none,
      inCard: (row) => (row.clockInTime ? `from ${clockText(row.clockInTime)}` : 'no start'),
      align: 'end',
      whole: true,
    },
    {
      key: 'clockOut',
      head: 'Clock Out',
      cell: (row) => <End row={row} isTracked={row.id === tracked} />,
      inCard: (row) =>
        row.clockInTime ? (
          <>
            {!isOpen(row) && 'to '}
            <End row={row} isTracked={row.id === tracked} />
          </>
        ) : (
          'no end'
        ),
      align: 'end',
      whole: true,
    },
    {
      key: 'hours',
      head: 'Hours',
      cell: (row) => exactText(Number(row.hoursWorked)),
      inCard: (row) => hoursText(Number(row.hoursWorked)),
      align: 'end',
      whole: true,
      narrow: 'badge',
    },
  ];
}

function End({ row, isTracked }: { row: EntryRow; isTracked: boolean }) {
  if (isTracked) return <StatusBadge tone="success">Tracking</StatusBadge>;
  if (!isOpen(row))
    return (
      <>
        {clockText(row.clockOutTime)}
        {isOvernight(row) && <NextDay title="On the next day">+1</NextDay>}
      </>
    );
  return row.clockInTime ? <StatusBadge tone="warning">Open</StatusBadge> : none;
}

/** Placeholder for a blank value. */
const none = '–';

/** Whatever else has to give way. */
const Unbroken = styled.span`
  white-space: nowrap;
`;

/** Long words keep to two lines; the whole of them is on hover and in the details. */
const Lines = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Breaks within a word only where one alone is too long. */
const Project = styled(Lines)`
  max-inline-size: ${theme.size.menu};
  overflow-wrap: break-word;
`;

const Task = styled(Lines)`
  overflow-wrap: anywhere;
`;

const NextDay = styled.span`
  margin-inline-start: ${theme.space.half};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;
