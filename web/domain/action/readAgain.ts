import type { ApolloClient, ObservableQuery } from '@apollo/client';

/**
 * Has the screen read again what it shows, after something changed; does not wait for it. An answer that was
 * on its way may be older than the change, and Apollo Client takes it for the answer to the new question, too
 * (https://github.com/apollographql/apollo-client/issues/13429): such a query is asked once more.
 */
export function readAgain(client: ApolloClient): void {
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => (query.getCurrentResult().loading ? askedTwice(query) : true),
  });
}

async function askedTwice(query: ObservableQuery): Promise<void> {
  await query.refetch().catch(() => undefined);
  if (query.hasObservers()) await query.refetch().catch(() => undefined);
}
