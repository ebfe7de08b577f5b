import type { Resolvers } from '../../generated/resolvers.js';
import { assignTicket } from './assign.service.js';

export const assignResolvers = {
  Mutation: {
    assignTicket: (_, assignment, context) => assignTicket(context, assignment),
  },
} satisfies Resolvers;
