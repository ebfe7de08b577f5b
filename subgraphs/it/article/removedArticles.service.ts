import type { RequestContext } from '../../kit/request/context.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryKbArticlesArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { narrowToRemoved } from './article.access.js';
import { ARTICLE_COLUMNS, ARTICLES } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';

const ORDER = {
  createdAt: 'a.created_at',
  updatedAt: 'a.updated_at',
  title: 'a.title',
  viewCount: 'a.view_count',
  downloadCount: 'a.download_count',
};

/**
 * One page of the removed articles, for people who may restore them (K4); empty for everyone else. A search only
 * matches the title. @throws BAD_USER_INPUT on a list of over 200 values or a long search; NOT_FOUND past the end
 */
export function listRemovedArticles(
  context: RequestContext,
  args: QueryKbArticlesArgs,
): Promise<Page<ArticleRow>> {
  refuseLongLists(args, 'category', 'author');
  const where = narrowToRemoved(new Where(), requireViewer(context))
    .anyOf('a.category_id', 'int', args.category)
    .anyOf('a.author_id', 'int', args.author)
    .search(args.search, 'fold_text(a.title)');
  if (args.isPublished != null) where.and(args.isPublished ? 'a.is_published' : 'not a.is_published');
  return listRows<ArticleRow>(
    database,
    {
      select: `${ARTICLE_COLUMNS}, true as "isRemoved"`,
      from: ARTICLES,
      where,
      order: ORDER,
      defaultOrder: '-createdAt',
      tie: 'a.id',
    },
    args,
  );
}
