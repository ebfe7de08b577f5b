import type DataLoader from 'dataloader';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { forbidden, notFound } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { mayWrite } from '../article/article.access.js';
import { findArticle } from '../article/article.loader.js';
import { database } from '../database.js';
import type { QueryKbArticleVersionArgs, QueryKbArticleVersionsArgs } from '../generated/schema.js';
import { ArticleVersion } from './articleVersion.entity.js';

/** A version as it is listed; its text is read when it is asked for. */
export interface ArticleVersionRow extends Omit<ArticleVersion, 'content'> {
  categoryName: string;
  previousVersion: number | null;
}

const VERSIONS = 'article_version v';
const COLUMNS = selectOf<ArticleVersionRow>({
  ...columnMapOf(ArticleVersion, 'v', ['content']),
  categoryName: '(select c.name from article_category c where c.id = v.category_id)',
  previousVersion:
    '(select max(p.version) from article_version p where p.article_id = v.article_id and p.version < v.version)',
});

/** @throws NOT_FOUND for an article that the viewer may not see, FORBIDDEN for one that they may not change */
async function requireWriter(context: RequestContext, articleId: number): Promise<void> {
  const article = await findArticle(context, articleId);
  if (!mayWrite(requireViewer(context), article)) throw forbidden();
}

/** One page of what an article said, newest first. @throws NOT_FOUND, FORBIDDEN */
export async function listVersions(
  context: RequestContext,
  { articleId, ...page }: QueryKbArticleVersionsArgs,
): Promise<Page<ArticleVersionRow>> {
  await requireWriter(context, articleId);
  return listRows<ArticleVersionRow>(
    database,
    {
      select: COLUMNS,
      from: VERSIONS,
      where: new Where().and('v.article_id = ?', articleId),
      order: { version: 'v.version' },
      defaultOrder: '-version',
      tie: 'v.version',
    },
    page,
  );
}

/** @throws NOT_FOUND also for a version that the article never had, FORBIDDEN */
export async function findVersion(
  context: RequestContext,
  { articleId, version }: QueryKbArticleVersionArgs,
): Promise<ArticleVersionRow> {
  await requireWriter(context, articleId);
  const row = await database.one<ArticleVersionRow>(
    `select ${COLUMNS} from ${VERSIONS} where v.article_id = $1 and v.version = $2`,
    [articleId, version],
  );
  if (!row) throw notFound();
  return row;
}

const keyOf = ({ articleId, version }: Pick<ArticleVersion, 'articleId' | 'version'>) =>
  `${articleId}:${version}`;

/** Texts of versions that the viewer has been shown. */
export const textByVersion = (context: RequestContext): DataLoader<string, { content: string } | null> =>
  loader(context, 'it.articleVersionTexts', async (keys: readonly string[]) =>
    byKey(
      await database.query<{ articleId: number; version: number; content: string }>(
        `select article_id as "articleId", version, content from article_version
          where (article_id, version) in (select split_part(key, ':', 1)::int, split_part(key, ':', 2)::int from unnest($1::text[]) as key)`,
        [keys],
      ),
      keyOf,
    ),
  );

/** The text of a version that the viewer has been shown. */
export const textOf = async (row: ArticleVersionRow, context: RequestContext): Promise<string> =>
  (await textByVersion(context).load(keyOf(row)))?.content ?? '';
