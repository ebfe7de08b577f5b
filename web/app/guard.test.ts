import { permissionsOf, type Role } from '../domain/session/roles';
import type { SessionState } from '../domain/session/session';
import { decide } from './guard';

const role = (name: string, hierarchyLevel: number, ...permissions: string[]): Role => ({
  id: hierarchyLevel,
  name,
  displayName: name,
  hierarchyLevel,
  permissions,
});

function signedInWith(...roles: Role[]): SessionState {
  return {
    phase: 'signedIn',
    viewer: {
      id: 1,
      firstName: 'Maya',
      lastName: 'Okafor',
      fullName: 'Maya Okafor',
      email: 'maya@portal.example',
      profilePicture: null,
      isEmployee: false,
      departmentName: null,
      mustChangePassword: false,
      roles,
      permissions: permissionsOf(roles),
    },
  };
}

const employee = role('Employee', 10);
const everything = { level: 40, roles: ['HR', 'Administrator'], permissions: ['leave.decide'] };

test('the guard checks the sign-in first, then the level, the roles and the permissions [A2.23 A2.24 A2.25 A2.26]', () => {
  const reasons = [
    decide({ phase: 'signedOut', left: false }, everything),
    decide(signedInWith(employee), everything),
    decide(signedInWith(role('Manager', 50)), everything),
    decide(signedInWith(role('HR', 40)), everything),
    decide(signedInWith(role('HR', 40, 'leave.decide')), everything),
  ].map((decision) => (typeof decision === 'string' ? decision : decision.text.slice(0, 36)));
  expect(reasons).toEqual(
    [
      'signIn',
      "You don't have sufficient access leve",
      "You don't have permission to access t",
      "You don't have the required permissio",
      'allowed',
    ].map((text) => text.slice(0, 36)),
  );
});

test('a level that is too low is refused with the required level [A2.28]', () => {
  expect(decide(signedInWith(employee), { level: 50 })).toEqual({
    title: 'Access Denied',
    text: "You don't have sufficient access level for this page. Required level: 50",
  });
});

test('missing roles are listed [A2.29]', () => {
  expect(decide(signedInWith(employee), { roles: ['IT Staff', 'Administrator'] })).toEqual({
    title: 'Access Denied',
    text: "You don't have permission to access this page. Required roles: IT Staff, Administrator",
  });
});

test('missing permissions are reported without naming them [A2.30]', () => {
  expect(decide(signedInWith(employee), { permissions: ['graph.explore'] })).toEqual({
    title: 'Insufficient Permissions',
    text: "You don't have the required permissions to access this page.",
  });
});

test('a role opens a page in upper or lower case, but never by a part of its name or by a higher level [A6.3 A6.9]', () => {
  const itPage = { roles: ['IT Staff', 'Administrator'] };
  expect(decide(signedInWith(role('it staff', 30)), itPage)).toBe('allowed');
  expect(decide(signedInWith(role('Recruiter', 10)), itPage)).toHaveProperty('title', 'Access Denied');
  expect(decide(signedInWith(role('HR', 40)), itPage)).toHaveProperty('title', 'Access Denied');
});
