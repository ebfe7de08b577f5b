import { conflict, forbidden } from '../../kit/request/errors.js';
import { ROLES } from '../../kit/request/permissions.js';
import { hasRole } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** The role without which nobody could grant roles any more. */
export const ADMINISTRATOR = 'Administrator';

/**
 * A person cannot grant more than they have (I6): neither a level above their own nor a permission they lack. For
 * administrators only the level counts, because all permissions come from them; they let HR decide timesheets
 * without having that permission. @throws FORBIDDEN
 */
export function requireWithinReach(
  viewer: Viewer,
  role: { hierarchyLevel: number; permissions: string[] },
): void {
  if (role.hierarchyLevel > viewer.level) throw forbidden('You cannot manage a role above your own level.');
  if (hasRole(viewer, ADMINISTRATOR)) return;
  if (role.permissions.some((codename) => !viewer.permissions.includes(codename)))
    throw forbidden('You cannot manage a role that permits more than you may do yourself.');
}

/** A person cannot change their own permissions (I6). @throws FORBIDDEN */
export function requireSomebodyElse(viewer: Viewer, userId: number): void {
  if (viewer.userId === userId) throw forbidden('You cannot change your own roles.');
}

/** A role one has is changed by someone else, for the same reason. @throws FORBIDDEN */
export function requireNotHeld(viewer: Viewer, roleName: string): void {
  if (hasRole(viewer, roleName)) throw forbidden('You cannot change a role that you hold yourself.');
}

/** Roles that screens and the route table compare by name. */
export function isBuiltIn(roleName: string): boolean {
  return ROLES.some((role) => role.name === roleName);
}

/** @throws CONFLICT when the portal would not work as documented without this role as it is */
export function requireFree(
  role: { name: string; roleType: string },
  change: { name: boolean; level: boolean; permissions: boolean },
): void {
  if (isBuiltIn(role.name) && (change.name || change.level))
    throw conflict('The name and level of this role are part of the portal and stay as they are.');
  if (role.roleType === 'system' && change.permissions)
    throw conflict('The permissions of this role are part of the portal and stay as they are.');
}
