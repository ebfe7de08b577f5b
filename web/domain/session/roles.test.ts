import { hasAnyRole, highestRoleName, permissionsOf, reachesLevel, type Role } from './roles';

const role = (name: string, hierarchyLevel: number, permissions: string[] = []): Role => ({
  id: hierarchyLevel,
  name,
  displayName: `${name} role`,
  hierarchyLevel,
  permissions,
});

test('a person has the permissions of all their roles, each once [A6.2]', () => {
  const roles = [
    role('HR', 40, ['leave.decide', 'user.manage']),
    role('Analyst', 20, ['graph.explore', 'user.manage']),
  ];
  expect(permissionsOf(roles)).toEqual(['leave.decide', 'user.manage', 'graph.explore']);
});

test('role names match in any case, but only as a whole [A6.3]', () => {
  expect(hasAnyRole([role('it staff', 30)], ['IT Staff'])).toBe(true);
  expect(hasAnyRole([role('Recruiter', 10)], ['IT'])).toBe(false);
});

test('the role shown is the one with the highest level, Employee for someone without roles [A6.7]', () => {
  expect(highestRoleName([role('Employee', 10), role('HR', 40), role('Analyst', 20)])).toBe('HR role');
  expect(highestRoleName([])).toBe('Employee');
});

test('any role that reaches a level is enough [A2.24]', () => {
  expect(reachesLevel([role('Employee', 10), role('HR', 40)], 40)).toBe(true);
  expect(reachesLevel([role('Employee', 10)], 40)).toBe(false);
});
