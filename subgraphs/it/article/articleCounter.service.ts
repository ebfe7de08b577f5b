import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { Where } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './article.access.js';
import { ARTICLES, findArticle } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';

/**
 * Counts one more view or download of an article that the viewer may see, in SQL, so that none is lost (K1).
 * Version and time do not change. @throws NOT_FOUND, also for a repeat by a person who may no longer see it
 */
export async function countUse(
  context: RequestContext,
  id: number,
  counter: 'view_count' | 'download_count',
): Promise<ArticleRow> {
  const where = narrowToVisible(new Where().and('a.id = ?', id), requireViewer(context));
  await database.write(context, async (tx) => {
    const row = await tx.one<{ id: number }>(
      `update ${ARTICLES} set ${counter} = a.${counter} + 1 where ${where.sql} returning a.id`,
      where.params,
    );
    if (!row) throw notFound();
    return row.id;
  });
  context.loaders.clear();
  return findArticle(context, id);
}
