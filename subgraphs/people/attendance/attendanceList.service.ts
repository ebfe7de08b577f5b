import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryAttendanceRecordsArgs, QueryMyAttendanceArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToOwn, narrowToVisible } from '../timesheet/timesheet.access.js';
import { ATTENDANCE, ATTENDANCE_COLUMNS } from './attendance.loader.js';
import type { AttendanceStatus } from './attendance.kinds.js';
import type { AttendanceRow } from './attendance.loader.js';

/** A record without its end is incomplete. */
export const statusOf = ({ clockOut }: Pick<AttendanceRow, 'clockOut'>): AttendanceStatus =>
  clockOut === null ? 'incomplete' : 'present';

const ORDER = { date: 'a.date', clockIn: 'a.clock_in', clockOut: 'a.clock_out' };

function list(where: Where, args: QueryMyAttendanceArgs): Promise<PlacedPage<AttendanceRow>> {
  where.andIf(args.dateAfter, 'a.date >= ?').andIf(args.dateBefore, 'a.date <= ?');
  return listRows<AttendanceRow & Record<string, unknown>>(
    database,
    {
      select: ATTENDANCE_COLUMNS,
      from: ATTENDANCE,
      where,
      order: ORDER,
      defaultOrder: '-date',
      tie: 'a.id',
      hasPlaces: true,
      nullable: ['clockOut'],
    },
    args,
  );
}

/**
 * One page of the records that the viewer may see. @throws BAD_USER_INPUT on a list of over 200 values;
 * NOT_FOUND past the end
 */
export async function listAttendance(
  context: RequestContext,
  args: QueryAttendanceRecordsArgs,
): Promise<PlacedPage<AttendanceRow>> {
  const { employeeId, date, status } = args;
  refuseLongLists(args, 'employeeId', 'date');
  const where = narrowToVisible(new Where(), requireViewer(context))
    .anyOf('a.employee_id', 'int', employeeId)
    .anyOf('a.date', 'date', date);
  const wanted = new Set(status);
  if (wanted.size === 1)
    where.and(wanted.has('incomplete') ? 'a.clock_out is null' : 'a.clock_out is not null');
  return list(where, args);
}

/** One page of the viewer's own records, whatever else the viewer may see. @throws NOT_FOUND past the end */
export const listOwnAttendance = (
  context: RequestContext,
  args: QueryMyAttendanceArgs,
): Promise<PlacedPage<AttendanceRow>> => list(narrowToOwn(new Where(), requireViewer(context)), args);
