import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { readFailure, serverMessage, unexpectedText } from '../failure/failure';
import { readPages, type PageOfRows } from './readPages';
import { useFreshRows, type FreshRows } from './useFreshRows';
import { useListView, type ListView, type ListViewControls, type ListViewOptions } from './useListView';

export type { ListView } from './useListView';

export interface ListOptions<Data, Variables, Row, Filter extends string> extends ListViewOptions<Filter> {
  /**
   * Which list it is, where a screen has several under one query: rows of another one are not shown while
   * this one loads.
   */
  of?: string;
  /** It does not show, and the words in the address are not its own: nothing is asked. */
  skip?: boolean;
  /** The message of a failure for which the server has none. */
  fallbackReason?: string;
  variables: (view: ListView<Filter>) => Variables;
  read: (data: Data) => { count: number; results: readonly Row[] };
}

export interface List<Row, Filter extends string> extends ListViewControls<Filter> {
  /** Undefined until the first answer; kept while the next one is on its way. */
  rows: readonly Row[] | undefined;
  /** On all pages. */
  count: number | undefined;
  failed: boolean;
  /** Why it failed, in words; null where it did not. */
  reason: string | null;
  busy: boolean;
  retry: () => void;
  /** New rows since then, if there are any. */
  fresh: FreshRows | undefined;
  /** The rows of all pages, asked for afresh, 200 at a time. */
  readAll: (options?: ReadAllOptions) => AsyncIterable<PageOfRows<Row>>;
}

export interface ReadAllOptions {
  /** All there are, in the order of the beginning, whatever is searched and filtered. */
  whole?: boolean;
  /** Ends it early. */
  signal?: AbortSignal;
}

/** One query of a list, steered by the URL: `?status=pending&sort=-startDate&page=2&page_size=50`. */
export function useListQuery<
  Data,
  Variables extends OperationVariables,
  Row extends { id: number | string },
  Filter extends string,
>(
  document: TypedDocumentNode<Data, Variables>,
  options: ListOptions<Data, Variables, Row, Filter>,
): List<Row, Filter> {
  const client = useApolloClient();
  const { view, controls, whole: start } = useListView(options);

  // The rows of an earlier visit show immediately and are read again behind them.
  const asked = document as TypedDocumentNode<Data, OperationVariables>;
  const variables = options.variables(view);
  const answer = useQuery(asked, { variables, skip: options.skip === true });
  const reload = () => void answer.refetch().catch(() => undefined);
  const fresh = useFreshRows({
    query: asked,
    variables,
    shown: answer.data,
    rowsOf: (data) => options.read(data).results,
    page: view.page,
    reload,
  });
  const [shownOf, setShownOf] = useState(options.of);
  if (answer.data && shownOf !== options.of) setShownOf(options.of);
  const shown = answer.data ?? (shownOf === options.of ? answer.previousData : undefined);
  const page = shown && options.read(shown);

  // A page that no longer exists, from an old link or after rows have gone.
  const isPastTheEnd =
    view.page > 1 && answer.error !== undefined && readFailure(answer.error).code === 'NOT_FOUND';
  useEffect(() => {
    if (isPastTheEnd) controls.leavePage();
  });

  const failed = answer.error !== undefined && !isPastTheEnd;
  return {
    ...controls,
    rows: page?.results,
    count: page?.count,
    failed,
    reason: failed ? (serverMessage(answer.error) ?? options.fallbackReason ?? unexpectedText) : null,
    busy: answer.loading,
    retry: reload,
    fresh,
    readAll: ({ whole = false, signal } = {}) => {
      const asIs = whole ? start : view;
      const context = { fetchOptions: { signal } };
      return readPages(async ({ page: next, pageSize }) => {
        const { data } = await client.query({
          query: asked,
          variables: options.variables({ ...asIs, page: next, pageSize }),
          context,
          fetchPolicy: 'no-cache',
        });
        return options.read(data as Data);
      }, signal);
    },
  };
}
