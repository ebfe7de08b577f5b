import type { Resolvers } from '../generated/resolvers.js';
import { removeSupport, supportDetails } from '../ticket/supportTicket.service.js';
import type { SupportRow } from '../ticket/supportTicket.service.js';
import type { TicketRow } from '../ticket/ticket.loader.js';
import { findTicket } from '../ticket/ticket.service.js';
import { createGeneral, listGeneral, listGeneralIt } from './general.service.js';

const isGeneral = (row: TicketRow): row is SupportRow => row.kind === 'general';

export const generalResolvers = {
  Query: {
    generalTickets: (_, args, context) => listGeneral(context, args),
    generalTicket: (_, { id }, context) => findTicket(context, id, 'general'),
    generalItTickets: (_, args, context) => listGeneralIt(context, args),
  },
  Ticket: {
    general: (row) => (isGeneral(row) ? supportDetails(row) : null),
  },
  Mutation: {
    createGeneralTicket: (_, { input }, context) => createGeneral(context, input),
    deleteGeneralTicket: (_, { id }, context) => removeSupport(context, id, 'general'),
  },
} satisfies Resolvers;
