import type { Resolvers } from '../generated/resolvers.js';
import { waitingInIt } from './waiting.service.js';

export const waitingResolvers = {
  Query: {
    waitingInIt: (_root, _args, context) => waitingInIt(context),
  },
} satisfies Resolvers;
