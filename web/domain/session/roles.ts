/** A role as the server defines it. */
export interface Role {
  id: number;
  name: string;
  displayName: string;
  /** 10 Employee, 20 Analyst, 30 IT Staff, 40 HR, 50 Manager, 80 Administrator. */
  hierarchyLevel: number;
  /** Codename of each permission, or its name if it has none. */
  permissions: readonly string[];
}

/** The permissions of a person: the union over their roles. */
export const permissionsOf = (roles: readonly Role[]): readonly string[] => [
  ...new Set(roles.flatMap((role) => role.permissions)),
];

/** Exactly one of these names, ignoring case. */
export function hasAnyRole(roles: readonly Role[], names: readonly string[]): boolean {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return roles.some((role) => wanted.has(role.name.toLowerCase()));
}

/** Whether any role reaches the level. */
export const reachesLevel = (roles: readonly Role[], level: number): boolean =>
  roles.some((role) => role.hierarchyLevel >= level);

/** The name to show for a person: that of the role with the highest level, 'Employee' without any. */
export function highestRoleName(roles: readonly Role[]): string {
  const [highest] = [...roles].sort((one, other) => other.hierarchyLevel - one.hierarchyLevel);
  return highest?.displayName || 'Employee';
}
