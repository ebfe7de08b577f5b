import type { Resolvers } from '../generated/resolvers.js';
import { earlierOnAsset } from './earlierOnAsset.loader.js';

export const assetTicketsResolvers = {
  Ticket: {
    earlierOnAsset: ({ id }, _, context) => earlierOnAsset(context).load(id),
  },
} satisfies Resolvers;
