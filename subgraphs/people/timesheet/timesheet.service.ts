import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, notFound } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { beginDraft, openDraft, requireEmployee } from './draft.service.js';
import { ownTimesheets, timesheetById, timesheetOfWeek, visibleTimesheets } from './timesheet.loader.js';
import type { TimesheetRow } from './timesheet.loader.js';
import { addDays, mondayOf, weekdayOf } from './week.js';

const thisWeek = (context: RequestContext): string => mondayOf(dayIn(context.config.organisation.timeZone));

/** @throws BAD_USER_INPUT unless the day is a Monday, which identifies a week (T1) */
function requireMonday(day: string): void {
  if (weekdayOf(day) !== 0) throw badInput({ weekStartDate: ['The week must start on a Monday.'] });
  if (addDays(day, 6).startsWith('+'))
    throw badInput({ weekStartDate: ['The week must end by the year 9999.'] });
}

/** @throws NOT_FOUND for an id that does not exist or is hidden from the viewer */
export async function findTimesheet(context: RequestContext, id: number): Promise<TimesheetRow> {
  const row = await timesheetById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/**
 * The viewer's own timesheet of the current week in the organisation's zone; null without an employee record or a
 * timesheet.
 */
export const currentTimesheet = (context: RequestContext): Promise<TimesheetRow | null> =>
  timesheetOfWeek(context).load(thisWeek(context));

/**
 * The viewer's own timesheet of any week, as currentTimesheet. @throws BAD_USER_INPUT for another day than a
 * Monday
 */
export async function weekTimesheet(
  context: RequestContext,
  weekStartDate: string,
): Promise<TimesheetRow | null> {
  requireMonday(weekStartDate);
  return timesheetOfWeek(context).load(weekStartDate);
}

async function readSheet(tx: Queryable, viewer: Viewer, id: number): Promise<TimesheetRow> {
  const [row] = await visibleTimesheets(tx, viewer, [id]);
  if (!row) throw notFound();
  return row;
}

/** Runs `work`, which names a timesheet, in one transaction. @returns the timesheet as it left it */
export async function writeSheet(
  context: RequestContext,
  work: (tx: Transaction, viewer: Viewer) => Promise<number>,
): Promise<TimesheetRow> {
  const viewer = requireViewer(context);
  const written = await database.write(context, async (tx) => readSheet(tx, viewer, await work(tx, viewer)));
  context.loaders.clear(); // its entries and what else names it
  return written;
}

/**
 * Starts a draft of the viewer's own. @throws BAD_USER_INPUT, NOT_FOUND without an employee record, CONFLICT if the
 * week has a draft
 */
export function createTimesheet(
  context: RequestContext,
  { weekStartDate }: { weekStartDate: string },
): Promise<TimesheetRow> {
  requireMonday(weekStartDate);
  return writeSheet(context, (tx, viewer) => beginDraft(tx, requireEmployee(viewer), weekStartDate));
}

/** As currentTimesheet, created if the week has none. @throws NOT_FOUND without an employee record */
export async function openCurrentTimesheet(context: RequestContext): Promise<TimesheetRow> {
  const employeeId = requireEmployee(requireViewer(context));
  const monday = thisWeek(context);
  const present = await timesheetOfWeek(context).load(monday);
  return (
    present ??
    writeSheet(
      context,
      async (tx, viewer) =>
        (await ownTimesheets(tx, viewer, [monday]))[0]?.id ?? (await openDraft(tx, employeeId, monday)).id,
    )
  );
}
