import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { requirePermission, requireViewer } from '../../kit/request/viewer.js';
import { reviveCategory } from '../articleCategory/articleCategory.service.js';
import { database } from '../database.js';
import { findArticle, lockArticle } from './article.loader.js';
import type { ArticleRow } from './article.loader.js';

/**
 * Removes an article from everyone's sight (K4); its row, files and counters stay, so that it can come back.
 * @throws FORBIDDEN, NOT_FOUND
 */
export async function removeArticle(context: RequestContext, id: number): Promise<boolean> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const { title, authorId } = await lockArticle(tx, viewer, id);
    await tx.query('update article set deleted_at = now(), version = version + 1 where id = $1', [id]);
    await tx.audit({
      action: 'article.delete',
      objectType: 'article',
      objectId: id,
      before: { title, authorId },
    });
    return true;
  });
  context.loaders.clear();
  return true;
}

/**
 * Restores a removed article, with its category if that was removed after it. @throws FORBIDDEN, NOT_FOUND for an
 * unknown id
 */
export async function restoreArticle(context: RequestContext, id: number): Promise<ArticleRow> {
  requirePermission(context, 'article.manage');
  await database.write(context, async (tx) => {
    const row = await tx.one<{ title: string; categoryId: number; isRemoved: boolean }>(
      'select title, category_id as "categoryId", deleted_at is not null as "isRemoved" from article where id = $1 for update',
      [id],
    );
    if (!row) throw notFound();
    if (!row.isRemoved) return true;
    const categoryId = await reviveCategory(tx, row.categoryId);
    await tx.query(
      'update article set deleted_at = null, category_id = $2, version = version + 1 where id = $1',
      [id, categoryId],
    );
    await tx.audit({
      action: 'article.restore',
      objectType: 'article',
      objectId: id,
      after: { title: row.title, categoryId },
    });
    return true;
  });
  context.loaders.clear();
  return findArticle(context, id);
}
