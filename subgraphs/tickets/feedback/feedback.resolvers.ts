import type { Resolvers } from '../generated/resolvers.js';
import type { TicketDetails, TicketRow } from '../ticket/ticket.row.js';
import { askedOfPage, TICKET } from '../ticket/ticket.columns.js';
import { findTicket } from '../ticket/ticket.service.js';
import { cancelFeedback, createFeedback } from './feedback.service.js';
import { feedbackTypeNames } from './feedback.kinds.js';
import type { FeedbackType } from './feedback.kinds.js';
import { listFeedback, listFeedbackNews } from './feedbackList.service.js';

interface FeedbackRow extends TicketRow {
  details: TicketDetails & { feedbackType?: FeedbackType };
}

const isFeedback = (row: TicketRow): row is FeedbackRow => row.kind === 'feedback';

export const feedbackResolvers = {
  FeedbackType: feedbackTypeNames,
  Query: {
    feedbackTickets: (_, args, context, info) => listFeedback(context, args, askedOfPage(info)),
    feedbackNews: (_, __, context, info) => listFeedbackNews(context, askedOfPage(info)),
    feedbackTicket: (_, { id }, context, info) => findTicket(context, id, 'feedback', TICKET.asked(info)),
  },
  Ticket: {
    feedback: (row) =>
      isFeedback(row)
        ? {
            feedbackType: row.details.feedbackType ?? 'suggestion',
            rating: row.details.rating ?? null,
            isAnonymous: row.isAnonymous,
          }
        : null,
  },
  Mutation: {
    createFeedback: (_, { input }, context) => createFeedback(context, input),
    deleteFeedback: (_, { id }, context) => cancelFeedback(context, id),
  },
} satisfies Resolvers;
