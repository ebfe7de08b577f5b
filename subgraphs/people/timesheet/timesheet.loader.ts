import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { ColumnMap } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToOwn, narrowToVisible } from './timesheet.access.js';
import type { TimesheetFacts } from './timesheet.access.js';
import { Timesheet } from './timesheet.entity.js';

const UNREAD = ['decidedById'] as const satisfies readonly (keyof Timesheet)[];

/**
 * A timesheet as it is read; its version grows with every change of the sheet or of one of its entries.
 */
export interface TimesheetRow extends Omit<Timesheet, (typeof UNREAD)[number]>, TimesheetFacts {
  employeeName: string;
  /** A Sunday, YYYY-MM-DD. */
  weekEndDate: string;
}

/** Where each value of a TimesheetRow is read from in TIMESHEETS. */
export const TIMESHEET: ColumnMap<TimesheetRow> = {
  ...columnMapOf(Timesheet, 't', UNREAD),
  ownerUserId: 'e.user_id',
  employeeName: `trim(e.first_name || ' ' || e.last_name)`,
  weekEndDate: 't.week_start_date + 6',
};
/** The columns of a TimesheetRow from TIMESHEETS. */
export const TIMESHEET_COLUMNS = selectOf<TimesheetRow>(TIMESHEET);
/** Everyone's has one; joined from the left, a count that asks nothing of the person does not read them. */
export const TIMESHEETS = 'timesheet t left join employee e on e.id = t.employee_id';

/** The timesheets that the viewer may see, in one statement. */
export function visibleTimesheets(
  source: Queryable,
  viewer: Viewer,
  ids: readonly number[],
): Promise<TimesheetRow[]> {
  const where = narrowToVisible(new Where().among('t.id', 'int', ids), viewer);
  return source.query<TimesheetRow>(
    `select ${TIMESHEET_COLUMNS} from ${TIMESHEETS} where ${where.sql}`,
    where.params,
  );
}

/** Timesheets by id, as far as the viewer may see them. */
export function timesheetById(context: RequestContext): DataLoader<number, TimesheetRow | null> {
  return loader(context, 'people.timesheet', async (ids: readonly number[]) =>
    byKey(await visibleTimesheets(database, requireViewer(context), ids), (row) => row.id),
  );
}

/** The viewer's own timesheets by their Mondays: of several of a week the draft, else the newest (T1). */
export function ownTimesheets(
  source: Queryable,
  viewer: Viewer,
  mondays: readonly string[],
): Promise<TimesheetRow[]> {
  const where = narrowToOwn(new Where().and('t.week_start_date = any(?::date[])', mondays), viewer);
  return source.query<TimesheetRow>(
    `select distinct on (t.week_start_date) ${TIMESHEET_COLUMNS} from ${TIMESHEETS} where ${where.sql}
     order by t.week_start_date, t.status = 'draft' desc, t.created_at desc, t.id desc`,
    where.params,
  );
}

/** The viewer's own timesheet by its Monday. */
export function timesheetOfWeek(context: RequestContext): DataLoader<string, TimesheetRow | null> {
  return loader(context, 'people.timesheetOfWeek', async (mondays: readonly string[]) =>
    byKey(await ownTimesheets(database, requireViewer(context), mondays), (row) => row.weekStartDate),
  );
}
