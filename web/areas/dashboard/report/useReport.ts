import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

/** The answer behind a card of the report. */
export interface Answer<Data> {
  /** Undefined until the first answer and after a failure; what was there before stays while more is on its way. */
  data: Data | undefined;
  /** What a chart takes of it. */
  state: { error: string | undefined; onRetry: () => void; busy: boolean };
  isLoading: boolean;
}

/** Reads the figures of one card, or of two that share a query; a query that fails costs no other card its figures. */
export function useReport<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  const asked = document as TypedDocumentNode<Data, OperationVariables>;
  const answer = useQuery(asked, { variables });
  const isBroken = answer.error !== undefined && !answer.data;
  const data = isBroken ? undefined : (answer.data ?? answer.previousData);
  return {
    data,
    state: {
      error: isBroken && !answer.loading ? 'Failed to load these figures.' : undefined,
      onRetry: () => void answer.refetch().catch(() => undefined),
      busy: answer.loading,
    },
    isLoading: answer.loading && !data,
  };
}
