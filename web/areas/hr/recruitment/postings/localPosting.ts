import type { ApolloCache, Reference } from '@apollo/client';

import { uuidPattern } from '../uuid';

/** Whether a posting is one of the server, whose ids are UUIDs; any other is in this browser alone. */
export const isOfServer = (id: string): boolean => uuidPattern.test(id);

const keyOf = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'JobPosting', id });

/** Writes fields of a posting that is in this browser alone. */
export function changeLocally(
  cache: ApolloCache,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  const key = keyOf(cache, id);
  if (key === undefined) return;
  const writers = Object.entries(fields).map(([name, value]) => [name, () => value]);
  cache.modify({ id: key, fields: Object.fromEntries(writers) as Record<string, () => unknown> });
}

/** What the cache keeps of a page of postings. */
interface KeptPage {
  results: readonly Reference[];
}

/** Takes a posting that is in this browser alone out of its lists. */
export function removeLocally(cache: ApolloCache, id: string): void {
  cache.modify({
    fields: {
      jobPostings: (kept: unknown, { readField }) => {
        const page = kept as Partial<KeptPage>;
        const results = page.results?.filter((posting) => readField('id', posting) !== id);
        return results && results.length !== page.results?.length ? { ...page, results } : kept;
      },
    },
  });
}
