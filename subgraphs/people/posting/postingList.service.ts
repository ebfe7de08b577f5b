import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { QueryJobPostingsArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { readLookup } from '../lookup/lookup.fixed.js';
import type { LookupKind } from '../lookup/lookup.fixed.js';
import { mayManage, narrowToVisible } from './posting.access.js';
import { POSTING_COLUMNS, POSTINGS } from './posting.loader.js';
import type { PostingRow } from './posting.loader.js';
import { acceptsApplicationsSql, DEADLINE_SQL, DRAFT, todayOf } from './posting.status.js';

const ORDER = {
  postedDate: 'p.posted_date',
  title: 'p.title',
  applicationDeadline: DEADLINE_SQL,
  applicationsCount: 'p.applications_count',
  createdAt: 'p.created_at',
};

/**
 * The numbers someone means by numbers and codes; null when nothing is given. Words in no list go under
 * `field`.
 */
function readChoices(
  kind: LookupKind,
  field: string,
  given: readonly string[] | null | undefined,
  problems: Problems,
): number[] | null {
  const words = (given ?? []).map((word) => word.trim()).filter((word) => word !== '');
  const ids = words.flatMap((word) => {
    const id = readLookup(kind, word);
    if (id === null) problems.add(field, notAChoice(word));
    return id ?? [];
  });
  return words.length === 0 ? null : [...new Set(ids)];
}

/**
 * One page of the postings that the viewer may see. @throws BAD_USER_INPUT on an unknown status or priority
 * or a list of over 200 values; NOT_FOUND past the end
 */
export async function listPostings(
  context: RequestContext,
  args: QueryJobPostingsArgs,
): Promise<PlacedPage<PostingRow>> {
  refuseLongLists(args, 'status', 'priority', 'department', 'jobType', 'experienceLevel');
  const viewer = requireViewer(context);
  const problems = new Problems();
  const status = readChoices('posting_status', 'status', args.status, problems);
  const priority = readChoices('posting_priority', 'priority', args.priority, problems);
  problems.throwIfAny();
  const where = narrowToVisible(new Where(), viewer);
  // Among drafts alone there is nothing for others to look for.
  const isNothing = !mayManage(viewer) && status?.every((id) => id === DRAFT) === true;
  if (isNothing) where.and('false');
  where
    .anyOf('p.status_id', 'int', status)
    .anyOf('p.priority_id', 'int', priority)
    .anyOf('p.department_id', 'int', args.department)
    .anyOf('p.job_type', 'text', args.jobType)
    .anyOf('p.experience_level', 'text', args.experienceLevel)
    .search(args.search, 'p.search_text');
  if (args.isActive != null) where.and(args.isActive ? 'p.is_active' : 'not p.is_active');
  if (args.acceptsApplications != null)
    where.and(
      args.acceptsApplications ? acceptsApplicationsSql('?') : `not (${acceptsApplicationsSql('?')})`,
      todayOf(context),
    );
  return listRows<PostingRow>(
    database,
    {
      select: POSTING_COLUMNS,
      from: POSTINGS,
      where,
      order: ORDER,
      defaultOrder: '-createdAt',
      tie: 'p.id',
      hasPlaces: true,
    },
    args,
  );
}
