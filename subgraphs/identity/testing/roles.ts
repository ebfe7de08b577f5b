import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';

export const GRANT =
  'mutation ($userId: Int!, $roleId: Int!) { grantRole(userId: $userId, roleId: $roleId) { id userId role { name } } }';
export const REVOKE = 'mutation ($id: Int!) { revokeRole(id: $id) }';
export const CREATE =
  'mutation ($input: CreateRoleInput!) { createRole(input: $input) { id name displayName hierarchyLevel roleType permissions { codename } } }';
export const UPDATE =
  'mutation ($id: Int!, $input: UpdateRoleInput!) { updateRole(id: $id, input: $input) { name displayName permissions { codename } } }';
export const DELETE = 'mutation ($id: Int!) { deleteRole(id: $id) }';
export const ROLE_LIST =
  'query ($ordering: String, $search: String, $pageSize: Int) { roles(ordering: $ordering, search: $search, pageSize: $pageSize) { count results { name displayName hierarchyLevel roleType permissions { codename name displayName } } } }';
export const USER_ROLES =
  'query ($userId: Int) { userRoles(userId: $userId) { count results { id userId role { name } } } }';

/** Gives and makes roles; `admin` makes them. */
export function roleDesk(portal: () => TestSubgraph, admin: () => Viewer) {
  const roleId = async (name: string) =>
    Number((await portal().database.one<{ id: number }>('select id from role where name = $1', [name]))?.id);
  const linkId = async (userId: number, name: string) =>
    Number(
      (
        await portal().database.one<{ id: number }>(
          'select ur.id from user_role ur join role r on r.id = ur.role_id where ur.user_id = $1 and r.name = $2',
          [userId, name],
        )
      )?.id,
    );
  const grant = async (by: Viewer, userId: number, name: string) =>
    portal().run<{ grantRole: { id: number } }>(by, GRANT, { userId, roleId: await roleId(name) });
  const newRole = async (name: string, permissions: string[] = [], hierarchyLevel = 25) =>
    (
      await portal().run<{ createRole: { id: number } }>(admin(), CREATE, {
        input: { name, hierarchyLevel, permissions },
      })
    ).data.createRole.id;
  return {
    roleId,
    linkId,
    grant,
    newRole,
    codeOf: async (...run: Parameters<TestSubgraph['run']>) => (await portal().run(...run)).errors[0]?.code,
  };
}
