import type { RequestContext } from '../../kit/context.js';
import type { UploadReference } from '../../kit/scalars.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { previewPhoto, updateProfile } from './profile.service.js';
import type { ProfileInput } from './profile.service.js';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_: unknown, { input }: { input: ProfileInput }, context: RequestContext) => updateProfile(context, input),
    previewPhoto: (_: unknown, { photo }: { photo: UploadReference }, context: RequestContext) => previewPhoto(context, photo),
  },
};
