import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import type { TicketKind } from './ticket.kinds.js';
import { countOwn } from './ticketCount.service.js';

export const ownCountsResolvers: Resolvers = {
  Query: {
    ownTicketCounts: (_: unknown, { kind }: { kind: TicketKind }, context: RequestContext) => countOwn(context, kind),
  },
};
