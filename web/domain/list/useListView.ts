import { pageSizes } from '../../ui/data/paging/pageSizes';
import type { TableSort } from '../../ui/data/table/tableColumn';
import { useUrlQuery } from './useUrlQuery';

/** The view of a list: each part is in the URL unless it is the default. */
export interface ListView<Filter extends string> {
  filters: Readonly<Record<Filter, string>>;
  search: string;
  /** From 1. */
  page: number;
  pageSize: number;
  /** As the graph takes it: "-createdAt". */
  ordering: string;
}

export interface ListViewOptions<Filter extends string> {
  /** The values of a filter in the URL, or their format if they are not known yet, and the default. */
  filters: Readonly<Record<Filter, { values: readonly string[] | RegExp; initial: string }>>;
  sort: TableSort;
  /** Rows of a page until a person chooses another size. */
  pageSize: number;
}

/** A view, what it is called in a table, and how to change it. */
export interface ListViewControls<Filter extends string> extends ListView<Filter> {
  sort: TableSort;
  /** Filters with an unknown value in the URL, which do not apply. */
  unknown: readonly Filter[];
  /** Something is searched or filtered, so that an empty list may have rows elsewhere. */
  isNarrowed: boolean;
  setFilter: (name: Filter, value: string) => void;
  setSearch: (search: string) => void;
  setSort: (sort: TableSort) => void;
  setPage: (page: number) => void;
  /** The first row that shows stays on the page. */
  setPageSize: (pageSize: number) => void;
  clear: () => void;
  /** Goes to the first page, from one that is no longer there. */
  leavePage: () => void;
}

/** How a person looks at a list, kept in the URL: `?status=pending&sort=-startDate&page=2&page_size=50`. */
export function useListView<Filter extends string>(
  options: ListViewOptions<Filter>,
): { view: ListView<Filter>; controls: ListViewControls<Filter>; whole: ListView<Filter> } {
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
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return {
    view,
    whole: { ...view, filters: filtersBy(() => null), search: '', ordering: orderingOf(options.sort) },
    controls: {
      ...view,
      sort,
      unknown: names.filter((name) => ![null, '', view.filters[name]].includes(query.get(name))),
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
      leavePage: () => change({ page: null }, { replace: true }),
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
