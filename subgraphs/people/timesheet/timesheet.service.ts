import { dayIn } from '../../kit/calendar.js';
import type { RequestContext } from '../../kit/context.js';
import { timesheetOfWeek } from './timesheet.loader.js';
import type { TimesheetRow } from './timesheet.loader.js';
import { mondayOf } from './week.js';

/** The viewer's own timesheet of the week it is in the organisation's zone; null without an employee record, or when the week has none. */
export const currentTimesheet = (context: RequestContext): Promise<TimesheetRow | null> =>
  timesheetOfWeek(context).load(mondayOf(dayIn(context.config.organisation.timeZone)));
