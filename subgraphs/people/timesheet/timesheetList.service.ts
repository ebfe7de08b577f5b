import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryMySubmittedTimesheetsArgs, QueryTimesheetsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToOwn, narrowToVisible } from './timesheet.access.js';
import { TIMESHEET_COLUMNS, TIMESHEETS } from './timesheet.loader.js';
import type { TimesheetRow } from './timesheet.loader.js';

const OWN_ORDER = { weekStartDate: 't.week_start_date', submittedAt: 't.submitted_at' };
const ORDER = { ...OWN_ORDER, totalHours: 't.total_seconds', status: 't.status', createdAt: 't.created_at' };
const LISTED = {
  select: TIMESHEET_COLUMNS,
  from: TIMESHEETS,
  defaultOrder: '-weekStartDate',
  tie: 't.id',
  hasPlaces: true,
  nullable: ['submittedAt'],
};

/**
 * One page of the timesheets that the viewer may see. @throws BAD_USER_INPUT on a list of over 200 values;
 * NOT_FOUND past the end
 */
export function listTimesheets(
  context: RequestContext,
  args: QueryTimesheetsArgs,
): Promise<PlacedPage<TimesheetRow>> {
  refuseLongLists(args, 'employeeId', 'status', 'weekStartDate');
  const where = narrowToVisible(new Where(), requireViewer(context));
  where
    .anyOf('t.employee_id', 'int', args.employeeId)
    .anyOf('t.status', 'timesheet_status', args.status)
    .anyOf('t.week_start_date', 'date', args.weekStartDate)
    .andIf(args.weekStartDateAfter, 't.week_start_date >= ?')
    .andIf(args.weekStartDateBefore, 't.week_start_date <= ?')
    .search(args.search, 'e.search_text') // has an index, and has more than the name
    .search(args.search, `fold_text(btrim(e.first_name || ' ' || e.last_name))`);
  return listRows<TimesheetRow>(database, { ...LISTED, where, order: ORDER }, args);
}

/**
 * One page of the viewer's own timesheets that were submitted, in any later status.
 * @throws as listTimesheets
 */
export async function listSubmitted(
  context: RequestContext,
  args: QueryMySubmittedTimesheetsArgs,
): Promise<PlacedPage<TimesheetRow>> {
  refuseLongLists(args, 'weekStartDate');
  const where = narrowToOwn(new Where().and(`t.status <> 'draft'`), requireViewer(context)).anyOf(
    't.week_start_date',
    'date',
    args.weekStartDate,
  );
  return listRows<TimesheetRow>(database, { ...LISTED, where, order: OWN_ORDER }, args);
}
