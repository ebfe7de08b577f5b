import type { Resolvers } from '../generated/resolvers.js';
import { printLabels } from './assetLabels.service.js';

export const assetLabelsResolvers = {
  Mutation: {
    printAssetLabels: (_root, args, context) => printLabels(context, args),
  },
} satisfies Resolvers;
