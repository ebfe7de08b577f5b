import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../kit/request/context.js';
import { listsByKey, loader } from '../../../kit/graphql/loader.js';
import { columnsOf } from '../../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';
import { database } from '../../database.js';
import { ArticleAttachment } from './attachment.entity.js';

/** A PDF of an article as it is read. */
export type AttachmentRow = ArticleAttachment;

const COLUMNS = columnsOf(ArticleAttachment, 'f');

/**
 * The files of articles, in the order in which they came. Whether the viewer may see the articles is asked
 * before.
 */
export const attachmentsOf = (source: Queryable, articleIds: readonly number[]): Promise<AttachmentRow[]> =>
  source.query<AttachmentRow>(
    `select ${COLUMNS} from article_attachment f where f.article_id = any($1::int[]) order by f.article_id, f.id`,
    [articleIds],
  );

/** Lists of files by the id of an article that the viewer may see; null for none. */
export const attachmentsByArticle = (context: RequestContext): DataLoader<number, AttachmentRow[] | null> =>
  loader(context, 'it.articleAttachments', async (ids: readonly number[]) =>
    listsByKey(await attachmentsOf(database, ids), (row) => row.articleId),
  );
