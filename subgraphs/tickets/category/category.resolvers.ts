import type { Resolvers } from '../generated/resolvers.js';
import {
  categoryLoader,
  changeCategory,
  createCategory,
  listCategories,
  removeCategory,
} from './category.service.js';

export const categoryResolvers = {
  Query: {
    ticketCategories: (_, args) => listCategories(args),
  },
  Mutation: {
    createTicketCategory: (_, { input }, context) => createCategory(context, input),
    updateTicketCategory: (_, { id, input }, context) => changeCategory(context, id, input),
    deleteTicketCategory: (_, { id }, context) => removeCategory(context, id),
  },
  TicketCategory: {
    __resolveReference: ({ id }, context) => categoryLoader(context).load(Number(id)),
  },
} satisfies Resolvers;
