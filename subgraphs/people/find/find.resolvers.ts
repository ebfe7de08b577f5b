import type { Resolvers } from '../generated/resolvers.js';
import { searchPeople } from './find.service.js';

export const findResolvers = {
  Query: {
    searchPeople: (_root, { search }, context) => searchPeople(context, search),
  },
} satisfies Resolvers;
