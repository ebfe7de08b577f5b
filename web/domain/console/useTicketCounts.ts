import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import type { TicketKind, TicketPriority, TicketStatus } from '../../generated/graphql';
import { countIn } from '../list/countIn';
import { useLiveAnswer } from '../stream/useNews';

/** How many tickets have all three. */
export interface TicketCount {
  kind: TicketKind;
  status: TicketStatus;
  priority: TicketPriority;
  count: number;
}

/** The properties of counted tickets; an omitted one matches any value. */
export type CountedBy = Partial<Pick<TicketCount, 'kind' | 'status' | 'priority'>>;

export interface TicketCounts {
  /** Undefined until the first answer. */
  counts: readonly TicketCount[] | undefined;
  loading: boolean;
  /** It failed, and nothing is known from before. */
  failed: boolean;
  retry: () => void;
}

/** How many tickets a handler sees, to be added up by `countBy`; one statement whatever is shown of it. */
export function useTicketCounts(): TicketCounts {
  const { data, previousData, error, loading, refetch } = useQuery(TicketCountsDocument);
  useLiveAnswer(refetch);
  const counts = (data ?? previousData)?.ticketCounts ?? undefined;
  return {
    counts,
    loading,
    failed: error !== undefined && counts === undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The tickets of these together. */
export const countBy = (counts: readonly TicketCount[], { kind, status, priority }: CountedBy = {}): number =>
  countIn(
    counts.filter((one) => (kind ?? one.kind) === one.kind && (priority ?? one.priority) === one.priority),
    status && [status],
  );

const TicketCountsDocument = graphql(`
  query TicketCounts {
    ticketCounts {
      kind
      status
      priority
      count
    }
  }
`);
