import type { RequestContext } from '../../kit/context.js';
import type { ListArgs } from '../../kit/list.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { changePassword } from './passwordChange.service.js';
import type { PasswordChange } from './passwordChange.service.js';
import { requestPasswordReset, resetPassword } from './passwordReset.service.js';
import type { PasswordResetGiven } from './passwordReset.service.js';
import { endSessions, listSessions, revokeSession, signOut } from './session.service.js';
import type { SessionRow } from './session.service.js';
import { signIn } from './signIn.service.js';
import type { Credentials } from './signIn.service.js';

export const sessionResolvers: Resolvers = {
  Query: {
    sessions: (_: unknown, args: ListArgs & { userId?: number | null }, context: RequestContext) => listSessions(context, args),
  },
  Session: {
    isCurrent: (session: SessionRow, _: unknown, context: RequestContext) => session.id === context.viewer?.sessionId,
  },
  Mutation: {
    login: (_: unknown, args: Credentials, context: RequestContext) => signIn(context, args),
    logout: (_: unknown, __: unknown, context: RequestContext) => signOut(context),
    revokeSession: (_: unknown, { id }: { id: number }, context: RequestContext) => revokeSession(context, id),
    endSessions: (_: unknown, { userId }: { userId: number }, context: RequestContext) => endSessions(context, userId),
    changePassword: (_: unknown, args: PasswordChange, context: RequestContext) => changePassword(context, args),
    requestPasswordReset: (_: unknown, args: { email: string }, context: RequestContext) => requestPasswordReset(context, args),
    resetPassword: (_: unknown, args: PasswordResetGiven, context: RequestContext) => resetPassword(context, args),
  },
};
