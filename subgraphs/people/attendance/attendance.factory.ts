import type { Queryable } from '../../kit/postgres/queryable.js';

interface Given {
  employeeId: number;
  /** The day of clocking in, YYYY-MM-DD. */
  date?: string;
  clockIn?: string;
  clockOut?: string | null;
  notes?: string | null;
}

/** A day from nine to five in San Francisco unless told otherwise. @returns its id */
export async function addAttendance(database: Queryable, given: Given): Promise<number> {
  const {
    employeeId,
    date = '2026-03-02',
    clockIn = `${date}T17:00:00Z`,
    clockOut = null,
    notes = null,
  } = given;
  const end =
    given.clockOut === undefined ? new Date(Date.parse(clockIn) + 8 * 3_600_000).toISOString() : clockOut;
  const row = await database.one<{ id: number }>(
    'insert into attendance (employee_id, date, clock_in, clock_out, notes) values ($1, $2, $3, $4, $5) returning id',
    [employeeId, date, clockIn, end, notes],
  );
  if (!row) throw new Error('The attendance record was not inserted.');
  return row.id;
}
