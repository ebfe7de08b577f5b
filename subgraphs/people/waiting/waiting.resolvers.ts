import type { Resolvers } from '../generated/resolvers.js';
import { waitingInPeople } from './waiting.service.js';

export const waitingResolvers = {
  Query: {
    waitingInPeople: (_root, _args, context) => waitingInPeople(context),
  },
} satisfies Resolvers;
