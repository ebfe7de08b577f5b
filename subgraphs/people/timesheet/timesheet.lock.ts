import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { narrowToVisible } from './timesheet.access.js';
import { TIMESHEET } from './timesheet.loader.js';
import type { TimesheetRow } from './timesheet.loader.js';

const READ = [
  'id',
  'employeeId',
  'ownerUserId',
  'weekStartDate',
  'status',
  'version',
] as const satisfies readonly (keyof TimesheetRow)[];
const LOCKED_COLUMNS = selectOf<TimesheetRow>(TIMESHEET, READ);

/** A timesheet locked against other changes until the transaction ends. */
export type LockedSheet = Pick<TimesheetRow, (typeof READ)[number]>;

/**
 * Locks a timesheet until the transaction ends: every write to it or to its entries calls this first, so that
 * nothing is written after it was submitted (T8). @throws NOT_FOUND when the viewer may not see it
 */
export async function lockSheet(tx: Queryable, viewer: Viewer, id: number): Promise<LockedSheet> {
  const where = narrowToVisible(new Where().and('t.id = ?', id), viewer);
  const row = await tx.one<LockedSheet>(
    `select ${LOCKED_COLUMNS} from timesheet t join employee e on e.id = t.employee_id where ${where.sql} for no key update of t`,
    where.params,
  );
  if (!row) throw notFound();
  return row;
}
