import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';

import { focusRow } from '../../ui/data/table/rowTarget';
import { countText } from '../../ui/numbers';
import { useNews } from '../stream/useNews';
import { firstNew, newsIn } from './freshRows';

/** Rows that a list does not show yet, so that nothing jumps under the eyes of a person. */
export interface FreshRows {
  /** "3 new" */
  text: string;
  show: () => void;
}

interface Asked<Data> {
  query: TypedDocumentNode<Data, OperationVariables>;
  variables: OperationVariables;
  /** What the list shows; undefined before its first answer. */
  shown: Data | undefined;
  rowsOf: (data: Data) => readonly { id: number | string }[];
  /** From 1. */
  page: number;
  /** Reads the list again. */
  reload: () => void;
}

/**
 * Reads a list once more whenever the portal says that something changed. What only changed in place shows at
 * once; rows that came are counted and wait until the person wants them.
 */
export function useFreshRows<Data>(asked: Asked<Data>): FreshRows | undefined {
  const { query, variables, shown, rowsOf, page, reload } = asked;
  const client = useApolloClient();
  const [found, setFound] = useState<{ data: Data; beside: Data; key: string } | null>(null);
  const key = JSON.stringify(variables);
  const put = (data: Data) => client.writeQuery({ query, variables, data });

  useNews(() => {
    if (shown === undefined) return;
    const look = async () => {
      const { data } = await client.query({ query, variables, fetchPolicy: 'no-cache' });
      if (!data) return;
      setFound({ data, beside: shown, key });
      if (!hasNews(newsIn(rowsOf(shown), rowsOf(data)))) put(data);
    };
    void look().catch(() => undefined);
  });

  if (shown === undefined || found?.key !== key) return undefined;
  const news = newsIn(rowsOf(shown), rowsOf(found.data));
  // On a later page rows that came shift all others: the list stays as it is until it is read again.
  if (!hasNews(news) || page > 1) return undefined;
  return {
    text: news.came > 0 ? countText(news.came, 'new', 'new') : 'Show changes',
    show: () => {
      if (found.beside === shown) put(found.data);
      else reload();
      // The button that had the keyboard goes.
      const first = firstNew(rowsOf(shown), rowsOf(found.data));
      if (first) focusRow(first.id);
    },
  };
}

const hasNews = ({ came, isReordered }: ReturnType<typeof newsIn>) => came > 0 || isReordered;
