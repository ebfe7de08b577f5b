import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type {
  QueryJobApplicationCountsArgs,
  QueryJobApplicationsArgs,
  QueryMyJobApplicationsArgs,
} from '../generated/schema.js';
import { database } from '../database.js';
import { mayManage } from '../posting/posting.access.js';
import { readUuid } from '../posting/posting.loader.js';
import { narrowToOwn, narrowToVisible } from './application.access.js';
import { APPLICATION_COLUMNS, APPLICATIONS } from './application.loader.js';
import type { ApplicationRow } from './application.loader.js';
import { readStatuses, statusOf } from './application.status.js';

const ORDER = { createdAt: 'a.created_at', status: 'a.status_id' };
/** Without a rating an application comes after all others when the best come first. */
const RATED = { ...ORDER, rating: 'coalesce(a.rating, -1)' };
const LISTED = { select: APPLICATION_COLUMNS, from: APPLICATIONS, defaultOrder: '-createdAt', tie: 'a.id' };

/** @throws BAD_USER_INPUT on `jobPosting` for an unknown posting; a blank value is ignored */
function readPostings(ids: readonly string[] | null | undefined): string[] {
  const given = (ids ?? []).filter((id) => id.trim() !== '');
  return given.map((id) => {
    const known = readUuid(id);
    if (known === null) throw badInput({ jobPosting: [notAChoice(id)] });
    return known;
  });
}

/**
 * Reviewers sort by rating, and then without their own: what an applicant may not read, no place in a list
 * tells either.
 */
function orderFor(viewer: Viewer, where: Where, ordering: string | null | undefined): Record<string, string> {
  if (!mayManage(viewer) || !ordering?.includes('rating')) return ORDER;
  where.and('a.applicant_id <> ?', viewer.userId);
  return RATED;
}

/** The rows that the viewer may see, of these postings and with this text. */
const narrowed = (
  viewer: Viewer,
  { jobPosting, search }: Pick<QueryJobApplicationsArgs, 'jobPosting' | 'search'>,
): Where =>
  narrowToVisible(new Where(), viewer)
    .anyOf('a.posting_id', 'uuid', readPostings(jobPosting))
    .search(search, 'a.search_text');

/**
 * One page of the applications that the viewer may see. @throws BAD_USER_INPUT on unknown values of filters;
 * NOT_FOUND past the end
 */
export async function listApplications(
  context: RequestContext,
  args: QueryJobApplicationsArgs,
): Promise<PlacedPage<ApplicationRow>> {
  refuseLongLists(args, 'status', 'jobPosting');
  const viewer = requireViewer(context);
  const where = narrowed(viewer, args).anyOf('a.status_id', 'int', readStatuses(args.status));
  return listRows<ApplicationRow>(
    database,
    { ...LISTED, order: orderFor(viewer, where, args.ordering), where, hasPlaces: true },
    args,
  );
}

/** One page of the viewer's own applications. @throws as listApplications */
export async function listMyApplications(
  context: RequestContext,
  args: QueryMyJobApplicationsArgs,
): Promise<PlacedPage<ApplicationRow>> {
  refuseLongLists(args, 'status');
  const where = narrowToOwn(new Where(), requireViewer(context)).anyOf(
    'a.status_id',
    'int',
    readStatuses(args.status),
  );
  return listRows<ApplicationRow>(database, { ...LISTED, where, order: ORDER }, args);
}

/** How many of them have each status, in one statement. @throws BAD_USER_INPUT as listApplications */
export async function countApplications(context: RequestContext, args: QueryJobApplicationCountsArgs) {
  refuseLongLists(args, 'jobPosting');
  const where = narrowed(requireViewer(context), args);
  const rows = await database.query<{ statusId: number; count: number }>(
    `select a.status_id as "statusId", count(*) as count from job_application a where ${where.sql} group by a.status_id order by a.status_id`,
    where.params,
  );
  return rows.map(({ statusId, count }) => ({ status: statusOf(statusId), count }));
}
