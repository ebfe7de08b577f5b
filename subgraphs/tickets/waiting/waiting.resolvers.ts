import type { Resolvers } from '../generated/resolvers.js';
import { reportsAway, waitingInTickets } from './waiting.service.js';

export const waitingResolvers = {
  Query: {
    waitingInTickets: (_root, _args, context) => waitingInTickets(context),
    reportsAway: (_root, _args, context) => reportsAway(context),
  },
} satisfies Resolvers;
