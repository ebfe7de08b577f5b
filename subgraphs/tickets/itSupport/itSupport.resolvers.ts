import type { Resolvers } from '../generated/resolvers.js';
import { removeSupport, supportDetails } from '../support/support.service.js';
import type { SupportRow } from '../support/support.service.js';
import type { TicketDetails, TicketRow } from '../ticket/ticket.row.js';
import { askedOfPage, TICKET } from '../ticket/ticket.columns.js';
import { findTicket } from '../ticket/ticket.service.js';
import { impactNames, systemCategoryNames, urgencyNames } from '../support/support.kinds.js';
import type { ImpactLevel } from '../support/support.kinds.js';
import { createItSupport, listItSupport } from './itSupport.service.js';

interface ItSupportRow extends SupportRow {
  impactLevel: ImpactLevel;
  details: TicketDetails & { issueType: string };
}

const isItSupport = (row: TicketRow): row is ItSupportRow => row.kind === 'it-support';

export const itSupportResolvers = {
  ImpactLevel: impactNames,
  SystemCategory: systemCategoryNames,
  Urgency: urgencyNames,
  Query: {
    itSupportTickets: (_, args, context, info) => listItSupport(context, args, askedOfPage(info)),
    itSupportTicket: (_, { id }, context, info) => findTicket(context, id, 'it-support', TICKET.asked(info)),
  },
  Ticket: {
    itSupport: (row) =>
      isItSupport(row)
        ? Object.assign(supportDetails(row), {
            impactLevel: row.impactLevel,
            issueType: row.details.issueType,
          })
        : null,
  },
  Mutation: {
    createItSupportTicket: (_, { input }, context) => createItSupport(context, input),
    deleteItSupportTicket: (_, { id }, context) => removeSupport(context, id, 'it-support'),
  },
} satisfies Resolvers;
