import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { findArticle, lockArticle } from '../article/article.loader.js';
import type { ArticleRow } from '../article/article.loader.js';
import { change } from '../article/article.service.js';
import { reviveCategory } from '../articleCategory/articleCategory.service.js';
import { database } from '../database.js';
import type { MutationRestoreKbArticleVersionArgs } from '../generated/schema.js';

/**
 * Gives an article the title, text and category of an earlier version; the category comes back where it was
 * removed. @throws FORBIDDEN, NOT_FOUND also for a version that it never had, CONFLICT
 */
export async function restoreVersion(
  context: RequestContext,
  { id, from, version }: MutationRestoreKbArticleVersionArgs,
): Promise<ArticleRow> {
  const viewer = requireViewer(context);
  await database.write(context, async (tx) => {
    const article = await lockArticle(tx, viewer, id);
    requireVersion(version, article.version);
    const earlier = await tx.one<{ title: string; content: string; categoryId: number }>(
      'select title, content, category_id as "categoryId" from article_version where article_id = $1 and version = $2',
      [id, from],
    );
    if (!earlier) throw notFound();
    const categoryId = await reviveCategory(tx, earlier.categoryId);
    await change(tx, viewer, article, { columns: { ...earlier, categoryId } });
    return id;
  });
  context.loaders.clear();
  return findArticle(context, id);
}
