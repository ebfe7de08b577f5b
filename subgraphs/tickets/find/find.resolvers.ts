import type { Resolvers } from '../generated/resolvers.js';
import { searchTickets } from './find.service.js';

export const findResolvers = {
  Query: {
    searchTickets: (_root, { search }, context) => searchTickets(context, search),
  },
} satisfies Resolvers;
