import type { Resolvers } from '../../generated/resolvers.js';
import { countOwn } from './ticketCount.service.js';

export const ownCountsResolvers = {
  Query: {
    ownTicketCounts: (_, { kind }, context) => countOwn(context, kind),
  },
} satisfies Resolvers;
