import { useState } from 'react';

import { useListQuery, type List, type ListView } from '../../../domain/list/useListQuery';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { graphql } from '../../../generated/gql';
import type { TableSort } from '../../../ui/data/table/tableColumn';
import { articleRow, type ArticleRow } from './articleRow';
import { articlesPerPage, failed } from './pinned';

export type ArticleFilter = 'category';

export interface ArticleList extends List<ArticleRow, ArticleFilter> {
  /** What it is sorted by unless someone chooses: a search by how well an article fits. */
  usualSort: TableSort;
  /** The message of a failure. */
  failedText: string;
}

/** The four sort orders, by their names in the address, which are those of the graph. */
export const sortWords = {
  createdAt: 'Date',
  title: 'Title',
  viewCount: 'Views',
  downloadCount: 'Downloads',
} as const;

/** Search results are ordered by relevance. */
export const relevance = 'relevance';

const newestFirst: TableSort = { key: 'createdAt', descending: true };
const bestFirst: TableSort = { key: relevance, descending: false };

/** The articles, the newest first; what they are narrowed and sorted by is kept in the address. */
export function useArticleList(): ArticleList {
  const { query } = useUrlQuery();
  const isSearch = (query.get('search') ?? '') !== '';
  const usualSort = isSearch ? bestFirst : newestFirst;
  const list = useListQuery(KnowledgeArticlesDocument, {
    filters: { category: { values: /^[1-9]\d{0,8}$/, initial: 'all' } },
    sort: usualSort,
    pageSize: articlesPerPage,
    variables: (view) => ({
      search: view.search || null,
      category: view.filters.category === 'all' ? null : [Number(view.filters.category)],
      ordering: orderingOf(view),
      page: view.page,
      pageSize: view.pageSize,
    }),
    read: ({ kbArticles: { count, results } }) => ({ count, results: results.map(articleRow) }),
  });
  const sort = isKnown(list.sort.key, isSearch) ? list.sort : usualSort;
  return { ...list, sort, usualSort, failedText: useFailedText(list, isSearch) };
}

const isKnown = (key: string, isSearch: boolean): boolean =>
  key in sortWords || (isSearch && key === relevance);

/** What the address says, where it can be sorted by that. */
const orderingOf = ({ ordering, search }: ListView<ArticleFilter>): string =>
  isKnown(ordering.replace('-', ''), search !== '') ? ordering : search === '' ? '-createdAt' : relevance;

/** Which of the specified words tell of a failure: at first, of a search, of a list, or of one that was there. */
function useFailedText(list: List<ArticleRow, ArticleFilter>, isSearch: boolean): string {
  const view = JSON.stringify([list.filters, list.search, list.ordering, list.page, list.pageSize]);
  const [shown, setShown] = useState<string | null>(null);
  if (!list.failed && !list.busy && list.rows && shown !== view) setShown(view);
  if (shown === view) return failed.refresh;
  if (isSearch) return failed.search;
  return shown === null ? failed.first : failed.list;
}

const KnowledgeArticlesDocument = graphql(`
  query KnowledgeArticles(
    $search: String
    $category: [Int!]
    $ordering: String
    $page: Int!
    $pageSize: Int!
  ) {
    kbArticles(search: $search, category: $category, ordering: $ordering, page: $page, pageSize: $pageSize) {
      count
      results {
        ...ArticleRow
      }
    }
  }
`);
