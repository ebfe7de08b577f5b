import type { Resolvers } from '../generated/resolvers.js';
import { previewPhoto, updateProfile } from './profile.service.js';

export const profileResolvers = {
  Mutation: {
    updateProfile: (_, { input }, context) => updateProfile(context, input),
    previewPhoto: (_, { photo }, context) => previewPhoto(context, photo),
  },
} satisfies Resolvers;
