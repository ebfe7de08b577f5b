import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import { Attendance } from './attendance.entity.js';

type Given = Pick<Attendance, 'employeeId'> & Partial<Attendance>;

/** A day from nine to five in San Francisco unless said otherwise. @returns its id */
export function addAttendance(database: Queryable, given: Given): Promise<number> {
  const { date = '2026-03-02', clockIn = `${date}T17:00:00Z` } = given;
  const clockOut = new Date(Date.parse(clockIn) + 8 * 3_600_000).toISOString();
  return insertRow(database, Attendance, { date, clockIn, clockOut, ...given });
}
