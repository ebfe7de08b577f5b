import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { sendChatMessage } from './assistant.service.js';
import type { ChatArgs } from './assistant.service.js';

export const assistantResolvers: Resolvers = {
  Mutation: {
    sendChatMessage: (_root: unknown, args: ChatArgs, context: RequestContext) => sendChatMessage(context, args),
  },
};
