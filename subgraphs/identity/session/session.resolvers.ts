import type { Resolvers } from '../generated/resolvers.js';
import { changePassword } from './passwordChange.service.js';
import { requestPasswordReset, resetPassword } from './passwordReset.service.js';
import { endSessions, listSessions, revokeSession, signOut } from './session.service.js';
import { signIn } from './signIn.service.js';

export const sessionResolvers = {
  Query: {
    sessions: (_, args, context) => listSessions(context, args),
  },
  Session: {
    isCurrent: (session, _, context) => session.id === context.viewer?.sessionId,
  },
  Mutation: {
    login: (_, args, context) => signIn(context, args),
    logout: (_, __, context) => signOut(context),
    revokeSession: (_, { id }, context) => revokeSession(context, id),
    endSessions: (_, { userId }, context) => endSessions(context, userId),
    changePassword: (_, args, context) => changePassword(context, args),
    requestPasswordReset: (_, args, context) => requestPasswordReset(context, args),
    resetPassword: (_, args, context) => resetPassword(context, args),
  },
} satisfies Resolvers;
