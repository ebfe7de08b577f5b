import type { Resolvers } from '../generated/resolvers.js';
import { database } from '../database.js';
import { employeeById } from '../employee/employee.loader.js';
import { hours } from '../timesheet/hours.js';
import { readAttendance } from './attendance.loader.js';
import { attendanceToday, clockIn, clockOut } from './attendance.service.js';
import { ATTENDANCE_STATUS } from './attendance.kinds.js';
import { listAttendance, listOwnAttendance, statusOf } from './attendanceList.service.js';

export const attendanceResolvers = {
  AttendanceStatus: ATTENDANCE_STATUS,
  Query: {
    attendanceRecords: (_root, args, context) => listAttendance(context, args),
    attendanceRecord: (_root, { id }, context) => readAttendance(database, context, id),
    myAttendance: (_root, args, context) => listOwnAttendance(context, args),
    attendanceToday: (_root, _args, context) => attendanceToday(context),
  },
  Mutation: {
    clockIn: (_root, { notes }, context) => clockIn(context, notes),
    clockOut: (_root, { notes }, context) => clockOut(context, notes),
  },
  Attendance: {
    employee: ({ employeeId }, _args, context) => employeeById(context).load(employeeId),
    totalHours: ({ workedSeconds }) => (workedSeconds === null ? null : hours(workedSeconds, 2)),
    status: statusOf,
  },
} satisfies Resolvers;
