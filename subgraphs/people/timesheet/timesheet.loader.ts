import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/context.js';
import { Where } from '../../kit/list.js';
import { byKey, listsByKey, loader } from '../../kit/loader.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { narrowToOwn } from './timesheet.access.js';
import type { TimesheetStatus } from './timesheet.status.js';

/** A timesheet as it is read. */
export interface TimesheetRow {
  id: number;
  /** Monday and Sunday, YYYY-MM-DD. */
  weekStartDate: string;
  weekEndDate: string;
  status: TimesheetStatus;
  totalSeconds: number;
  submittedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** A time entry as it is read; times and the break are HH:MM:SS. */
export interface TimeEntryRow {
  id: number;
  timesheetId: number;
  date: string;
  project: string;
  taskDescription: string;
  clockInTime: string | null;
  clockOutTime: string | null;
  workedSeconds: number;
  breakDuration: string;
  notes: string | null;
}

const COLUMNS = `t.id, t.week_start_date as "weekStartDate", t.week_start_date + 6 as "weekEndDate", t.status, t.total_seconds as "totalSeconds",
  t.submitted_at as "submittedAt", t.created_at as "createdAt", t.updated_at as "updatedAt"`;
const ENTRY_COLUMNS = `n.id, n.timesheet_id as "timesheetId", n.date, n.project, n.task_description as "taskDescription", n.clock_in_time as "clockInTime",
  n.clock_out_time as "clockOutTime", n.worked_seconds as "workedSeconds", to_char(n.break_duration, 'HH24:MI:SS') as "breakDuration", n.notes`;
const FROM = 'timesheet t join employee e on e.id = t.employee_id';

/** Timesheets by id, as far as the viewer may see them. */
export function timesheetById(context: RequestContext): DataLoader<number, TimesheetRow | null> {
  return loader(context, 'people.timesheet', async (ids: readonly number[]) => {
    const where = narrowToOwn(new Where().and('t.id = any(?::int[])', ids), requireViewer(context));
    return byKey(await database.query<TimesheetRow>(`select ${COLUMNS} from ${FROM} where ${where.sql}`, where.params), (row) => row.id);
  });
}

/** The viewer's own timesheet by its Monday: of several the draft, else the newest (T1). */
export function timesheetOfWeek(context: RequestContext): DataLoader<string, TimesheetRow | null> {
  return loader(context, 'people.timesheetOfWeek', async (mondays: readonly string[]) => {
    const where = narrowToOwn(new Where().and('t.week_start_date = any(?::date[])', mondays), requireViewer(context));
    const rows = await database.query<TimesheetRow>(
      `select distinct on (t.week_start_date) ${COLUMNS} from ${FROM} where ${where.sql}
       order by t.week_start_date, t.status = 'draft' desc, t.created_at desc, t.id desc`,
      where.params,
    );
    return byKey(rows, (row) => row.weekStartDate);
  });
}

/** A timesheet's entries by day and time, those without a time last, as far as the viewer may see them. */
export function entriesOf(context: RequestContext): DataLoader<number, TimeEntryRow[] | null> {
  return loader(context, 'people.timeEntries', async (ids: readonly number[]) => {
    const where = narrowToOwn(new Where().and('n.timesheet_id = any(?::int[])', ids), requireViewer(context));
    const rows = await database.query<TimeEntryRow>(
      `select ${ENTRY_COLUMNS} from time_entry n join ${FROM} on t.id = n.timesheet_id where ${where.sql} order by n.date, n.clock_in_time, n.id`,
      where.params,
    );
    return listsByKey(rows, ({ timesheetId }) => timesheetId);
  });
}
