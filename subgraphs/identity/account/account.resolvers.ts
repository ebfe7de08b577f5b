import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { setUserActive, updateUser } from './account.service.js';
import { cancelEmailChange, confirmEmailChange } from './emailChange.service.js';
import { register, signUp } from './register.service.js';

export const accountResolvers = {
  User: {
    pendingEmail: (user, _, context) =>
      requireViewer(context).userId === user.id ? user.pendingEmail : null,
  },
  Mutation: {
    confirmEmailChange: (_, { token }, context) => confirmEmailChange(context, token),
    cancelEmailChange: (_, __, context) => cancelEmailChange(context),
    register: (_, { input }, context) => register(context, input),
    signUp: (_, { input }, context) => signUp(context, input),
    updateUser: (_, { id, input }, context) => updateUser(context, id, input),
    setUserActive: (_, { id, isActive }, context) => setUserActive(context, id, isActive),
  },
} satisfies Resolvers;
