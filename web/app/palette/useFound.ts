import { useQuery } from '@apollo/client/react';

import { useSettled } from '../../domain/list/useSettled';
import { graphql } from '../../generated/gql';
import type { FindThingsQuery } from '../../generated/graphql';

/** A result from the graph. */
export type FoundThing = NonNullable<FindThingsQuery['searchPeople']>[number];

interface Found {
  /** The results for exactly this text; nothing while another text is being searched. */
  things: readonly FoundThing[];
  isLooking: boolean;
  /** Some area did not answer. */
  hasFailed: boolean;
  retry: () => void;
}

/** Fewer letters look for nothing in particular. */
const isEnough = (text: string): boolean => [...text].length >= 2;

/** Asks every area in one query, once typing has paused; an answer to an earlier text is dropped. */
export function useFound(typed: string): Found {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, 200);
  const asked = useSettled(text, 180);
  const isCurrent = asked === text;
  const { data, loading, error, refetch } = useQuery(FindThingsDocument, {
    variables: { text: asked },
    skip: !isEnough(asked),
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const answer = isCurrent && isEnough(text) && !loading ? data : undefined;
  return {
    things: answer
      ? [answer.searchPeople, answer.searchTickets, answer.searchIt, answer.searchLearning].flatMap(
          (part) => part ?? [],
        )
      : [],
    isLooking: isEnough(text) && (!isCurrent || loading),
    hasFailed: isCurrent && !loading && error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

const FindThingsDocument = graphql(`
  query FindThings($text: String!) {
    searchPeople(search: $text) {
      kind
      id
      title
      subtitle
      path
    }
    searchTickets(search: $text) {
      kind
      id
      title
      subtitle
      path
    }
    searchIt(search: $text) {
      kind
      id
      title
      subtitle
      path
    }
    searchLearning(search: $text) {
      kind
      id
      title
      subtitle
      path
    }
  }
`);
