import { authorKey, finder } from '../anonymity/authorKeys.js';
import type { SeedRow } from './rows.js';

/**
 * Links anonymous feedback of the demo to its authors, like feedback given in the portal; numbers continue from
 * chunk to chunk.
 */
export function createLinks(secret: string): (rows: SeedRow[], ids: number[]) => unknown[] {
  const written = new Map<number, number>();
  return (rows, ids) => {
    const links = rows.flatMap(({ is_anonymous, author }, index) => {
      const id = ids[index];
      if (!is_anonymous || id === undefined) return [];
      const n = (written.get(author) ?? 0) + 1;
      written.set(author, n);
      return { finder: finder(secret, author, n), id, key: authorKey(secret, author, id) };
    });
    return [links.map((link) => link.finder), links.map(({ id }) => id), links.map(({ key }) => key)];
  };
}

/** Inserts what createLinks answers. */
export const INSERT_LINKS =
  'insert into feedback_author (finder, ticket_id, author_key) select * from unnest($1::text[], $2::int[], $3::text[])';
