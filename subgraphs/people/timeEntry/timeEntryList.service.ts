import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryTimeEntriesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToOwn, narrowToVisible } from '../timesheet/timesheet.access.js';
import { TIME_ENTRY_COLUMNS } from './timeEntry.columns.js';
import type { TimeEntryRow } from './timeEntry.columns.js';
import { TIME_ENTRIES } from './timeEntry.loader.js';

const ORDER = {
  date: 'n.date',
  clockInTime: 'n.clock_in_time',
  project: 'n.project',
  createdAt: 'n.created_at',
};
/** As the index time_entry_search has it. */
const SEARCHED = `fold_text(n.project || chr(10) || n.task_description || chr(10) || coalesce(n.notes, ''))`;
const LISTED = {
  select: TIME_ENTRY_COLUMNS,
  from: TIME_ENTRIES,
  order: ORDER,
  defaultOrder: 'date,clockInTime',
  tie: 'n.id',
  hasPlaces: true,
  nullable: ['clockInTime'],
};

/**
 * One page of the time entries that the viewer may see. @throws BAD_USER_INPUT on a list of over 200 values;
 * NOT_FOUND past the end
 */
export async function listTimeEntries(
  context: RequestContext,
  args: QueryTimeEntriesArgs,
): Promise<PlacedPage<TimeEntryRow>> {
  refuseLongLists(args, 'timesheetId', 'date', 'project');
  const projects = args.project?.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  const where = (args.mine ? narrowToOwn : narrowToVisible)(new Where(), requireViewer(context))
    .anyOf('n.timesheet_id', 'int', args.timesheetId)
    .anyOf('n.date', 'date', args.date)
    .andIf(args.dateAfter, 'n.date >= ?')
    .andIf(args.dateBefore, 'n.date <= ?')
    .anyOf('lower(n.project)', 'text', projects)
    .search(args.search, SEARCHED);
  return listRows<TimeEntryRow>(database, { ...LISTED, where }, args);
}
