import type { Resolvers } from '../generated/resolvers.js';
import { checkNewAccounts } from './checkAccounts.service.js';

export const importedAccountResolvers = {
  Query: {
    checkNewAccounts: (_root, { people }, context) => checkNewAccounts(context, people),
  },
} satisfies Resolvers;
