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
