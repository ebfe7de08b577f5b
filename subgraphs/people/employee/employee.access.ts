import { forbidden } from '../../kit/request/errors.js';
import type { Where } from '../../kit/request/list.js';
import { can, requirePermission } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading and changing employee records are in this file. */

/** HR and Administrators see every record with all its fields. */
export const seesAll = (viewer: Viewer): boolean => can(viewer, 'employee.manage');

/**
 * The row rule: a person sees active people and always their own record; before a forced password change only their
 * own, whatever their roles (I10). `e` is the employee table in the query.
 */
export function narrowToVisible(where: Where, viewer: Viewer): Where {
  if (viewer.mustChangePassword) return where.and('e.user_id = ?', viewer.userId);
  return seesAll(viewer) ? where : where.and('e.is_employed or e.user_id = ?', viewer.userId);
}

/** Salary, phone, hours and address: HR, Administrators and the person (R7, S-40). */
export const seesPrivate = (viewer: Viewer, row: { userId: number }): boolean =>
  seesAll(viewer) || row.userId === viewer.userId;

export const mayUpdate = (viewer: Viewer): boolean => can(viewer, 'employee.manage');

/** Salary, manager and status of the own record are never changed, whatever the roles (5j). */
export const mayUpdateTerms = (viewer: Viewer, row: { userId: number }): boolean =>
  mayUpdate(viewer) && row.userId !== viewer.userId;

/** A person cannot end their own employment by mistake. */
export const mayRemove = (viewer: Viewer, row: { userId: number }): boolean =>
  mayUpdate(viewer) && row.userId !== viewer.userId;

/** @throws FORBIDDEN when `termsChange` and the record is the viewer's own */
export function requireTerms(viewer: Viewer, row: { userId: number }, termsChange: boolean): void {
  if (termsChange && !mayUpdateTerms(viewer, row))
    throw forbidden('You cannot change the salary, manager or status of your own record.');
}

/**
 * Hiring sets salary, manager and status, so a person cannot hire themselves. @throws FORBIDDEN for one's own
 * record
 */
export function requireHire(viewer: Viewer, userId: number): void {
  if (!mayUpdateTerms(viewer, { userId })) throw forbidden(OWN_RECORD);
}

/** Said to anyone who would make their own record. */
export const OWN_RECORD = 'You cannot make your own employee record.';

/** An import makes sign-ins and records. @throws FORBIDDEN */
export function requireImport(context: { viewer: Viewer | null }): Viewer {
  requirePermission(context, 'user.manage');
  return requirePermission(context, 'employee.manage');
}

/** @throws FORBIDDEN for one's own record */
export function requireRemoval(viewer: Viewer, row: { userId: number }): void {
  if (!mayRemove(viewer, row)) throw forbidden('You cannot remove your own record.');
}
