import { useEffect, useState } from 'react';

import type { AskGraph } from '../askGraph';

export interface SavedQuery {
  id: number;
  name: string;
  query: string;
  variables: string;
  isShared: boolean;
  isOwn: boolean;
  ownerName: string;
  version: number;
}

/** The stored fields of a query. */
export type SavedValues = Pick<SavedQuery, 'name' | 'query' | 'variables' | 'isShared'>;

const listQuery = `query SavedQueries {
  savedQueries(pageSize: 200) {
    results { id name query variables isShared isOwn ownerName version }
  }
}`;
const createQuery = `mutation SaveQuery($input: SavedQueryInput!) { createSavedQuery(input: $input) { id } }`;
const changeQuery = `mutation ChangeSavedQuery($id: Int!, $input: SavedQueryChanges!, $version: Int) {
  updateSavedQuery(id: $id, input: $input, version: $version) { id }
}`;
const removeQuery = `mutation RemoveSavedQuery($id: Int!) { removeSavedQuery(id: $id) }`;

interface Saved {
  /** Undefined until they are read. */
  rows: readonly SavedQuery[] | undefined;
  /** The result of the last action, in words. */
  message: string;
  /** Each resolves to true on success. */
  create: (values: SavedValues) => Promise<boolean>;
  change: (row: SavedQuery, values: Partial<SavedValues>) => Promise<boolean>;
  remove: (row: SavedQuery) => Promise<boolean>;
}

/** The saved queries that the visitor may see, and what can be done with them. */
export function useSavedQueries(ask: AskGraph): Saved {
  const [rows, setRows] = useState<readonly SavedQuery[]>();
  const [message, setMessage] = useState('');
  const [reads, setReads] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    ask<{ savedQueries: { results: SavedQuery[] } }>(listQuery).then(
      ({ savedQueries }) => {
        if (isCurrent) setRows(savedQueries.results);
      },
      (error: unknown) => {
        if (isCurrent) setMessage(wordsOf(error));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [ask, reads]);
  /** Does something, says how it went and reads the list again. */
  const run = async (done: string, deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed();
      setMessage(done);
      setReads((count) => count + 1);
      return true;
    } catch (error) {
      setMessage(wordsOf(error));
      return false;
    }
  };
  return {
    rows,
    message,
    create: (input) => run('The query is saved.', () => ask(createQuery, { input })),
    change: ({ id, version }, input) =>
      run('The saved query is changed.', () => ask(changeQuery, { id, version, input })),
    remove: ({ id }) => run('The saved query is removed.', () => ask(removeQuery, { id })),
  };
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
