import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { findTicket } from '../ticket/ticket.service.js';
import { cancelFeedback, createFeedback } from './feedback.service.js';
import type { FeedbackInput } from './feedback.service.js';
import { listFeedback } from './feedbackList.service.js';
import type { FeedbackListArgs } from './feedbackList.service.js';

export const feedbackResolvers: Resolvers = {
  Query: {
    feedbackTickets: (_: unknown, args: FeedbackListArgs, context: RequestContext) => listFeedback(context, args),
    feedbackTicket: (_: unknown, { id }: { id: number }, context: RequestContext) => findTicket(context, id, 'feedback'),
  },
  Mutation: {
    createFeedback: (_: unknown, { input }: { input: FeedbackInput }, context: RequestContext) => createFeedback(context, input),
    deleteFeedback: (_: unknown, { id }: { id: number }, context: RequestContext) => cancelFeedback(context, id),
  },
};
