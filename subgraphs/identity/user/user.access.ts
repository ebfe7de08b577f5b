import type { Queryable } from '../../kit/postgres/queryable.js';
import { forbidden } from '../../kit/request/errors.js';
import { can, hasRole, requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { ADMINISTRATOR } from '../role/role.access.js';

interface WithViewer {
  viewer: Viewer | null;
}

/** Dates, roles and the forced password change: readable for the person and people who manage sign-ins. */
export function readsPrivately(context: WithViewer, userId: number): boolean {
  const viewer = requireViewer(context);
  return viewer.userId === userId || can(viewer, 'user.manage');
}

/** A person who left still has a name in references; the other fields are for people who manage sign-ins. */
export function isHidden(context: WithViewer, user: { id: number; maySignIn: boolean }): boolean {
  return !user.maySignIn && !readsPrivately(context, user.id);
}

/** A resume: the person, HR and administrators, by role and not by permission (S-45). */
export function readsResume(context: WithViewer, userId: number): boolean {
  const viewer = requireViewer(context);
  return viewer.userId === userId || hasRole(viewer, 'HR', 'Administrator');
}

/** Codenames of all permissions that someone's roles grant, by user id; nothing for people without any. */
export async function permissionsHeld(
  source: Queryable,
  userIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await source.query<{ userId: number; permissions: string[] }>(
    `select ur.user_id as "userId", array_agg(distinct p.codename) as permissions
     from user_role ur join role_permission rp on rp.role_id = ur.role_id join permission p on p.id = rp.permission_id
     where ur.user_id = any($1::int[]) group by ur.user_id`,
    [userIds],
  );
  return new Map(rows.map(({ userId, permissions }) => [userId, permissions]));
}

const heldBy = async (source: Queryable, userId: number): Promise<string[]> =>
  (await permissionsHeld(source, [userId])).get(userId) ?? [];

/**
 * A person who manages sign-ins but not roles cannot change the accounts of people who manage roles: otherwise they
 * could become an administrator by changing an administrator's e-mail (S-36).
 * @param permissions the permissions of the account
 */
const mayManage = (viewer: Viewer, userId: number, permissions: readonly string[]): boolean =>
  can(viewer, 'role.manage') || viewer.userId === userId || !permissions.includes('role.manage');

/**
 * A person who sets the address or the password of an account can sign in to it. So they do it only where that
 * permits less than they may do themselves (I6, L4): all permissions among their own, and fewer.
 * Administrators may.
 */
const mayTakeOver = (viewer: Viewer, permissions: readonly string[]): boolean =>
  hasRole(viewer, ADMINISTRATOR) ||
  (permissions.every((codename) => can(viewer, codename)) && permissions.length < viewer.permissions.length);

/** @throws FORBIDDEN */
export async function requireMayManage(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (mayManage(viewer, userId, await heldBy(source, userId))) return;
  throw forbidden("Only an administrator may change an administrator's account.");
}

/** @throws FORBIDDEN */
export async function requireMayTakeOver(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (mayTakeOver(viewer, await heldBy(source, userId))) return;
  throw forbidden(
    'Only an administrator may change the address or password of an account that may do what yours may not, or as much.',
  );
}

/** The own address is changed by a separate mutation, which needs the password. @throws FORBIDDEN */
export async function requireMayReaddress(source: Queryable, viewer: Viewer, userId: number): Promise<void> {
  if (viewer.userId === userId)
    throw forbidden('Change your own e-mail address in your profile, with your password.');
  await requireMayTakeOver(source, viewer, userId);
}

/** What the viewer may change about a sign-in by updateUser. */
export interface UserPowers {
  rename: boolean;
  readdress: boolean;
}

/** The same rules as a forecast, for a form. @param permissions the permissions of the account */
export function powersOver(viewer: Viewer, userId: number, permissions: readonly string[]): UserPowers {
  const rename = can(viewer, 'user.manage') && mayManage(viewer, userId, permissions);
  return { rename, readdress: rename && viewer.userId !== userId && mayTakeOver(viewer, permissions) };
}
