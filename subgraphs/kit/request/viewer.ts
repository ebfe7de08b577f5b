import { forbidden, unauthenticated } from './errors.js';
import type { PortalError } from './errors.js';

/** Who asks. Composed by the gateway once a request from identity and people, never trusted from outside. */
export interface Viewer {
  userId: number;
  sessionId: number;
  fullName: string;
  email: string;
  /** Role names as stored, such as `HR` or `IT Staff`; compare with hasRole, which ignores case. */
  roles: string[];
  /** Union of the codenames of all roles; what `@requiresScopes` is checked against. */
  permissions: string[];
  /** Highest hierarchy level of all roles; shown, never used to decide (S-35). */
  level: number;
  mustChangePassword: boolean;
  /** The personal access token in place of a session, already narrowed by identity. */
  accessToken?: { id: number; mayWrite: boolean };
  /** Null for someone without an employee record. */
  employeeId: number | null;
  departmentName: string | null;
  /** Employee id of the direct manager. */
  managerEmployeeId: number | null;
  /** Account of the direct manager, as long as they work here. */
  managerUserId: number | null;
  /** User ids of the people whose direct manager the viewer is. */
  reportUserIds: number[];
}

/** Exact role name, ignoring case; a hierarchy level is never in for a role. */
export function hasRole(viewer: Viewer, ...names: string[]): boolean {
  return viewer.roles.some((role) => names.some((name) => name.toLowerCase() === role.toLowerCase()));
}

/** Whether one of the viewer's roles grants the permission. */
export function can(viewer: Viewer, permission: string): boolean {
  return viewer.permissions.includes(permission);
}

/** The signed-in viewer. @throws UNAUTHENTICATED without a sign-in. */
export function requireViewer(context: { viewer: Viewer | null }): Viewer {
  if (!context.viewer) throw unauthenticated();
  return context.viewer;
}

/** The refusal of a missing permission; for an access token it says that the token lacks it, whatever its owner may. */
export const lacking = (viewer: Viewer | null): PortalError =>
  viewer?.accessToken ? forbidden('This access token does not have the permission to do this.') : forbidden();

/** @throws FORBIDDEN unless the viewer has the permission. */
export function requirePermission(context: { viewer: Viewer | null }, permission: string): Viewer {
  const viewer = requireViewer(context);
  if (!can(viewer, permission)) throw lacking(viewer);
  return viewer;
}
