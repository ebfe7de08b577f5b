import type { Row } from '../../route.js';

const attendance = (path = '') => [`/api/hr/attendance/${path}`];

const own = 'anyone with an employee record, their own';

export const attendanceRows: readonly Row[] = [
  {
    method: 'GET',
    paths: attendance(),
    operation: 'AttendanceRecords',
    who: "anyone signed in: own; managers also their reports'; HR and Administrator all",
    takes: { employee: 'employeeId' },
  },
  { method: 'POST', paths: attendance('clock-in/'), operation: 'ClockIn', who: own, status: 201 },
  { method: 'POST', paths: attendance('clock-out/'), operation: 'ClockOut', who: own },
  {
    method: 'GET',
    paths: attendance('my-attendance/'),
    operation: 'MyAttendance',
    who: 'anyone signed in, their own',
  },
  { method: 'GET', paths: attendance('today/'), operation: 'AttendanceToday', who: own },
  {
    method: 'GET',
    paths: attendance('{id}/'),
    operation: 'AttendanceRecord',
    who: 'whose it is, their direct manager, HR, Administrator',
  },
];
