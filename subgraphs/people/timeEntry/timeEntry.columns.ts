import { columnMapOf, selectOf, tableColumnsOf } from '../../kit/postgres/entityColumns.js';
import type { TimesheetFacts } from '../timesheet/timesheet.access.js';
import { TimeEntry } from './timeEntry.entity.js';

const UNREAD = [
  'weekStartDate',
  'timeZone',
  'startedAt',
  'stoppedAt',
  'sessionId',
] as const satisfies readonly (keyof TimeEntry)[];

/** A time entry as it is read, with its timesheet's person and status; times and the break are HH:MM:SS. */
export interface TimeEntryRow extends Omit<TimeEntry, (typeof UNREAD)[number]>, TimesheetFacts {}

/**
 * The columns of a TimeEntryRow from TIME_ENTRIES. Status and person are looked up for the rows of a page
 * alone, once they are found.
 */
export const TIME_ENTRY_COLUMNS = selectOf<TimeEntryRow>({
  ...columnMapOf(TimeEntry, 'n', UNREAD),
  breakDuration: `to_char(n.break_duration, 'HH24:MI:SS')`,
  status: '(select s.status from timesheet s where s.id = n.timesheet_id)',
  ownerUserId:
    '(select p.user_id from timesheet s join employee p on p.id = s.employee_id where s.id = n.timesheet_id)',
});

const NOT_TYPED = [
  ...UNREAD,
  'id',
  'timesheetId',
  'breakDuration',
  'workedSeconds',
  'version',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof TimeEntry)[];

/** What people type into an entry, checked and complete; the day is YYYY-MM-DD, times are HH:MM:SS. */
export type EntryFacts = Omit<TimeEntry, (typeof NOT_TYPED)[number]>;

/** The columns of EntryFacts as statements write them. */
export const TYPED = tableColumnsOf(TimeEntry, NOT_TYPED);
/** Their names in the table, ready for INSERT. */
export const TYPED_COLUMNS = TYPED.map(({ column }) => column).join(', ');
