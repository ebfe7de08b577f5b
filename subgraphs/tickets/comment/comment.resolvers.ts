import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import type { TicketKind } from '../ticket/ticket.kinds.js';
import { addComment, listComments } from './comment.service.js';
import type { CommentRow, NewComment } from './comment.service.js';

export const commentResolvers: Resolvers = {
  Query: {
    ticketComments: (_: unknown, args: { ticket: number; kind?: TicketKind | null } & ListArgs, context: RequestContext) => listComments(context, args),
  },
  Mutation: {
    addTicketComment: (_: unknown, args: NewComment, context: RequestContext) => addComment(context, args),
  },
  TicketComment: {
    createdBy: ({ createdById }: CommentRow) => (createdById === null ? null : { id: createdById }),
  },
};
