import type { Queryable } from '../../kit/postgres/queryable.js';
import { forbidden } from '../../kit/request/errors.js';
import { can, hasRole, requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { ADMINISTRATOR } from '../role/role.access.js';

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
 * Whoever manages sign-ins but not roles leaves the accounts of those who manage roles alone: else changing
 * an administrator's e-mail would be a way to become one (S-36).
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

/**
 * Whoever sets the address or the password of an account can sign in to it. So they do it only where that
 * permits less than they may do themselves (I6, L4): all permissions among their own, and fewer.
 * Administrators may.
 * @throws FORBIDDEN
 */
export async function requireMayTakeOver(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (hasRole(viewer, ADMINISTRATOR)) return;
  const held = await source.query<{ codename: string }>(
    `select distinct p.codename from user_role ur join role_permission rp on rp.role_id = ur.role_id
     join permission p on p.id = rp.permission_id where ur.user_id = $1`,
    [userId],
  );
  if (held.every(({ codename }) => can(viewer, codename)) && held.length < viewer.permissions.length) return;
  throw forbidden(
    'Only an administrator may change the address or password of an account that may do what yours may not, or as much.',
  );
}

/** One's own address has a way of its own, which asks for the password. @throws FORBIDDEN */
export async function requireMayReaddress(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (viewer.userId === userId)
    throw forbidden('Change your own e-mail address in your profile, with your password.');
  await requireMayTakeOver(source, viewer, userId);
}
