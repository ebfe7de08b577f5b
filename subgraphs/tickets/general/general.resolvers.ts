import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { removeSupport } from '../ticket/supportTicket.service.js';
import { findTicket } from '../ticket/ticket.service.js';
import { createGeneral, listGeneral, listGeneralIt } from './general.service.js';
import type { GeneralInput, GeneralListArgs } from './general.service.js';

export const generalResolvers: Resolvers = {
  Query: {
    generalTickets: (_: unknown, args: GeneralListArgs, context: RequestContext) => listGeneral(context, args),
    generalTicket: (_: unknown, { id }: { id: number }, context: RequestContext) => findTicket(context, id, 'general'),
    generalItTickets: (_: unknown, args: GeneralListArgs, context: RequestContext) => listGeneralIt(context, args),
  },
  Mutation: {
    createGeneralTicket: (_: unknown, { input }: { input: GeneralInput }, context: RequestContext) => createGeneral(context, input),
    deleteGeneralTicket: (_: unknown, { id }: { id: number }, context: RequestContext) => removeSupport(context, id, 'general'),
  },
};
