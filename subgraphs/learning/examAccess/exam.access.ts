import type { RequestContext } from '../../kit/request/context.js';
import { forbidden } from '../../kit/request/errors.js';
import type { Where } from '../../kit/request/list.js';
import { can, requirePermission, requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading exams and their results and about writing certifications are in this file. */

/** HR and administrators manage certifications and read results; nobody reads answers. */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'learning.manage');

/** @throws FORBIDDEN */
export const requireManager = (context: RequestContext): Viewer =>
  requirePermission(context, 'learning.manage');

/** The row rule of attempts and certificates `row`: the viewer's own and, for HR and administrators, all (E9). */
export const narrowToVisible = (where: Where, viewer: Viewer, row: string): Where => {
  if (viewer.mustChangePassword) return where.and('false');
  return mayManage(viewer) ? where : where.and(`${row}.user_id = ?`, viewer.userId);
};

/**
 * Whose rows a list shows: the viewer's own, or those of the person that a manager names. @throws FORBIDDEN for
 * anyone else
 */
export function personOf(context: RequestContext, user: number | null | undefined): number {
  const viewer = requireViewer(context);
  if (user == null || user === viewer.userId) return viewer.userId;
  if (!mayManage(viewer)) throw forbidden();
  return user;
}
