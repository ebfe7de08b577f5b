import type { RequestContext } from '../../kit/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/list.js';
import type { ListArgs, Page } from '../../kit/list.js';
import { requireViewer } from '../../kit/viewer.js';
import { database } from '../database.js';
import { narrowToOwn, narrowToVisible } from '../timesheet/timesheet.access.js';
import { ATTENDANCE, ATTENDANCE_COLUMNS } from './attendance.loader.js';
import type { AttendanceRow } from './attendance.loader.js';

/** Whether a record has its end, documented word by its name in the graph. */
export const ATTENDANCE_STATUS = { PRESENT: 'present', INCOMPLETE: 'incomplete' } as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUS)[keyof typeof ATTENDANCE_STATUS];
export const statusOf = ({ clockOut }: Pick<AttendanceRow, 'clockOut'>): AttendanceStatus => (clockOut === null ? 'incomplete' : 'present');

export interface OwnAttendanceArgs extends ListArgs {
  dateAfter?: string | null;
  dateBefore?: string | null;
}

export interface AttendanceArgs extends OwnAttendanceArgs {
  employeeId?: number[] | null;
  date?: string[] | null;
  status?: AttendanceStatus[] | null;
}

const ORDER = { date: 'a.date', clockIn: 'a.clock_in', clockOut: 'a.clock_out' };

function list(where: Where, args: OwnAttendanceArgs): Promise<Page<AttendanceRow>> {
  where.andIf(args.dateAfter, 'a.date >= ?').andIf(args.dateBefore, 'a.date <= ?');
  return listRows<AttendanceRow & Record<string, unknown>>(database, { select: ATTENDANCE_COLUMNS, from: ATTENDANCE, where, order: ORDER, defaultOrder: '-date', tie: 'a.id' }, args);
}

/** One page of the records that the viewer may see (A7.44). @throws BAD_USER_INPUT on a list of over 200 values; NOT_FOUND past the end */
export async function listAttendance(context: RequestContext, args: AttendanceArgs): Promise<Page<AttendanceRow>> {
  const { employeeId, date, status } = args;
  refuseLongLists(args, 'employeeId', 'date');
  const where = narrowToVisible(new Where(), requireViewer(context)).anyOf('a.employee_id', 'int', employeeId).anyOf('a.date', 'date', date);
  const wanted = new Set(status);
  if (wanted.size === 1) where.and(wanted.has('incomplete') ? 'a.clock_out is null' : 'a.clock_out is not null');
  return list(where, args);
}

/** One page of the viewer's own records, whatever else the viewer may see. @throws NOT_FOUND past the end */
export const listOwnAttendance = (context: RequestContext, args: OwnAttendanceArgs): Promise<Page<AttendanceRow>> => list(narrowToOwn(new Where(), requireViewer(context)), args);
