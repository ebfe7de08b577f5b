import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { narrowToVisible } from '../timesheet/timesheet.access.js';
import { Attendance } from './attendance.entity.js';

/** An attendance record as it is read. */
export interface AttendanceRow extends Attendance {
  employeeName: string;
}

/** The columns of an AttendanceRow from ATTENDANCE. */
export const ATTENDANCE_COLUMNS = selectOf<AttendanceRow>({
  ...columnMapOf(Attendance, 'a'),
  employeeName: `trim(e.first_name || ' ' || e.last_name)`,
});
/** Everyone's has one; joined from the left, a count that asks nothing of the person does not read them. */
export const ATTENDANCE = 'attendance a left join employee e on e.id = a.employee_id';

/** @throws NOT_FOUND for an unknown id and for one that the viewer may not see, in the same words */
export async function readAttendance(
  source: Queryable,
  context: RequestContext,
  id: number,
): Promise<AttendanceRow> {
  const where = narrowToVisible(new Where().and('a.id = ?', id), requireViewer(context));
  const row = await source.one<AttendanceRow & Record<string, unknown>>(
    `select ${ATTENDANCE_COLUMNS} from ${ATTENDANCE} where ${where.sql}`,
    where.params,
  );
  if (!row) throw notFound();
  return row;
}
