import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notice } from '../../kit/request/notice.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import type { MutationUpdateJobApplicationArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { isApplicant } from './application.access.js';
import { JobApplication } from './application.entity.js';
import { applicationById, forgetApplications } from './application.loader.js';
import type { ApplicationRow } from './application.loader.js';
import { keepReview } from './applicationHistory.service.js';
import { lockApplication } from './application.lock.js';
import type { LockedApplication } from './application.lock.js';
import { statusOf } from './application.status.js';
import { isTold, readReview, requireReviewable } from './review.service.js';
import type { Review } from './review.service.js';
import { readWithdrawal } from './withdraw.service.js';

/** @throws NOT_FOUND for an id that does not exist, is malformed, or is hidden from the viewer */
export async function findApplication(context: RequestContext, id: string): Promise<ApplicationRow> {
  const row = await applicationById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** The fields for the audit trail: neither text about a person nor their rating. */
const audited = ({ statusId, rating, reviewNotes, interviewDate }: Review) => ({
  ...(statusId !== undefined && { status: statusOf(statusId).code }),
  ...(interviewDate !== undefined && { interviewDate }),
  ...(rating !== undefined && { rating: 'changed' }),
  ...(reviewNotes !== undefined && { reviewNotes: 'changed' }),
});

const TOLD = { toldVersion: () => 'told_version + 1', toldAt: () => 'now()' };

async function write(
  tx: Transaction,
  row: LockedApplication,
  review: Review,
  action: 'review' | 'withdraw',
): Promise<void> {
  const changes: Review = Object.fromEntries(
    Object.entries(review).filter(([field, value]) => row[field as keyof Review] !== value),
  );
  if (Object.keys(changes).length === 0) return;
  await tx.manager.update(JobApplication, { id: row.id }, { ...changes, ...(isTold(changes) && TOLD) });
  await keepReview(tx, row, changes);
  const before = {
    status: statusOf(row.statusId).code,
    ...(changes.interviewDate !== undefined && { interviewDate: row.interviewDate }),
  };
  await tx.audit({
    action: `jobApplication.${action}`,
    objectType: 'jobApplication',
    objectId: row.id,
    before,
    after: audited(changes),
  });
  if (action === 'review' && isTold(changes))
    await tx.emit(...notice({ kind: 'application.moved', thing: row.id, to: [row.applicantId] }));
}

/**
 * Reviews a person's application, or withdraws the viewer's own: on it everyone is the applicant, whatever their
 * roles.
 * @throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT per field, CONFLICT with the present status
 */
export async function changeApplication(
  context: RequestContext,
  { id, input, version }: MutationUpdateJobApplicationArgs,
): Promise<ApplicationRow> {
  const viewer = requireViewer(context);
  const changed = await database.write(context, async (tx) => {
    const row = await lockApplication(tx, viewer, id);
    const isOwn = isApplicant(viewer, row);
    const review = isOwn ? readWithdrawal(row.statusId, input) : readReview(input);
    if (!isOwn) {
      requireReviewable(row.statusId, review);
      requireVersion(version, row.version, statusOf(row.statusId).code);
    }
    await write(tx, row, review, isOwn ? 'withdraw' : 'review');
    return row.id;
  });
  forgetApplications(context);
  return findApplication(context, changed);
}
