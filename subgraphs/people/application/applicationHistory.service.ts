import type { RequestContext } from '../../kit/request/context.js';
import { listHistory } from '../../kit/postgres/history.js';
import type { RecordChange } from '../../kit/postgres/history.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { Page } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import type { QueryJobApplicationHistoryArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { mayReview } from './application.access.js';
import { JOB_APPLICATION_FIELD } from './application.kinds.js';
import type { JobApplicationField } from './application.kinds.js';
import { applicationById } from './application.loader.js';
import type { LockedApplication } from './application.lock.js';
import { statusOf } from './application.status.js';
import type { Review } from './review.service.js';

type Reviewed = keyof Review;

const FIELDS = Object.values(JOB_APPLICATION_FIELD);

/**
 * The value of a column in a timeline. Its rows stay when the application is removed, without a reader; notes,
 * which are free text about a person, are never in it.
 */
const TOLD: Readonly<
  Record<Reviewed, { field: JobApplicationField; tell: (review: Review) => string | null }>
> = {
  statusId: {
    field: 'status',
    tell: ({ statusId }) => (statusId === undefined ? null : statusOf(statusId).code),
  },
  rating: { field: 'rating', tell: ({ rating }) => rating?.toFixed(1) ?? null },
  interviewDate: { field: 'interview_date', tell: ({ interviewDate }) => interviewDate ?? null },
  reviewNotes: { field: 'review_notes', tell: ({ reviewNotes }) => (reviewNotes == null ? null : 'written') },
};

/** Keeps what really changes about an application for its timeline. */
export async function keepReview(tx: Transaction, before: LockedApplication, changes: Review): Promise<void> {
  const columns = Object.keys(changes) as Reviewed[];
  await tx.keep(
    'jobApplication',
    before.id,
    columns.map((column) => {
      const { field, tell } = TOLD[column];
      return { field, before: tell(before), after: tell(changes) };
    }),
  );
}

/**
 * A page of an application's timeline, newest first; null where the viewer may not review it.
 * @throws FORBIDDEN
 */
export async function applicationHistory(
  context: RequestContext,
  { applicationId, page, pageSize }: QueryJobApplicationHistoryArgs,
): Promise<Page<RecordChange<JobApplicationField>> | null> {
  const viewer = requirePermission(context, 'recruitment.manage');
  const row = await applicationById(context).load(applicationId);
  if (!row || !mayReview(viewer, row)) return null;
  return listHistory(
    database,
    { objectType: 'jobApplication', objectId: row.id, fields: FIELDS },
    { page, pageSize },
  );
}
