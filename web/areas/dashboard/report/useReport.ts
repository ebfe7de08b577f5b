import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';

/** The answer behind a card of the report. */
export interface Answer<Data> {
  /** Undefined until the first answer and after a failure; what was there before stays while more is on its way. */
  data: Data | undefined;
  /** What a chart takes of it. */
  state: { error: string | undefined; onRetry: () => void; busy: boolean };
  isLoading: boolean;
}

/**
 * Reads the figures of one card, or of two that share a query; a query that fails costs no other card its figures. What
 * is tried again is every card that failed: after an outage that is all of them.
 */
export function useReport<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  const asked = document as TypedDocumentNode<Data, OperationVariables>;
  const client = useApolloClient();
  const answer = useQuery(asked, { variables });
  const isBroken = answer.error !== undefined && !answer.data;
  const data = isBroken ? undefined : (answer.data ?? answer.previousData);
  return {
    data,
    state: {
      error: isBroken && !answer.loading ? 'Failed to load these figures.' : undefined,
      onRetry: () =>
        void client
          .refetchQueries({
            include: 'active',
            onQueryUpdated: (query) => query.getCurrentResult().error !== undefined,
          })
          .catch(() => undefined),
      busy: answer.loading,
    },
    isLoading: answer.loading && !data,
  };
}
