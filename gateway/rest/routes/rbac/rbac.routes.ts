import type { Row } from '../../route.js';

const userRoles = '/api/rbac/user-roles/';
const links = { user: 'userId', role: 'roleId' };

export const rbacRows: readonly Row[] = [
  {
    method: 'GET',
    paths: ['/api/rbac/roles/'],
    operation: 'Roles',
    who: 'anyone signed in',
    says: { 401: 'Authentication required to fetch roles' },
  },
  {
    method: 'GET',
    paths: [userRoles],
    operation: 'UserRoles',
    who: "anyone signed in, their own; Administrator anyone's with user",
    takes: { user: 'userId' },
  },
  {
    method: 'POST',
    paths: [userRoles],
    operation: 'GrantRole',
    who: 'Administrator, not for oneself',
    takes: links,
    status: 201,
  },
  {
    method: 'DELETE',
    paths: [`${userRoles}{id}/`],
    operation: 'RevokeRole',
    who: 'Administrator, not for oneself',
  },
  { method: 'GET', paths: ['/api/rbac/permissions/'], operation: 'Permissions', who: 'anyone signed in' },
];
