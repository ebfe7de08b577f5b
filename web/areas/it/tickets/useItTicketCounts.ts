import { useQuery } from '@apollo/client/react';

import { useLiveAnswer } from '../../../domain/stream/useNews';
import { graphql } from '../../../generated/gql';
import type { ItTicketCountsQuery } from '../../../generated/graphql';
import type { ItChoice } from './itFilters';

/** Tickets of one status, urgency, category, with or without a person who works on them. */
export type ItTicketCount = NonNullable<ItTicketCountsQuery['itTicketCounts']>[number];

export interface ItTicketCounts {
  /** Undefined until the first answer. */
  counts: readonly ItTicketCount[] | undefined;
  loading: boolean;
  /** It failed, and nothing is known from before. */
  failed: boolean;
  retry: () => void;
}

/** How many tickets the page lists, to be added up by `countIt`; one statement whatever is shown of it. */
export function useItTicketCounts(): ItTicketCounts {
  const { data, previousData, error, loading, refetch } = useQuery(ItTicketCountsDocument);
  useLiveAnswer(refetch);
  const counts = (data ?? previousData)?.itTicketCounts ?? undefined;
  return {
    counts,
    loading,
    failed: error !== undefined && counts === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The tickets that are as chosen. */
export const countIt = (counts: readonly ItTicketCount[], choice: Partial<ItChoice> = {}): number => {
  const { statuses, urgency, systemCategory, assigned } = choice;
  return counts
    .filter((one) => statuses?.includes(one.status) ?? true)
    .filter((one) => (urgency ?? one.urgency) === one.urgency)
    .filter((one) => (systemCategory ?? one.systemCategory) === one.systemCategory)
    .filter((one) => !assigned || one.assigned)
    .reduce((sum, { count }) => sum + count, 0);
};

const ItTicketCountsDocument = graphql(`
  query ItTicketCounts {
    itTicketCounts {
      status
      urgency
      systemCategory
      assigned
      count
    }
  }
`);
