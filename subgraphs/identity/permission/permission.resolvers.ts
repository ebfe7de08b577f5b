import type { Resolvers } from '../generated/resolvers.js';
import { listPermissions } from './permission.service.js';

export const permissionResolvers = {
  Query: {
    permissions: (_, args) => listPermissions(args),
  },
  Permission: {
    displayName: ({ name }) => name,
  },
} satisfies Resolvers;
