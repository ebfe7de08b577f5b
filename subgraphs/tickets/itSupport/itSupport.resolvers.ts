import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { removeSupport } from '../ticket/supportTicket.service.js';
import { findTicket } from '../ticket/ticket.service.js';
import { createItSupport, listItSupport } from './itSupport.service.js';
import type { ItSupportInput, ItSupportListArgs } from './itSupport.service.js';

export const itSupportResolvers: Resolvers = {
  Query: {
    itSupportTickets: (_: unknown, args: ItSupportListArgs, context: RequestContext) => listItSupport(context, args),
    itSupportTicket: (_: unknown, { id }: { id: number }, context: RequestContext) => findTicket(context, id, 'it-support'),
  },
  Mutation: {
    createItSupportTicket: (_: unknown, { input }: { input: ItSupportInput }, context: RequestContext) => createItSupport(context, input),
    deleteItSupportTicket: (_: unknown, { id }: { id: number }, context: RequestContext) => removeSupport(context, id, 'it-support'),
  },
};
