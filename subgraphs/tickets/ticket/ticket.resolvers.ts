import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { actionsOn, handledWith, isOwner } from './ticket.access.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { askedOfPage, TICKET } from './ticket.columns.js';
import { kindFilterNames, kindNames } from './ticket.kinds.js';
import { knownAuthor, ticketLoader } from './ticket.loader.js';
import { findTicket, listTickets } from './ticket.service.js';
import { priorityNames, statusFilterNames, statusNames } from './ticket.status.js';
import { itTicketFigures } from './counts/ticketCount.service.js';
import { historyLoader } from './ticketHistory.loader.js';

const user = (id: number | null) => (id === null ? null : { id });

export const ticketResolvers = {
  Query: {
    masterTickets: (_, args, context, info) => listTickets(context, args, askedOfPage(info)),
    myTickets: (_, args, context, info) => listTickets(context, { ...args, mine: true }, askedOfPage(info)),
    assignedTickets: (_, args, context, info) =>
      listTickets(context, { ...args, assignedTo: [requireViewer(context).userId] }, askedOfPage(info)),
    ticket: (_, { id }, context, info) => findTicket(context, id, null, TICKET.asked(info)),
    itTicketFigures,
  },
  Ticket: {
    __resolveReference: ({ id }, context) => ticketLoader(context).load(Number(id)),
    createdBy: (row) => user(row.createdById),
    assignedTo: (row) => user(row.assignedToId),
    tags: (row) => (row.tags.length === 0 && row.categoryId === IT_SUPPORT ? ['IT Support'] : row.tags),
    isOwn: async (row, _, context) => isOwner(requireViewer(context), await knownAuthor(context, row)),
    handledWith: (row) => handledWith(row),
    viewerCan: async (row, _, context) => actionsOn(requireViewer(context), await knownAuthor(context, row)),
    history: async (row, _, context) => (await historyLoader(context).load(row.id)) ?? [],
  },
  // A list of few rows has no next page.
  TicketPage: { next: ({ next }) => next ?? null },
  TicketKind: kindNames,
  TicketKindFilter: kindFilterNames,
  TicketStatus: statusNames,
  TicketStatusInput: statusFilterNames,
  TicketPriority: priorityNames,
} satisfies Resolvers;
