import type { RequestContext } from '../../kit/context.js';
import type { UploadReference } from '../../kit/scalars.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { idOf } from '../lookup/lookup.fixed.js';
import { postingById } from '../posting/posting.loader.js';
import { MATCH_KIND, METHOD } from './recommendation.kinds.js';
import { checkResume, generateRecommendations, latestRecommendations, recommendForUpload } from './recommendation.service.js';
import type { CheckArgs, GenerateArgs } from './recommendation.service.js';
import type { RecommendationRow } from './recommendationRun.service.js';
import { reasonsOf } from './recommendation.words.js';

const URGENT = idOf('posting_priority', 'urgent');

interface UploadArgs {
  resume: UploadReference;
  useAiSearch?: boolean | null;
}

export const recommendationResolvers: Resolvers = {
  Query: {
    latestJobRecommendations: (_: unknown, __: unknown, context: RequestContext) => latestRecommendations(context),
  },
  Mutation: {
    checkResumeAndRecommend: (_: unknown, args: CheckArgs, context: RequestContext) => checkResume(context, args),
    uploadResumeForRecommendations: (_: unknown, { resume, useAiSearch }: UploadArgs, context: RequestContext) => recommendForUpload(context, resume, useAiSearch),
    generateJobRecommendations: (_: unknown, args: GenerateArgs, context: RequestContext) => generateRecommendations(context, args),
  },
  JobRecommendation: {
    jobId: (row: RecommendationRow) => row.postingId,
    job: (row: RecommendationRow, _: unknown, context: RequestContext) => postingById(context).load(row.postingId),
    matchReasons: (row: RecommendationRow) => reasonsOf(row.matches),
    isUrgent: (row: RecommendationRow) => row.priorityId === URGENT,
  },
  RecommendationMethod: METHOD,
  JobMatchKind: MATCH_KIND,
};
