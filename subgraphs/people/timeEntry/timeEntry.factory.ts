import type { Queryable } from '../../kit/postgres/queryable.js';

interface GivenEntry {
  /** The Monday of the timesheet's week when not given. */
  date?: string;
  project?: string;
  taskDescription?: string;
  clockInTime?: string | null;
  clockOutTime?: string | null;
  notes?: string | null;
}

/** An entry from nine to five unless told otherwise. @returns its id */
export async function addTimeEntry(
  database: Queryable,
  timesheetId: number,
  given: GivenEntry = {},
): Promise<number> {
  const {
    date = null,
    project = 'Portal project',
    taskDescription = 'Reviews',
    clockInTime = '09:00',
    clockOutTime = '17:00',
    notes = null,
  } = given;
  const row = await database.one<{ id: number }>(
    `insert into time_entry (timesheet_id, week_start_date, date, project, task_description, clock_in_time, clock_out_time, notes)
     select id, week_start_date, coalesce($2::date, week_start_date), $3, $4, $5, $6, $7 from timesheet where id = $1 returning id`,
    [timesheetId, date, project, taskDescription, clockInTime, clockOutTime, notes],
  );
  if (!row) throw new Error('The entry was not inserted.');
  return row.id;
}
