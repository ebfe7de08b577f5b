import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { filter, firstValueFrom } from 'rxjs';

import type { QueryName } from '../../generated/queryNames';

/**
 * Reads these queries again where the screen shows them; does not wait for it. Any other one is read when its
 * screen comes.
 */
export function refetchStale(client: ApolloClient, stale: readonly QueryName[]): void {
  const names: ReadonlySet<string> = new Set(stale);
  refetchShown(client, ({ queryName }) => queryName !== undefined && names.has(queryName));
}

/**
 * Reads again everything that the screen shows. For when anything may have changed meanwhile; an action names
 * what it changes.
 */
export const refetchEverything = (client: ApolloClient): void => refetchShown(client, () => true);

function refetchShown(client: ApolloClient, isStale: (query: ObservableQuery) => boolean): void {
  void client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) =>
      isStale(query) && (query.getCurrentResult().loading ? refetchAfterAnswer(query) : true),
  });
}

/**
 * An answer that is on its way may be older than the change, and Apollo Client would take it for the answer to
 * the new question, too (https://github.com/apollographql/apollo-client/issues/13429).
 */
async function refetchAfterAnswer(query: ObservableQuery): Promise<void> {
  await firstValueFrom(query.pipe(filter(({ loading }) => !loading)), { defaultValue: null });
  if (query.hasObservers()) await query.refetch().catch(() => undefined);
}
