import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../generated/gql';
import type { TicketCommentsQuery } from '../../../generated/graphql';
import { toast } from '../../../ui/feedback/toast';
import { useLiveAnswer } from '../../stream/useNews';

export type TicketComment = TicketCommentsQuery['ticketComments']['results'][number];

interface TicketComments {
  /** Oldest first; undefined until they are there, and where they cannot be had. */
  comments: readonly TicketComment[] | undefined;
  /** The number of older ones that are not loaded yet. */
  earlier: number;
  loading: boolean;
  failed: boolean;
  retry: () => void;
  readEarlier: () => void;
}

/** The comments on a ticket, the latest first. */
export function useTicketComments(ticket: number): TicketComments {
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(TicketCommentsDocument, {
    variables: { ticket, page: 1 },
    nextFetchPolicy: 'cache-first',
  });
  useLiveAnswer(refetch);
  const answer = (data ?? previousData)?.ticketComments;
  const readEarlier = async () => {
    const page = Math.floor((answer?.results.length ?? 0) / pageSize) + 1;
    await fetchMore({
      variables: { page },
      updateQuery: ({ ticketComments: shown }, { fetchMoreResult: { ticketComments: more } }) => {
        const known = new Set(shown.results.map(({ id }) => id));
        return {
          ticketComments: {
            ...more,
            results: [...shown.results, ...more.results.filter(({ id }) => !known.has(id))],
          },
        };
      },
    }).catch(() => toast.error('Failed to load earlier comments. Please try again.'));
  };
  return {
    comments: answer?.results.toReversed(),
    earlier: answer ? answer.count - answer.results.length : 0,
    loading,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
    readEarlier: () => void readEarlier(),
  };
}

/** This many of the latest are loaded at once, the maximum of the graph. */
const pageSize = 200;

const TicketCommentsDocument = graphql(`
  query TicketComments($ticket: Int!, $page: Int!) {
    ticketComments(ticket: $ticket, page: $page, pageSize: 200, ordering: "-createdAt") {
      count
      results {
        id
        comment
        isInternal
        articleId
        article {
          id
          title
        }
        createdBy {
          id
          profilePicture
        }
        createdByName
        createdAt
      }
    }
  }
`);
