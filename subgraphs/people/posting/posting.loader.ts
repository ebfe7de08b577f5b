import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { Where } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from './posting.access.js';
import { JobPosting } from './posting.entity.js';
import { acceptsApplicationsSql, todayOf } from './posting.status.js';

/** A job posting as it is read; its id is a UUID in lower case. */
export interface PostingRow extends JobPosting {
  hiringManagerName: string | null;
}

/**
 * The columns of a PostingRow from POSTINGS; the hiring manager is looked up for the rows of a page alone.
 */
export const POSTING_COLUMNS = selectOf<PostingRow>({
  ...columnMapOf(JobPosting, 'p'),
  hiringManagerName: `(select trim(m.first_name || ' ' || m.last_name) from employee m where m.id = p.hiring_manager_id)`,
});
export const POSTINGS = 'job_posting p';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The id as the table has it; null when the text is no UUID, and therefore no posting's or application's id.
 */
export function readUuid(id: string): string | null {
  const text = id.trim().toLowerCase();
  return UUID.test(text) ? text : null;
}

const known = (ids: readonly string[]): string[] => ids.flatMap((id) => readUuid(id) ?? []);

/** The postings that the viewer may see, in one statement. Ids that are not UUIDs match no row. */
export function visiblePostings(
  source: Queryable,
  viewer: Viewer,
  ids: readonly string[],
): Promise<PostingRow[]> {
  const where = narrowToVisible(new Where().among('p.id', 'uuid', known(ids)), viewer);
  return source.query<PostingRow>(
    `select ${POSTING_COLUMNS} from ${POSTINGS} where ${where.sql}`,
    where.params,
  );
}

const NAME = 'people.jobPosting';

/** Postings by id, as far as the viewer may see them. */
export function postingById(context: RequestContext): DataLoader<string, PostingRow | null> {
  return loader(context, NAME, async (ids: readonly string[]) => {
    const rows = byKey(await visiblePostings(database, requireViewer(context), ids), (row) => row.id);
    return new Map(
      ids.flatMap((id) => {
        const row = rows.get(readUuid(id) ?? '');
        return row ? [[id, row] as const] : [];
      }),
    );
  });
}

/** What this request has read of postings before is out of date. */
export const forgetPostings = (context: RequestContext): void => void context.loaders.delete(NAME);

/** The newest postings that take applications today and that the viewer may see, newest first. */
export function openPostings(context: RequestContext, limit: number): Promise<PostingRow[]> {
  const where = narrowToVisible(
    new Where().and(acceptsApplicationsSql('?'), todayOf(context)),
    requireViewer(context),
  );
  const most = where.param(limit);
  return database.query<PostingRow>(
    `select ${POSTING_COLUMNS} from ${POSTINGS} where ${where.sql} order by p.created_at desc, p.id desc limit ${most}`,
    where.params,
  );
}

/**
 * Locks a posting until the transaction ends against changes, removal and applications. Every write of a posting or
 * its applications calls this first. @returns null if the viewer may not see it
 */
export async function lockPosting(tx: Queryable, viewer: Viewer, id: string): Promise<PostingRow | null> {
  const where = narrowToVisible(new Where().and('p.id = ?', readUuid(id)), viewer);
  return tx.one<PostingRow>(
    `select ${POSTING_COLUMNS} from ${POSTINGS} where ${where.sql} for update of p`,
    where.params,
  );
}
