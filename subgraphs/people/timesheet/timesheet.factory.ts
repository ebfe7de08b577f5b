import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import { Timesheet } from './timesheet.entity.js';
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
  return insertRow(database, Timesheet, {
    employeeId,
    weekStartDate,
    status,
    createdAt,
    ...(status !== 'draft' && { submittedAt: '2020-02-01T17:30:00Z' }),
    ...(isDecided && {
      decidedAt: '2020-02-03T10:00:00Z',
      decidedById: 7,
      decidedByName: 'Priya Raman',
    }),
    ...(status === 'rejected' && { rejectionReason: 'Friday is missing.' }),
  });
}

/** Hands the timesheet in, and decides it if the status says so, with what goes with it. */
export async function setTimesheetStatus(database: Queryable, id: number, status: string): Promise<void> {
  await database.query(
    `update timesheet set status = $2::timesheet_status, submitted_at = now(), rejection_reason = case when $2 = 'rejected' then 'No.' end,
       decided_at = case when $2 <> 'submitted' then now() end, decided_by_id = case when $2 <> 'submitted' then 7 end, decided_by_name = case when $2 <> 'submitted' then 'Priya Raman' end where id = $1`,
    [id, status],
  );
}
