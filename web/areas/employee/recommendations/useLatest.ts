import { useQuery } from '@apollo/client/react';

import { getFragmentData } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { RecommendationAnswerPart, type RecommendationAnswer } from './recommendation';

export interface Latest {
  /** Recommendations of the last 24 hours; null when there are none, undefined until it is known. */
  answer: RecommendationAnswer | null | undefined;
  failed: boolean;
  busy: boolean;
  retry: () => void;
}

/** What was recommended lately; asked for only while `isWanted`. */
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
