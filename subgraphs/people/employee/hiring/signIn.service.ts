import { dayIn } from '../../../kit/config/calendar.js';
import type { RequestContext } from '../../../kit/request/context.js';
import type { Transaction } from '../../../kit/postgres/queryable.js';
import { SET_USER_ACTIVE } from '../employee.calls.js';
import type { Employee } from '../employee.entity.js';
import { isEmployed } from '../employee.kinds.js';
import type { EmploymentStatus } from '../employee.kinds.js';

/** True or false when a change of status opens or ends the sign-in, null when it does neither. */
export function signInAfter(before: EmploymentStatus, after: EmploymentStatus | undefined): boolean | null {
  return after === undefined || isEmployed(before) === isEmployed(after) ? null : isEmployed(after);
}

/**
 * Ends or opens the sign-in, when that is due; to be asked before the record is written, because identity may
 * refuse.
 * @throws FORBIDDEN for an administrator's account, CONFLICT when the last administrator would go
 */
export async function setSignIn(
  context: RequestContext,
  userId: number,
  isActive: boolean | null,
): Promise<Pick<Employee, 'userIsActive' | 'endedOn'> | null> {
  if (isActive === null) return null;
  await context.graph(SET_USER_ACTIVE, { id: userId, isActive });
  return { userIsActive: isActive, endedOn: isActive ? null : dayIn(context.config.organisation.timeZone) };
}

/**
 * Tells identity in the transaction of the record who works here: no other person is let in, whatever happens to
 * the sign-in later.
 */
export async function tellEmployment(tx: Transaction, userId: number, isNowEmployed: boolean): Promise<void> {
  await tx.emit('employment.changed', { userId, isEmployed: isNowEmployed });
}

/** Tells in the transaction of the record in which department a person works now. */
export async function tellDepartment(
  tx: Transaction,
  userId: number,
  { departmentId = null, departmentName = null }: Partial<Pick<Employee, 'departmentId' | 'departmentName'>>,
): Promise<void> {
  await tx.emit('employee.moved', { userId, departmentId, departmentName });
}
