import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { assignTicket } from './assign.service.js';
import type { Assignment } from './assign.service.js';

export const assignResolvers: Resolvers = {
  Mutation: {
    assignTicket: (_: unknown, assignment: Assignment, context: RequestContext) => assignTicket(context, assignment),
  },
};
