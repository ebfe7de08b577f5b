import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { reviewDistribution } from './distribution.service.js';
import { managesReviews } from './reviewCycle.access.js';
import { cycleById, progressOf } from './reviewCycle.loader.js';
import { closeCycle, findCycle, listCycles, openCycle } from './reviewCycle.service.js';

export const reviewCycleResolvers = {
  Query: {
    reviewCycles: (_root, args, context) => listCycles(context, args),
    reviewCycle: (_root, { id }, context) => findCycle(context, id),
    reviewDistribution: (_root, { cycleId }, context) => reviewDistribution(context, cycleId),
  },
  Mutation: {
    openReviewCycle: (_root, { input }, context) => openCycle(context, input),
    closeReviewCycle: (_root, args, context) => closeCycle(context, args),
  },
  ReviewCycle: {
    __resolveReference: ({ id }, context) => cycleById(context).load(id),
    isOpen: ({ closedAt }) => closedAt === null,
    progress: ({ id }, _args, context) =>
      managesReviews(requireViewer(context)) ? progressOf(context).load(id) : null,
    viewerCan: (row) => row,
  },
  ReviewCycleActions: {
    close: ({ closedAt }, _args, context) => closedAt === null && managesReviews(requireViewer(context)),
    share: (_row, _args, context) => managesReviews(requireViewer(context)),
  },
} satisfies Resolvers;
