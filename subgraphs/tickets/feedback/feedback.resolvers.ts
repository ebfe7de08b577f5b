import type { Resolvers } from '../generated/resolvers.js';
import { feedbackTypeNames } from '../ticket/details.kinds.js';
import { askedOfPage, TICKET } from '../ticket/ticket.columns.js';
import { findTicket } from '../ticket/ticket.service.js';
import { cancelFeedback, createFeedback } from './feedback.service.js';
import { listFeedback } from './feedbackList.service.js';

export const feedbackResolvers = {
  FeedbackType: feedbackTypeNames,
  Query: {
    feedbackTickets: (_, args, context, info) => listFeedback(context, args, askedOfPage(info)),
    feedbackTicket: (_, { id }, context, info) => findTicket(context, id, 'feedback', TICKET.asked(info)),
  },
  Ticket: {
    feedback: ({ kind, details, isAnonymous }) =>
      kind === 'feedback'
        ? { feedbackType: details.feedbackType ?? 'suggestion', rating: details.rating ?? null, isAnonymous }
        : null,
  },
  Mutation: {
    createFeedback: (_, { input }, context) => createFeedback(context, input),
    deleteFeedback: (_, { id }, context) => cancelFeedback(context, id),
  },
} satisfies Resolvers;
