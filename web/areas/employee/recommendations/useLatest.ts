import { useQuery } from '@apollo/client/react';

import { getFragmentData } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { RecommendationAnswerPart, type RecommendationAnswer } from './recommendation';

export interface Latest {
  /** Recommendations of the last 24 hours; null if there are none, undefined while loading. */
  answer: RecommendationAnswer | null | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

/** Recent recommendations; requested only while `isWanted`. */
export function useLatest(isWanted: boolean): Latest {
  const { data, error, loading, refetch } = useQuery(LatestRecommendationsDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    skip: !isWanted,
  });
  const latest = data?.latestJobRecommendations;
  return {
    answer:
      error || data === undefined
        ? undefined
        : latest
          ? getFragmentData(RecommendationAnswerPart, latest)
          : null,
    failed: error !== undefined,
    busy: loading,
    retry: () => void refetch().catch(() => undefined),
  };
}

const LatestRecommendationsDocument = graphql(`
  query LatestJobRecommendations {
    latestJobRecommendations {
      ...RecommendationAnswer
    }
  }
`);
