import type { Resolvers } from '../../generated/resolvers.js';
import { countVisibleByKind } from './ticketCount.service.js';

export const ticketCountsResolvers = {
  Query: {
    ticketCounts: (_, __, context) => countVisibleByKind(context),
  },
} satisfies Resolvers;
