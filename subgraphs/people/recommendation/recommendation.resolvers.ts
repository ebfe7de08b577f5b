import { certain } from '../../kit/graphql/loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { idOf } from '../lookup/lookup.fixed.js';
import { postingById } from '../posting/posting.loader.js';
import { MATCH_KIND, METHOD } from './recommendation.kinds.js';
import {
  checkResume,
  generateRecommendations,
  latestRecommendations,
  recommendForUpload,
} from './recommendation.service.js';
import { reasonsOf } from './recommendation.words.js';

const URGENT = idOf('posting_priority', 'urgent');

export const recommendationResolvers = {
  Query: {
    latestJobRecommendations: (_, __, context) => latestRecommendations(context),
  },
  Mutation: {
    checkResumeAndRecommend: (_, args, context) => checkResume(context, args),
    uploadResumeForRecommendations: (_, { resume, useAiSearch }, context) =>
      recommendForUpload(context, resume, useAiSearch),
    generateJobRecommendations: (_, args, context) => generateRecommendations(context, args),
  },
  JobRecommendation: {
    jobId: (row) => row.postingId,
    job: (row, _, context) => certain(postingById(context).load(row.postingId)),
    matchReasons: (row) => reasonsOf(row.matches),
    isUrgent: (row) => row.priorityId === URGENT,
  },
  RecommendationMethod: METHOD,
  JobMatchKind: MATCH_KIND,
} satisfies Resolvers;
