import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { TicketKind } from '../../generated/graphql';
import { useLiveAnswer } from '../stream/useNews';
import type { StatusCount } from './statusGroups';

export interface OwnTicketCounts {
  /** By status; undefined until the first answer. */
  counts: readonly StatusCount[] | undefined;
  loading: boolean;
  /** It failed, and nothing is known from before. */
  failed: boolean;
  retry: () => void;
}

/** How many tickets of a kind the person has made, to be added up by `countIn`. */
export function useOwnTicketCounts(kind: TicketKind): OwnTicketCounts {
  const { data, previousData, error, loading, refetch } = useQuery(OwnTicketCountsDocument, {
    variables: { kind },
  });
  useLiveAnswer(refetch);
  const counts = (data ?? previousData)?.ownTicketCounts ?? undefined;
  return {
    counts,
    loading,
    failed: error !== undefined && counts === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

const OwnTicketCountsDocument = graphql(`
  query OwnTicketCounts($kind: TicketKind!) {
    ownTicketCounts(kind: $kind) {
      status
      count
    }
  }
`);
