import type { Resolvers } from '../generated/resolvers.js';
import { waitingInLearning } from './waiting.service.js';

export const waitingResolvers = {
  Query: {
    waitingInLearning: (_root, _args, context) => waitingInLearning(context),
  },
} satisfies Resolvers;
