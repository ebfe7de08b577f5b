import type { Resolvers } from '../generated/resolvers.js';
import { searchLearning } from './find.service.js';

export const findResolvers = {
  Query: {
    searchLearning: (_root, { search }, context) => searchLearning(context, search),
  },
} satisfies Resolvers;
