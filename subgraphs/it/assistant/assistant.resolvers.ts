import type { Resolvers } from '../generated/resolvers.js';
import { sendChatMessage } from './assistant.service.js';

export const assistantResolvers = {
  Mutation: {
    sendChatMessage: (_root, args, context) => sendChatMessage(context, args),
  },
} satisfies Resolvers;
