import type { RequestContext } from '../../kit/context.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { updateProfile } from './profile.service.js';
import type { ProfileInput } from './profile.service.js';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_: unknown, { input }: { input: ProfileInput }, context: RequestContext) => updateProfile(context, input),
  },
};
