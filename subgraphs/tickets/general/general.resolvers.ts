import type { Resolvers } from '../generated/resolvers.js';
import { removeSupport, supportDetails } from '../support/support.service.js';
import type { SupportRow } from '../support/support.service.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { askedOfPage, TICKET } from '../ticket/ticket.columns.js';
import { findTicket } from '../ticket/ticket.service.js';
import { createGeneral, listGeneral, listGeneralIt } from './general.service.js';
import { countOnItPage } from './itCounts.service.js';

const isGeneral = (row: TicketRow): row is SupportRow => row.kind === 'general';

export const generalResolvers = {
  Query: {
    generalTickets: (_, args, context, info) => listGeneral(context, args, askedOfPage(info)),
    generalTicket: (_, { id }, context, info) => findTicket(context, id, 'general', TICKET.asked(info)),
    generalItTickets: (_, args, context, info) => listGeneralIt(context, args, askedOfPage(info)),
    itTicketCounts: (_, __, context) => countOnItPage(context),
  },
  Ticket: {
    general: (row) => (isGeneral(row) ? supportDetails(row) : null),
  },
  Mutation: {
    createGeneralTicket: (_, { input }, context) => createGeneral(context, input),
    deleteGeneralTicket: (_, { id }, context) => removeSupport(context, id, 'general'),
  },
} satisfies Resolvers;
