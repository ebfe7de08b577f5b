import { ROLES } from '../request/permissions.js';
import type { Viewer } from '../request/viewer.js';

let lastUserId = 1000;

/** A signed-in person holding the named roles (Employee always), with their own user id. */
export function viewer(roles: string[] = [], given: Partial<Viewer> = {}): Viewer {
  const own = ROLES.filter((role) => role.name === 'Employee' || roles.includes(role.name));
  const unknown = roles.filter((name) => !own.some((role) => role.name === name));
  if (unknown.length > 0) throw new Error(`No such role: ${unknown.join(', ')}`);
  lastUserId += 1;
  return {
    userId: lastUserId,
    sessionId: lastUserId,
    fullName: `Person ${lastUserId}`,
    email: `person${lastUserId}@portal.example`,
    roles: own.map((role) => role.name),
    permissions: [...new Set(own.flatMap((role) => role.permissions))],
    level: Math.max(...own.map((role) => role.hierarchyLevel)),
    mustChangePassword: false,
    employeeId: lastUserId,
    departmentName: 'Engineering',
    managerEmployeeId: null,
    managerUserId: null,
    reportUserIds: [],
    ...given,
  };
}
