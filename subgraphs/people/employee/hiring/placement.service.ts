import type { Queryable } from '../../../kit/postgres/queryable.js';
import { Problems } from '../../../kit/request/errors.js';
import type { UpdateEmployeeInput } from '../../generated/schema.js';
import { holdDepartment } from '../../department/department.service.js';

/** The present department and manager of someone; id null for someone being hired. */
export interface CurrentPlacement {
  id: number | null;
  departmentId: number | null;
  managerId: number | null;
}

export interface Placement {
  departmentId?: number | null;
  departmentName?: string | null;
  managerId?: number | null;
}

/** Said of a manager who does not work here. */
export const NO_MANAGER = 'Choose a manager who works here.';
/** Said of a manager who reports to the person. */
export const CYCLE = 'A manager cannot report to themselves or to one of their reports.';

/**
 * One change of reporting lines at a time, because two valid ones can make a cycle together (R6). Lock this before
 * any row.
 */
export async function holdReportingLines(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('people.reporting'))`);
}

async function placeDepartment(
  tx: Queryable,
  input: UpdateEmployeeInput,
  now: CurrentPlacement,
  problems: Problems,
): Promise<Placement> {
  if (input.departmentId == null && !input.departmentName?.trim()) {
    const isCleared = input.departmentId !== undefined || input.departmentName !== undefined;
    return isCleared ? { departmentId: null, departmentName: null } : {};
  }
  if (input.departmentId != null && input.departmentId === now.departmentId) return {};
  return (await holdDepartment(tx, input, problems)) ?? {};
}

async function isAbove(tx: Queryable, id: number, managerId: number): Promise<boolean> {
  const found = await tx.one(
    `with recursive above (id) as (
       select $1::int union select e.manager_id from employee e join above on e.id = above.id where e.manager_id is not null
     ) select id from above where id = $2`,
    [managerId, id],
  );
  return found !== null;
}

async function placeManager(
  tx: Queryable,
  input: UpdateEmployeeInput,
  now: CurrentPlacement,
  problems: Problems,
): Promise<Placement> {
  const { managerId } = input;
  if (managerId === undefined || managerId === now.managerId) return {};
  if (managerId === null) return { managerId };
  // Shared lock: the manager may not leave between this check and the commit.
  const manager = await tx.one<{ isEmployed: boolean }>(
    'select is_employed as "isEmployed" from employee where id = $1 for share',
    [managerId],
  );
  if (!manager?.isEmployed) problems.add('managerId', NO_MANAGER);
  else if (now.id !== null && (await isAbove(tx, now.id, managerId))) problems.add('managerId', CYCLE);
  return { managerId };
}

/**
 * Finds department and manager that the input names; what it does not name is not there. @throws
 * BAD_USER_INPUT departmentId, departmentName, managerId
 */
export async function place(
  tx: Queryable,
  input: UpdateEmployeeInput,
  now: CurrentPlacement,
): Promise<Placement> {
  const problems = new Problems();
  const placement = {
    ...(await placeDepartment(tx, input, now, problems)),
    ...(await placeManager(tx, input, now, problems)),
  };
  problems.throwIfAny();
  return placement;
}

/** User ids behind employee ids: the people whose viewers know about a reporting line. */
export async function userIdsOf(
  tx: Queryable,
  employeeIds: (number | null | undefined)[],
): Promise<number[]> {
  const ids = employeeIds.filter((id) => id != null);
  if (ids.length === 0) return [];
  const rows = await tx.query<{ userId: number }>(
    'select user_id as "userId" from employee where id = any($1::int[])',
    [ids],
  );
  return rows.map((row) => row.userId);
}
