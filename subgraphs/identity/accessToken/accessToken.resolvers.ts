import type { Resolvers } from '../generated/resolvers.js';
import { createAccessToken, listAccessTokens, revokeAccessToken } from './accessToken.service.js';

export const accessTokenResolvers = {
  Query: {
    personalAccessTokens: (_, args, context) => listAccessTokens(context, args),
  },
  PersonalAccessToken: {
    isExpired: ({ expiresAt }) => Date.parse(expiresAt) <= Date.now(),
  },
  Mutation: {
    createPersonalAccessToken: (_, args, context) => createAccessToken(context, args),
    revokePersonalAccessToken: (_, { id }, context) => revokeAccessToken(context, id),
  },
} satisfies Resolvers;
