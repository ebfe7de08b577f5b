import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';

import { pageSizes } from '../../ui/data/pageSizes';
import type { TableSort } from '../../ui/data/tableColumn';
import { failureText, readFailure } from '../failure/failure';
import { readPages, type PageOfRows } from './readPages';
import { useUrlQuery } from './useUrlQuery';

/** What a person looks at: each word of it stands in the URL unless it is the one to start with. */
export interface ListView<Filter extends string> {
  filters: Readonly<Record<Filter, string>>;
  search: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** As the graph takes it: "-createdAt". */
  ordering: string;
}

export interface ListOptions<Data, Variables, Row, Filter extends string> {
  /**
   * Words that a filter takes in the URL, or what they look like where they are not known yet, and the one that
   * holds where the URL has none of them.
   */
  filters: Readonly<Record<Filter, { values: readonly string[] | RegExp; initial: string }>>;
  sort: TableSort;
  /** Rows of a page until a person chooses another size. */
  pageSize: number;
  /**
   * Which list it is, where a screen has several under one query: rows of another one are not shown while
   * this one loads.
   */
  of?: string;
  variables: (view: ListView<Filter>) => Variables;
  read: (data: Data) => { count: number; results: readonly Row[] };
}

export interface List<Row, Filter extends string> extends ListView<Filter> {
  /** Undefined until the first answer; kept while the next one is on its way. */
  rows: readonly Row[] | undefined;
  /** On all pages. */
  count: number | undefined;
  failed: boolean;
  /** Why it failed, in words; null where it did not. */
  reason: string | null;
  busy: boolean;
  retry: () => void;
  sort: TableSort;
  /** Something is searched or filtered, so that an empty list may have rows elsewhere. */
  isNarrowed: boolean;
  setFilter: (name: Filter, value: string) => void;
  setSearch: (search: string) => void;
  setSort: (sort: TableSort) => void;
  setPage: (page: number) => void;
  /** The first row that shows stays on the page. */
  setPageSize: (pageSize: number) => void;
  clear: () => void;
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
export function useListQuery<Data, Variables extends OperationVariables, Row, Filter extends string>(
  document: TypedDocumentNode<Data, Variables>,
  options: ListOptions<Data, Variables, Row, Filter>,
): List<Row, Filter> {
  const client = useApolloClient();
  const { query, change } = useUrlQuery();
  const names = Object.keys(options.filters) as Filter[];

  const sort = readSort(query.get('sort')) ?? options.sort;
  const filtersBy = (word: (name: Filter) => string | null) =>
    Object.fromEntries(names.map((name) => [name, readWord(word(name), options.filters[name])])) as Record<
      Filter,
      string
    >;
  const view: ListView<Filter> = {
    filters: filtersBy((name) => query.get(name)),
    search: query.get('search') ?? '',
    page: readPage(query.get('page')),
    pageSize: readPageSize(query.get('page_size')) ?? options.pageSize,
    ordering: orderingOf(sort),
  };

  // The rows of an earlier visit show at once and are read again behind them.
  const asked = document as TypedDocumentNode<Data, OperationVariables>;
  const answer = useQuery(asked, { variables: options.variables(view) });
  const [shownOf, setShownOf] = useState(options.of);
  if (answer.data && shownOf !== options.of) setShownOf(options.of);
  const shown = answer.data ?? (shownOf === options.of ? answer.previousData : undefined);
  const page = shown && options.read(shown);

  // A page that no longer exists, from an old link or after rows have gone.
  const isPastTheEnd =
    view.page > 1 && answer.error !== undefined && readFailure(answer.error).code === 'NOT_FOUND';
  useEffect(() => {
    if (isPastTheEnd) change({ page: null }, { replace: true });
  });

  const failed = answer.error !== undefined && !isPastTheEnd;
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    ...view,
    sort,
    rows: page?.results,
    count: page?.count,
    failed,
    reason: failed ? failureText(answer.error) : null,
    busy: answer.loading,
    retry: () => void answer.refetch().catch(() => undefined),
    isNarrowed:
      view.search !== '' || names.some((name) => view.filters[name] !== options.filters[name].initial),
    setFilter: (name, value) =>
      change({ [name]: value === options.filters[name].initial ? null : value, page: null }),
    setSearch: (search) => change({ search: search || null, page: null }, { replace: true }),
    setSort: (next) =>
      change({ sort: orderingOf(next) === orderingOf(options.sort) ? null : orderingOf(next), page: null }),
    setPage: (next) => change({ page: pageWord(next) }),
    setPageSize: (next) =>
      change({
        page_size: next === options.pageSize ? null : String(next),
        page: pageWord(Math.floor(((view.page - 1) * view.pageSize) / next) + 1),
      }),
    clear: () => change({ ...none, search: null, page: null }),
    readAll: ({ whole = false, signal } = {}) => {
      const asIs = whole
        ? { ...view, filters: filtersBy(() => null), search: '', ordering: orderingOf(options.sort) }
        : view;
      const context = { fetchOptions: { signal } };
      return readPages(async ({ page: next, pageSize }) => {
        const variables = options.variables({ ...asIs, page: next, pageSize });
        const { data } = await client.query({ query: asked, variables, context, fetchPolicy: 'no-cache' });
        return options.read(data as Data);
      }, signal);
    },
  };
}

const readWord = (
  word: string | null,
  { values, initial }: { values: readonly string[] | RegExp; initial: string },
): string => {
  if (word === null) return initial;
  return (values instanceof RegExp ? values.test(word) : values.includes(word)) ? word : initial;
};

const readPage = (word: string | null): number =>
  word !== null && /^[1-9]\d{0,5}$/.test(word) ? Number(word) : 1;

/** Null for the first page, which needs no word in the URL. */
const pageWord = (page: number): string | null => (page > 1 ? String(page) : null);

const readPageSize = (word: string | null): number | undefined =>
  pageSizes.find((size) => String(size) === word);

function readSort(word: string | null): TableSort | null {
  const [, minus, key] = /^(-?)([A-Za-z]+)$/.exec(word ?? '') ?? [];
  return key === undefined ? null : { key, descending: minus === '-' };
}

const orderingOf = ({ key, descending }: TableSort): string => `${descending ? '-' : ''}${key}`;
