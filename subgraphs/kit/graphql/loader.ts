import DataLoader from 'dataloader';
import type { RequestContext } from '../request/context.js';

/**
 * The request's loader of that name, made on first use. Never shared between requests or callers (I3).
 * `load` gets unique keys and returns a map; a key missing from it resolves to null.
 */
export function loader<Key extends string | number, Value>(
  context: RequestContext,
  name: string,
  load: (keys: readonly Key[]) => Promise<Map<Key, Value>>,
): DataLoader<Key, Value | null> {
  const known = context.loaders.get(name);
  if (known) return known as DataLoader<Key, Value | null>;
  const made = new DataLoader<Key, Value | null>(
    async (keys) => {
      const found = await load(keys);
      return keys.map((key) => found.get(key) ?? null);
    },
    { maxBatchSize: 500 },
  );
  context.loaders.set(name, made);
  return made;
}

/** Rows by a key column, for loader(). */
export function byKey<Key, Row>(rows: Row[], key: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

/** Rows gathered under a key column in the order they came, for a loader of lists. */
export function listsByKey<Key, Row>(rows: Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(key(row));
    if (list) list.push(row);
    else lists.set(key(row), [row]);
  }
  return lists;
}

/**
 * A row that another row refers to, so that it is there. @throws Error when it is not, which is a fault of
 * ours
 */
export async function certain<Row>(row: Promise<Row | null>): Promise<Row> {
  const found = await row;
  if (found === null) throw new Error('A row that is referred to is missing.');
  return found;
}
