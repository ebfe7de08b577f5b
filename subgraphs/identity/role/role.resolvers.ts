import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { ROLE_TYPE } from './role.kinds.js';
import { rolesById } from './role.loader.js';
import { listRoles } from './role.service.js';
import { createRole, deleteRole, updateRole } from './roleChange.service.js';
import { grantRole, listUserRoles, revokeRole } from './userRole.service.js';

export const roleResolvers = {
  RoleType: ROLE_TYPE,
  Query: {
    roles: (_, args) => listRoles(args),
    userRoles: (_, args, context) => listUserRoles(context, args),
  },
  UserRole: {
    role: ({ roleId }, _, context) => certain(rolesById(context).load(roleId)),
  },
  Mutation: {
    grantRole: (_, { userId, roleId }, context) => grantRole(context, userId, roleId),
    revokeRole: (_, { id }, context) => revokeRole(context, id),
    createRole: (_, { input }, context) => createRole(context, input),
    updateRole: (_, { id, input }, context) => updateRole(context, id, input),
    deleteRole: (_, { id }, context) => deleteRole(context, id),
  },
} satisfies Resolvers;
