import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';

/** The answer behind a card of the report. */
export interface Answer<Data> {
  /**
   * Undefined until the first answer and after a failure; the previous answer stays while the next one is loading.
   */
  data: Data | undefined;
  /** The part that a chart needs. */
  state: { error: string | undefined; onRetry: () => void; busy: boolean };
  isLoading: boolean;
}

/**
 * Reads the figures of one card, or of two that share a query; a failed query does not affect other cards. A retry
 * loads every failed card again: after an outage that is all of them.
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
