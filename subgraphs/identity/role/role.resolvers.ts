import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { rolesById } from './role.loader.js';
import { listRoles } from './role.service.js';
import { createRole, deleteRole, updateRole } from './roleChange.service.js';
import type { RoleInput } from './roleChange.service.js';
import { grantRole, listUserRoles, revokeRole } from './userRole.service.js';
import type { UserRoleRow } from './userRole.service.js';

export const roleResolvers: Resolvers = {
  RoleType: { SYSTEM: 'system', BUSINESS: 'business' },
  Query: {
    roles: (_: unknown, args: ListArgs) => listRoles(args),
    userRoles: (_: unknown, args: ListArgs & { userId?: number | null }, context: RequestContext) => listUserRoles(context, args),
  },
  UserRole: {
    role: ({ roleId }: UserRoleRow, _: unknown, context: RequestContext) => rolesById(context).load(roleId),
  },
  Mutation: {
    grantRole: (_: unknown, { userId, roleId }: { userId: number; roleId: number }, context: RequestContext) => grantRole(context, userId, roleId),
    revokeRole: (_: unknown, { id }: { id: number }, context: RequestContext) => revokeRole(context, id),
    createRole: (_: unknown, { input }: { input: RoleInput }, context: RequestContext) => createRole(context, input),
    updateRole: (_: unknown, { id, input }: { id: number; input: RoleInput }, context: RequestContext) => updateRole(context, id, input),
    deleteRole: (_: unknown, { id }: { id: number }, context: RequestContext) => deleteRole(context, id),
  },
};
