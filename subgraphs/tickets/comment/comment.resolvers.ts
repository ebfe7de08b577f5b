import type { Resolvers } from '../generated/resolvers.js';
import { addComment, listComments } from './comment.service.js';

export const commentResolvers = {
  Query: {
    ticketComments: (_, args, context) => listComments(context, args),
  },
  Mutation: {
    addTicketComment: (_, args, context) => addComment(context, args),
  },
  TicketComment: {
    article: ({ articleId }) => (articleId === null ? null : { id: articleId }),
    createdBy: ({ createdById }) => (createdById === null ? null : { id: createdById }),
  },
} satisfies Resolvers;
