import { clockText } from '../../../../domain/timesheets/clock';
import { entryDay, isOpen, isOvernight } from '../../../../domain/timesheets/entryText';
import { thousandthsText } from '../../../../ui/numbers';
import type { TimesheetEntriesQuery } from '../../../../generated/graphql';
import type { TableColumn } from '../../../../ui/data/table/tableColumn';

type Entry = NonNullable<TimesheetEntriesQuery['timesheet']>['timeEntries'][number];

/** Placeholder for a blank value. */
const none = '–';

const endOf = (entry: Entry): string =>
  isOpen(entry) ? 'Open' : `${clockText(entry.clockOutTime)}${isOvernight(entry) ? ' on the next day' : ''}`;

/** Date, Project, Task, Clock in, Clock out, Hours with three decimals. */
export const reviewColumns: readonly TableColumn<Entry>[] = [
  { key: 'date', head: 'Date', cell: entryDay, whole: true },
  {
    key: 'project',
    head: 'Project',
    cell: ({ project }) => <bdi>{project || none}</bdi>,
    free: true,
    inCard: ({ project }) => project || 'No project',
  },
  {
    key: 'task',
    head: 'Task',
    cell: ({ taskDescription }) => <bdi>{taskDescription || none}</bdi>,
    free: true,
    inCard: ({ taskDescription }) => taskDescription || 'no task',
  },
  {
    key: 'clockIn',
    head: 'Clock in',
    cell: ({ clockInTime }) => clockText(clockInTime) || none,
    inCard: ({ clockInTime }) => (clockInTime ? `from ${clockText(clockInTime)}` : 'no start'),
    align: 'end',
    whole: true,
  },
  {
    key: 'clockOut',
    head: 'Clock out',
    cell: (entry) => (entry.clockInTime ? endOf(entry) : none),
    inCard: (entry) => (entry.clockInTime ? `to ${endOf(entry)}` : 'no end'),
    align: 'end',
    whole: true,
  },
  {
    key: 'hours',
    head: 'Hours',
    cell: ({ hoursWorked }) => thousandthsText(Number(hoursWorked)),
    inCard: ({ hoursWorked }) => `${thousandthsText(Number(hoursWorked))} h`,
    align: 'end',
    whole: true,
    narrow: 'badge',
  },
];
