import type { Resolvers } from '../generated/resolvers.js';
import { moveTicket, updateTicketStatus } from './status.service.js';

export const statusResolvers = {
  Mutation: {
    updateTicketStatus: (_, { status, comment, ...order }, context) =>
      updateTicketStatus(context, { ...order, note: comment }, status),
    closeTicket: (_, { comment, ...order }, context) =>
      moveTicket(context, { ...order, note: comment }, 'close'),
    reopenTicket: (_, { comment, ...order }, context) =>
      moveTicket(context, { ...order, note: comment }, 'reopen'),
  },
} satisfies Resolvers;
