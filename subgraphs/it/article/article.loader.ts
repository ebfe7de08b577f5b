import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { forbidden, notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { mayWrite, narrowToVisible } from './article.access.js';
import { Article } from './article.entity.js';

const UNREAD = ['questions', 'deletedAt'] as const satisfies readonly (keyof Article)[];

/** An article as it is read; the name of its author is that of when it was written. */
export interface ArticleRow extends Omit<Article, (typeof UNREAD)[number]> {
  categoryName: string;
  /** A removed article, which cannot be changed and whose files cannot be read until it is restored. */
  isRemoved?: boolean;
  /** The query of PostgreSQL that found it, when it was searched for. */
  foundBy?: string;
}

/** The columns of an ArticleRow from ARTICLES; the category is looked up for the rows of a page alone. */
export const ARTICLE_COLUMNS = selectOf<Omit<ArticleRow, 'isRemoved' | 'foundBy'>>({
  ...columnMapOf(Article, 'a', UNREAD),
  categoryName: '(select c.name from article_category c where c.id = a.category_id)',
});
export const ARTICLES = 'article a';

/** The articles that the viewer may see, in one statement. */
function visibleArticles(viewer: Viewer, ids: readonly number[]): Promise<ArticleRow[]> {
  const where = narrowToVisible(new Where().among('a.id', 'int', ids), viewer);
  return database.query<ArticleRow>(
    `select ${ARTICLE_COLUMNS} from ${ARTICLES} where ${where.sql}`,
    where.params,
  );
}

const NAME = 'it.article';

/** Articles by id, as far as the viewer may see them. */
export function articleById(context: RequestContext): DataLoader<number, ArticleRow | null> {
  return loader(context, NAME, async (ids: readonly number[]) =>
    byKey(await visibleArticles(requireViewer(context), ids), (row) => row.id),
  );
}

/** @throws NOT_FOUND for an unknown id, a removed article, or a draft that is hidden from the viewer */
export async function findArticle(context: RequestContext, id: number): Promise<ArticleRow> {
  const row = await articleById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/**
 * Locks an article until the transaction ends against changes of it, its files and its counters.
 * @throws NOT_FOUND when the viewer may not see it, FORBIDDEN when they may not write it
 */
export async function lockArticle(tx: Queryable, viewer: Viewer, id: number): Promise<ArticleRow> {
  const where = narrowToVisible(new Where().and('a.id = ?', id), viewer);
  const row = await tx.one<ArticleRow>(
    `select ${ARTICLE_COLUMNS} from ${ARTICLES} where ${where.sql} for update of a`,
    where.params,
  );
  if (!row) throw notFound();
  if (!mayWrite(viewer, row)) throw forbidden();
  return row;
}
