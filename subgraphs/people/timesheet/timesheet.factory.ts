import type { Queryable } from '../../kit/postgres/queryable.js';
import type { TimesheetStatus } from './timesheet.status.js';

interface GivenSheet {
  employeeId: number;
  /** A Monday. */
  weekStartDate: string;
  status?: TimesheetStatus;
  createdAt?: string;
}

/** A timesheet of that status with what goes with it. @returns its id */
export async function addTimesheet(
  database: Queryable,
  { employeeId, weekStartDate, status = 'draft', createdAt = '2020-01-01T00:00:00Z' }: GivenSheet,
): Promise<number> {
  const isDecided = status === 'approved' || status === 'rejected';
  const row = await database.one<{ id: number }>(
    `insert into timesheet (employee_id, week_start_date, status, created_at, submitted_at, decided_at, decided_by_id, decided_by_name, rejection_reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      employeeId,
      weekStartDate,
      status,
      createdAt,
      status === 'draft' ? null : '2020-02-01T17:30:00Z',
      isDecided ? '2020-02-03T10:00:00Z' : null,
      isDecided ? 7 : null,
      isDecided ? 'Priya Raman' : null,
      status === 'rejected' ? 'Friday is missing.' : null,
    ],
  );
  if (!row) throw new Error('The timesheet was not inserted.');
  return row.id;
}
