import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, notFound, Problems } from '../../kit/request/errors.js';
import { readText } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { AttendanceLimits } from '../generated/limits.js';
import { database } from '../database.js';
import { presentSecond } from '../tracking/instants.js';
import { Attendance } from './attendance.entity.js';
import { ATTENDANCE, ATTENDANCE_COLUMNS, readAttendance } from './attendance.loader.js';
import type { AttendanceRow } from './attendance.loader.js';

/** @throws NOT_FOUND without an employment record */
function requireEmployeeRecord(context: RequestContext): number {
  const { employeeId } = requireViewer(context);
  if (employeeId === null) throw notFound('No employee record.');
  return employeeId;
}

/** Trimmed remarks; null if there are none. @throws BAD_USER_INPUT over 2,000 characters */
function readNotes(notes: string | null | undefined): string | null {
  const problems = new Problems();
  const text = readText(problems, 'notes', notes, AttendanceLimits.notes);
  problems.throwIfAny();
  return text === '' ? null : text;
}

/**
 * Clocks the viewer in. @throws NOT_FOUND, BAD_USER_INPUT, CONFLICT while there is an open record, also from
 * another tab
 */
export function clockIn(context: RequestContext, given: string | null | undefined): Promise<AttendanceRow> {
  const employeeId = requireEmployeeRecord(context);
  const notes = readNotes(given);
  return database.write(context, async (tx) => {
    const now = new Date(presentSecond());
    const date = dayIn(context.config.organisation.timeZone, now);
    const { identifiers } = await tx.manager.insert(Attendance, {
      employeeId,
      date,
      clockIn: now.toISOString(),
      notes,
    });
    const { id } = identifiers[0] as { id: number };
    await tx.audit({ action: 'attendance.clock_in', objectType: 'attendance', objectId: id });
    return readAttendance(tx, context, id);
  });
}

/** Ends the open record, whenever it started. @throws NOT_FOUND, BAD_USER_INPUT, CONFLICT without one */
export function clockOut(context: RequestContext, given: string | null | undefined): Promise<AttendanceRow> {
  const employeeId = requireEmployeeRecord(context);
  const notes = readNotes(given);
  return database.write(context, async (tx) => {
    const ended = await tx.one<{ id: number }>(
      `update attendance set clock_out = greatest(clock_in, $2), notes = nullif(concat_ws(E'\\n', notes, $3::text), '') where employee_id = $1 and clock_out is null returning id`,
      [employeeId, new Date(presentSecond()).toISOString(), notes],
    );
    if (!ended) throw conflict('You are not clocked in.');
    await tx.audit({ action: 'attendance.clock_out', objectType: 'attendance', objectId: ended.id });
    return readAttendance(tx, context, ended.id);
  });
}

export interface AttendanceToday {
  date: string;
  clockedIn: boolean;
  attendance: AttendanceRow | null;
}

/**
 * The viewer's open record, else the latest of this day in the organisation's zone. @throws NOT_FOUND without
 * an employment record
 */
export async function attendanceToday(context: RequestContext): Promise<AttendanceToday> {
  const date = dayIn(context.config.organisation.timeZone);
  const attendance = await database.one<AttendanceRow & Record<string, unknown>>(
    `select ${ATTENDANCE_COLUMNS} from ${ATTENDANCE} where a.employee_id = $1 and e.user_id = $2 and (a.clock_out is null or a.date = $3)
     order by a.clock_out is null desc, a.clock_in desc, a.id desc limit 1`,
    [requireEmployeeRecord(context), requireViewer(context).userId, date],
  );
  return { date, clockedIn: attendance !== null && attendance.clockOut === null, attendance };
}
