import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { ListSpec, Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryKbArticlesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToVisible } from './article.access.js';
import { ARTICLE_COLUMNS, ARTICLES } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';
import { readSearch, searchText } from './search/articleSearch.service.js';

const ORDER = {
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
  title: 'a.title',
  viewCount: 'a.view_count',
  downloadCount: 'a.download_count',
};

/** This many of the newest matches are compared; a word that more articles contain is too general. */
const MOST_RANKED = 2_000;

/**
 * How well the query fits, best first: a word in the title weighs ten in the content, words close together
 * more, and long texts less.
 */
const rankOf = (query: string) => `-ts_rank_cd('{0, 0, 0.1, 1}', a.search, ${query}, 1)`;

/**
 * Ranks before it pages, so only the newest of what matches: a statement that reads no more the more there
 * is.
 */
function ranked(where: Where, query: string): Pick<ListSpec, 'from' | 'where' | 'order'> {
  const from = `(select * from ${ARTICLES} where ${where.sql} order by a.created_at desc, a.id desc limit ${MOST_RANKED}) a`;
  const outer = new Where();
  for (const value of where.params) outer.param(value);
  return { from, where: outer, order: { ...ORDER, relevance: rankOf(query) } };
}

/**
 * This many articles of a page have excerpts; people read no more of them, and excerpts are the most expensive
 * part.
 */
const MOST_HIGHLIGHTED = 50;

/**
 * One page of the articles that the viewer may see. @param isCounted whether their number is asked for, too
 * @throws BAD_USER_INPUT on a list of over 200 values or a long search; NOT_FOUND past the end
 */
export async function listArticles(
  context: RequestContext,
  args: QueryKbArticlesArgs,
  isCounted = false,
): Promise<Page<ArticleRow>> {
  refuseLongLists(args, 'category', 'author');
  const where = narrowToVisible(new Where(), requireViewer(context))
    .anyOf('a.category_id', 'int', args.category)
    .anyOf('a.author_id', 'int', args.author);
  if (args.isPublished != null) where.and(args.isPublished ? 'a.is_published' : 'not a.is_published');
  const spec: ListSpec = {
    select: ARTICLE_COLUMNS,
    from: ARTICLES,
    where,
    order: ORDER,
    defaultOrder: '-createdAt',
    tie: 'a.id',
  };
  const text = searchText(args.search);
  if (text === null) return listRows<ArticleRow>(database, spec, args);

  const words = await readSearch(database, text);
  if (words === null) where.and('false');
  if (!words?.length) return listRows<ArticleRow>(database, spec, args);
  const foundBy = words.map((word) => `(${word})`).join(' & ');
  const query = `${where.param(foundBy)}::tsquery`;
  where.and(`a.search @@ ${query}`);
  const ordering = args.ordering?.trim() ? args.ordering : 'relevance';
  const { results, count } = await listRows<ArticleRow>(
    database,
    /\brelevance\b/.test(ordering) ? { ...spec, ...ranked(where, query), countsAlong: isCounted } : spec,
    { ...args, ordering },
  );
  return { results: results.map((row, at) => (at < MOST_HIGHLIGHTED ? { ...row, foundBy } : row)), count };
}
