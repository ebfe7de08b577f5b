import { isDeepStrictEqual } from 'node:util';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { requirePermission } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { JobPostingChanges } from '../generated/schema.js';
import { database } from '../database.js';
import { idOf, lookupOf } from '../lookup/lookup.fixed.js';
import { payOf } from './pay.js';
import { JobPosting } from './posting.entity.js';
import { lockPosting, postingById, visiblePostings } from './posting.loader.js';
import type { PostingRow } from './posting.loader.js';
import { ACTIVE, todayOf } from './posting.status.js';
import { checkPay, readColumns } from './postingInput.service.js';
import type { PostingColumns } from './postingInput.service.js';
import { placePosting } from './postingPlacement.service.js';

/** The defaults of a posting. */
const DEFAULTS = {
  jobType: 'full_time',
  experienceLevel: 'entry',
  salaryRange: null,
  salaryMin: null,
  salaryMax: null,
  description: '',
  requirements: [],
  responsibilities: [],
  benefits: null,
  hiringManagerId: null,
  remoteAllowed: false,
  positionsAvailable: 1,
  applicationDeadline: null,
  priorityId: idOf('posting_priority', 'medium'),
  statusId: ACTIVE,
  isActive: true,
} as const satisfies Partial<Record<keyof PostingColumns, unknown>>;

/** The trail says of long texts only that they changed. */
const UNRECORDED = new Set(['description', 'requirements', 'responsibilities', 'benefits']);
const recorded = (values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, UNRECORDED.has(field) ? 'changed' : value]),
  );

/**
 * @throws NOT_FOUND for an id that does not exist, is no UUID, or is a draft's that the viewer may not see
 */
export async function findPosting(context: RequestContext, id: string): Promise<PostingRow> {
  const row = await postingById(context).load(id);
  if (!row) throw notFound();
  return row;
}

async function readPosting(tx: Transaction, viewer: Viewer, id: string): Promise<PostingRow> {
  const [row] = await visiblePostings(tx, viewer, [id]);
  if (!row) throw notFound();
  return row;
}

/**
 * The columns to write over `before`, or of a new posting. @throws BAD_USER_INPUT that names every invalid field
 */
async function readInput(
  tx: Transaction,
  input: JobPostingChanges,
  before: PostingRow | null,
): Promise<Partial<PostingColumns>> {
  const problems = new Problems();
  const given = {
    ...readColumns(input, problems),
    ...(await placePosting(tx, input, before ?? {}, problems)),
  };
  checkPay({ ...(before ?? DEFAULTS), ...given }, problems);
  problems.throwIfAny();
  return given;
}

/** Publishes a posting. @throws FORBIDDEN, BAD_USER_INPUT */
export async function createPosting(context: RequestContext, input: JobPostingChanges): Promise<PostingRow> {
  const viewer = requirePermission(context, 'recruitment.manage');
  return database.write(context, async (tx) => {
    const given = { ...DEFAULTS, ...(await readInput(tx, input, null)) };
    const { identifiers } = await tx.manager.insert(JobPosting, {
      ...given,
      requirements: [...given.requirements],
      responsibilities: [...given.responsibilities],
      postedDate: todayOf(context),
    });
    const { id } = identifiers[0] as { id: string };
    const { title, departmentName, statusId, priorityId } = given;
    await tx.audit({
      action: 'jobPosting.create',
      objectType: 'jobPosting',
      objectId: id,
      after: { title, departmentName, statusId, priorityId },
    });
    return readPosting(tx, viewer, id);
  });
}

/** Pay that was built from the amounts and is sent back unchanged was not typed by a person. */
const asRead = (input: JobPostingChanges, before: PostingRow): JobPostingChanges =>
  before.salaryRange === null && input.salaryRange?.trim() === payOf(before)
    ? { ...input, salaryRange: null }
    : input;

/** Changes a posting; equal values change nothing. @throws FORBIDDEN, NOT_FOUND, CONFLICT, BAD_USER_INPUT */
export async function updatePosting(
  context: RequestContext,
  id: string,
  input: JobPostingChanges,
  version?: number | null,
): Promise<PostingRow> {
  const viewer = requirePermission(context, 'recruitment.manage');
  const written = await database.write(context, async (tx) => {
    const before = await lockPosting(tx, viewer, id);
    if (!before) throw notFound();
    requireVersion(version, before.version, lookupOf('posting_status', before.statusId).code);
    const given = await readInput(tx, asRead(input, before), before);
    const fields = (Object.keys(given) as (keyof PostingColumns)[]).filter(
      (field) => !isDeepStrictEqual(given[field], before[field]),
    );
    if (fields.length === 0) return before;
    const pick = (row: Partial<PostingColumns>) =>
      Object.fromEntries(fields.map((field) => [field, row[field]]));
    const changes = pick(given);
    await tx.manager.update(JobPosting, before.id, changes);
    await tx.audit({
      action: 'jobPosting.update',
      objectType: 'jobPosting',
      objectId: before.id,
      before: recorded(pick(before)),
      after: recorded(changes),
    });
    return readPosting(tx, viewer, before.id);
  });
  context.loaders.clear(); // applications carry the title, too
  return written;
}
