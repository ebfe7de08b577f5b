import type { Queryable } from '../../kit/postgres/queryable.js';
import type { KbArticlePart } from './articlePart.kinds.js';

/**
 * Keeps what articles say now, under the version that they have now; to be called in the transaction of every
 * change.
 */
export async function keepVersion(
  tx: Queryable,
  articleIds: readonly number[],
  {
    editor,
    changed = [],
  }: { editor?: { userId: number; fullName: string }; changed?: readonly KbArticlePart[] },
): Promise<void> {
  await tx.query(
    `insert into article_version
      (article_id, version, title, content, category_id, is_published, changed, editor_id, editor_name, edited_at)
      select id, version, title, content, category_id, is_published, $2, coalesce($3, author_id), coalesce($4, author_name), updated_at
      from article where id = any($1::int[])`,
    [articleIds, changed, editor?.userId ?? null, editor?.fullName ?? null],
  );
}
