import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { byKey, listsByKey, loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from '../timesheet/timesheet.access.js';
import { TIME_ENTRY_COLUMNS } from './timeEntry.columns.js';
import type { TimeEntryRow } from './timeEntry.columns.js';

/** For the row rule. Both rows always exist; with a left join they are not read for people who see all rows. */
export const TIME_ENTRIES =
  'time_entry n left join timesheet t on t.id = n.timesheet_id left join employee e on e.id = t.employee_id';

/** By day and time, entries without a time last in their day. */
const IN_ORDER = 'order by n.date, n.clock_in_time, n.id';

function visible(
  source: Queryable,
  viewer: Viewer,
  column: 'id' | 'timesheet_id',
  keys: readonly number[],
  order = '',
): Promise<TimeEntryRow[]> {
  const where = narrowToVisible(new Where().and(`n.${column} = any(?::int[])`, keys), viewer);
  return source.query<TimeEntryRow>(
    `select ${TIME_ENTRY_COLUMNS} from ${TIME_ENTRIES} where ${where.sql} ${order}`,
    where.params,
  );
}

/** The entries that the viewer may see, in one statement. */
export const visibleTimeEntries = (
  source: Queryable,
  viewer: Viewer,
  ids: readonly number[],
): Promise<TimeEntryRow[]> => visible(source, viewer, 'id', ids);

/** The entries of a timesheet that the viewer may see, in order. */
export const entriesInOrder = (
  source: Queryable,
  viewer: Viewer,
  timesheetId: number,
): Promise<TimeEntryRow[]> => visible(source, viewer, 'timesheet_id', [timesheetId], IN_ORDER);

/** Time entries by id, as far as the viewer may see them. */
export function timeEntryById(context: RequestContext): DataLoader<number, TimeEntryRow | null> {
  return loader(context, 'people.timeEntry', async (ids: readonly number[]) =>
    byKey(await visibleTimeEntries(database, requireViewer(context), ids), (row) => row.id),
  );
}

/** A timesheet's entries in order, as far as the viewer may see them; null if there are none. */
export function entriesOf(context: RequestContext): DataLoader<number, TimeEntryRow[] | null> {
  return loader(context, 'people.timeEntries', async (ids: readonly number[]) =>
    listsByKey(
      await visible(database, requireViewer(context), 'timesheet_id', ids, IN_ORDER),
      ({ timesheetId }) => timesheetId,
    ),
  );
}
