import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { categoryById, createCategory, findCategory, listCategories, removeCategory, renameCategory } from './articleCategory.service.js';

export const articleCategoryResolvers: Resolvers = {
  Query: {
    kbCategories: (_root: unknown, args: ListArgs) => listCategories(args),
    kbCategory: (_root: unknown, { id }: { id: number }, context: RequestContext) => findCategory(context, id),
  },
  Mutation: {
    createKbCategory: (_root: unknown, { input }: { input: { name: string } }, context: RequestContext) => createCategory(context, input),
    updateKbCategory: (_root: unknown, { id, input }: { id: number; input: { name: string } }, context: RequestContext) => renameCategory(context, id, input),
    deleteKbCategory: (_root: unknown, { id }: { id: number }, context: RequestContext) => removeCategory(context, id),
  },
  KbCategory: {
    // Whoever must change the password first gets none: a reference is no entrance of its own.
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => (context.viewer?.mustChangePassword ? null : categoryById(context).load(Number(id))),
  },
};
