import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { listPermissions } from './permission.service.js';
import type { PermissionRow } from './permission.service.js';

export const permissionResolvers: Resolvers = {
  Query: {
    permissions: (_: unknown, args: ListArgs) => listPermissions(args),
  },
  Permission: {
    displayName: ({ name }: PermissionRow) => name,
  },
};
