import type { Queryable } from '../../kit/queryable.js';
import { forbidden } from '../../kit/errors.js';
import { can, hasRole, requireViewer } from '../../kit/viewer.js';
import type { Viewer } from '../../kit/viewer.js';

interface WithViewer {
  viewer: Viewer | null;
}

/** Dates, roles and the forced password change: the person and those who manage sign-ins. */
export function readsPrivately(context: WithViewer, userId: number): boolean {
  const viewer = requireViewer(context);
  return viewer.userId === userId || can(viewer, 'user.manage');
}

/** Somebody who left stays a name where work refers to them; the rest is for those who manage sign-ins. */
export function isHidden(context: WithViewer, user: { id: number; maySignIn: boolean }): boolean {
  return !user.maySignIn && !readsPrivately(context, user.id);
}

/** A resume: the person, HR and administrators, by role and not by permission (S-45). */
export function readsResume(context: WithViewer, userId: number): boolean {
  const viewer = requireViewer(context);
  return viewer.userId === userId || hasRole(viewer, 'HR', 'Administrator');
}

/**
 * Whoever manages sign-ins but not roles leaves the accounts of those who manage roles alone: else changing an
 * administrator's e-mail would be a way to become one (S-36).
 * @throws FORBIDDEN
 */
export async function requireMayManage(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (can(viewer, 'role.manage') || viewer.userId === userId) return;
  const managesRoles = await source.one(
    `select 1 from user_role ur join role_permission rp on rp.role_id = ur.role_id join permission p on p.id = rp.permission_id
     where ur.user_id = $1 and p.codename = 'role.manage'`,
    [userId],
  );
  if (managesRoles) throw forbidden("Only an administrator may change an administrator's account.");
}
