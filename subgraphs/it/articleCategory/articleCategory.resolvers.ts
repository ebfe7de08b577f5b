import type { Resolvers } from '../generated/resolvers.js';
import {
  categoryById,
  createCategory,
  findCategory,
  listCategories,
  removeCategory,
  renameCategory,
} from './articleCategory.service.js';

export const articleCategoryResolvers = {
  Query: {
    kbCategories: (_root, args) => listCategories(args),
    kbCategory: (_root, { id }, context) => findCategory(context, id),
  },
  Mutation: {
    createKbCategory: (_root, { input }, context) => createCategory(context, input),
    updateKbCategory: (_root, { id, input }, context) => renameCategory(context, id, input),
    deleteKbCategory: (_root, { id }, context) => removeCategory(context, id),
  },
  KbCategory: {
    isForPolicies: async ({ id, isForPolicies }, _args, context) =>
      isForPolicies ?? (await categoryById(context).load(id))?.isForPolicies ?? false,
    // Null before a forced password change: a reference has no entry point check of its own.
    __resolveReference: ({ id }, context) =>
      context.viewer?.mustChangePassword ? null : categoryById(context).load(Number(id)),
  },
} satisfies Resolvers;
