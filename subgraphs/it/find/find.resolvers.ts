import type { Resolvers } from '../generated/resolvers.js';
import { searchIt } from './find.service.js';

export const findResolvers = {
  Query: {
    searchIt: (_root, { search }, context) => searchIt(context, search),
  },
} satisfies Resolvers;
