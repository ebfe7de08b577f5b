import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { categoryLoader, changeCategory, createCategory, listCategories, removeCategory } from './category.service.js';
import type { CategoryInput } from './category.service.js';

export const categoryResolvers: Resolvers = {
  Query: {
    ticketCategories: (_: unknown, args: ListArgs) => listCategories(args),
  },
  Mutation: {
    createTicketCategory: (_: unknown, { input }: { input: CategoryInput }, context: RequestContext) => createCategory(context, input),
    updateTicketCategory: (_: unknown, { id, input }: { id: number; input: CategoryInput }, context: RequestContext) => changeCategory(context, id, input),
    deleteTicketCategory: (_: unknown, { id }: { id: number }, context: RequestContext) => removeCategory(context, id),
  },
  TicketCategory: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => categoryLoader(context).load(Number(id)),
  },
};
