import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import type { EntryFacts } from './timeEntry.columns.js';
import { TimeEntry } from './timeEntry.entity.js';

/** An entry from nine to five on the Monday of its week unless said otherwise. @returns its id */
export async function addTimeEntry(
  database: Queryable,
  timesheetId: number,
  given: Partial<EntryFacts> = {},
): Promise<number> {
  const sheet = await database.one<{ weekStartDate: string }>(
    'select week_start_date as "weekStartDate" from timesheet where id = $1',
    [timesheetId],
  );
  return insertRow(database, TimeEntry, {
    timesheetId,
    weekStartDate: sheet?.weekStartDate,
    date: sheet?.weekStartDate,
    project: 'Portal project',
    taskDescription: 'Reviews',
    clockInTime: '09:00',
    clockOutTime: '17:00',
    ...given,
  });
}
