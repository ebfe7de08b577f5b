import { hasAnyRole, reachesLevel } from '../domain/session/roles';
import type { SessionState } from '../domain/session/session';

/** The access rule of a screen for signed-in people; empty if being signed in is enough. */
export interface Requirement {
  /** Hierarchy level that one of the person's roles must reach. */
  level?: number;
  /** One of these roles, by its exact name, ignoring case. */
  roles?: readonly string[];
  /** One of these permissions. */
  permissions?: readonly string[];
}

export interface Denial {
  title: string;
  text: string;
}

export type Decision = 'loading' | 'signIn' | 'changePassword' | 'allowed' | Denial;

/** The one order of the checks: signed in, level, roles, permissions. */
export function decide(state: SessionState, { level, roles, permissions }: Requirement): Decision {
  if (state.phase === 'loading') return 'loading';
  if (state.phase !== 'signedIn') return 'signIn';
  const { viewer } = state;
  if (viewer.mustChangePassword) return 'changePassword';
  if (level !== undefined && !reachesLevel(viewer.roles, level)) {
    return {
      title: 'Access Denied',
      text: `You don't have sufficient access level for this page. Required level: ${String(level)}`,
    };
  }
  if (roles && !hasAnyRole(viewer.roles, roles)) {
    return {
      title: 'Access Denied',
      text: `You don't have permission to access this page. Required roles: ${roles.join(', ')}`,
    };
  }
  if (permissions && !permissions.some((permission) => viewer.permissions.includes(permission))) {
    return {
      title: 'Insufficient Permissions',
      text: "You don't have the required permissions to access this page.",
    };
  }
  return 'allowed';
}
