import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { database } from '../database.js';
import { employeeById } from '../employee/employee.loader.js';
import { hours } from '../timesheet/hours.js';
import { readAttendance } from './attendance.loader.js';
import type { AttendanceRow } from './attendance.loader.js';
import { attendanceToday, clockIn, clockOut } from './attendance.service.js';
import { ATTENDANCE_STATUS, listAttendance, listOwnAttendance, statusOf } from './attendanceList.service.js';
import type { AttendanceArgs, OwnAttendanceArgs } from './attendanceList.service.js';

export const attendanceResolvers: Resolvers = {
  AttendanceStatus: ATTENDANCE_STATUS,
  Query: {
    attendanceRecords: (_root: unknown, args: AttendanceArgs, context: RequestContext) => listAttendance(context, args),
    attendanceRecord: (_root: unknown, { id }: { id: number }, context: RequestContext) => readAttendance(database, context, id),
    myAttendance: (_root: unknown, args: OwnAttendanceArgs, context: RequestContext) => listOwnAttendance(context, args),
    attendanceToday: (_root: unknown, _args: unknown, context: RequestContext) => attendanceToday(context),
  },
  Mutation: {
    clockIn: (_root: unknown, { notes }: { notes?: string | null }, context: RequestContext) => clockIn(context, notes),
    clockOut: (_root: unknown, { notes }: { notes?: string | null }, context: RequestContext) => clockOut(context, notes),
  },
  Attendance: {
    employee: ({ employeeId }: AttendanceRow, _args: unknown, context: RequestContext) => employeeById(context).load(employeeId),
    totalHours: ({ workedSeconds }: AttendanceRow) => workedSeconds === null ? null : hours(workedSeconds, 2),
    status: statusOf,
  },
};
