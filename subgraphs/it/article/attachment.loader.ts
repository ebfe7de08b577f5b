import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { listsByKey, loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { database } from '../database.js';

/** A PDF of an article. */
export interface AttachmentRow {
  id: number;
  articleId: number;
  filename: string;
  /** Bytes. */
  fileSize: number;
  /** Key of a row of `file`. */
  key: string;
}

const COLUMNS = 'id, article_id as "articleId", filename, size as "fileSize", file_key as key';

/**
 * The files of articles, in the order in which they came. Whether the viewer may see the articles is asked
 * before.
 */
export const attachmentsOf = (source: Queryable, articleIds: readonly number[]): Promise<AttachmentRow[]> =>
  source.query<AttachmentRow>(
    `select ${COLUMNS} from article_attachment where article_id = any($1::int[]) order by article_id, id`,
    [articleIds],
  );

/** Lists of files by the id of an article that the viewer has been shown; null for none. */
export const attachmentsByArticle = (context: RequestContext): DataLoader<number, AttachmentRow[] | null> =>
  loader(context, 'it.articleAttachments', async (ids: readonly number[]) =>
    listsByKey(await attachmentsOf(database, ids), (row) => row.articleId),
  );
