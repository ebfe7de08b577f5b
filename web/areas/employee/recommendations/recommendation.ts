import { graphql } from '../../../generated/gql';
import type { RecommendationAnswerFragment } from '../../../generated/graphql';

/** What came of a request for recommendations. */
export type RecommendationAnswer = RecommendationAnswerFragment;

/** A position that suits a resume. */
export type Recommendation = RecommendationAnswer['recommendations'][number];

/** One match between a resume and a posting, or one gap. */
export type JobMatch = Recommendation['matches'][number];

/** What the resume shows, or comes close to: a reason for a recommendation. */
export const isReason = ({ kind }: Pick<JobMatch, 'kind'>): boolean => kind !== 'MISSING';

export const RecommendationAnswerPart = graphql(`
  fragment RecommendationAnswer on JobRecommendations {
    status
    message
    cached
    methodUsed
    madeAt
    resumeName
    recommendations {
      recommendationId
      jobId
      job {
        id
        title
        departmentName
        location
        salaryRange
        applicationsCount
        isClosed
        priority {
          code
          label
        }
        status {
          code
          label
        }
      }
      matchPercentage
      matches {
        skill
        kind
        inResume
        inPosting
      }
      isUrgent
    }
    processingStats {
      jobsProcessed
      totalJobsSearched
    }
  }
`);
