import { checkRange } from '../../kit/graphql/limits.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { notice } from '../../kit/request/notice.js';
import { readText, requiredText } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { PerformanceReviewLimits, ReviewCalibrationLimits } from '../generated/limits.js';
import type {
  MutationAcknowledgeReviewArgs,
  MutationCalibrateReviewArgs,
  MutationShareReviewArgs,
} from '../generated/schema.js';
import type { CycleRow } from '../reviewCycle/reviewCycle.loader.js';
import { findCycle } from '../reviewCycle/reviewCycle.service.js';
import type { ReviewRow } from './performanceReview.loader.js';
import { MOVES } from './performanceReview.status.js';
import { changeReview } from './reviewMove.service.js';

/** Changes a rating and keeps what it was, and why. @throws BAD_USER_INPUT rating, reason; and as changeReview */
export function calibrateReview(
  context: RequestContext,
  { id, input: { rating, reason }, version }: MutationCalibrateReviewArgs,
): Promise<ReviewRow> {
  return changeReview(context, {
    id,
    name: 'calibrate',
    version,
    work: async (tx, review, viewer) => {
      const problems = new Problems();
      checkRange(problems, 'rating', rating, PerformanceReviewLimits.rating);
      if (rating === review.rating) problems.add('rating', 'This is the present rating.');
      const why = requiredText(problems, 'reason', reason, ReviewCalibrationLimits.reason);
      problems.throwIfAny();
      await tx.query(
        `insert into review_calibration (review_id, rating_before, rating_after, reason, by_id, by_name)
         values ($1, $2, $3, $4, $5, $6)`,
        [id, review.rating, rating, why, viewer.userId, viewer.fullName],
      );
      return { set: 'rating = ?', values: [rating], moves: true };
    },
  });
}

/** Shares a finished review with its person. @throws as changeReview */
export function shareReview(
  context: RequestContext,
  { id, version }: MutationShareReviewArgs,
): Promise<ReviewRow> {
  return changeReview(context, {
    id,
    name: 'share',
    version,
    work: async (tx, { cycleId, ownerUserId }, viewer) => {
      await tx.emit(
        ...notice({ kind: 'review.shared', thing: cycleId, to: [ownerUserId], by: viewer.userId }),
      );
      return {
        set: 'shared_at = now(), shared_by_id = ?, shared_by_name = ?',
        values: [viewer.userId, viewer.fullName],
        moves: true,
      };
    },
  });
}

/**
 * Shares every finished review of a cycle but the viewer's own, in a number of statements that does not depend on how
 * many they are. @throws NOT_FOUND
 */
export async function shareReviewsOfCycle(
  context: RequestContext,
  cycleId: number,
): Promise<{ shared: number; cycle: CycleRow }> {
  const { userId, fullName } = requireViewer(context);
  const cycle = await findCycle(context, cycleId);
  const { from, to } = MOVES.share;
  return database.write(context, async (tx) => {
    const shared = await tx.query<{ userId: number }>(
      `update performance_review r set state = '${to}', shared_at = now(), shared_by_id = $2, shared_by_name = $3,
         version = r.version + 1, updated_at = now()
       from employee e where r.cycle_id = $1 and r.state = any($4::review_state[]) and e.id = r.employee_id and e.user_id <> $2
       returning e.user_id as "userId"`,
      [cycleId, userId, fullName, from],
    );
    if (shared.length === 0) return { shared: 0, cycle };
    const receivers = shared.map((row) => row.userId);
    await tx.emit(...notice({ kind: 'review.shared', thing: cycleId, to: receivers, by: userId }));
    await tx.audit({
      action: 'review_cycle.share',
      objectType: 'review_cycle',
      objectId: cycleId,
      after: { people: shared.length },
    });
    return { shared: shared.length, cycle };
  });
}

/** Acknowledges the viewer's own shared review. @throws BAD_USER_INPUT comment; and as changeReview */
export function acknowledgeReview(
  context: RequestContext,
  { id, input: { comment }, version }: MutationAcknowledgeReviewArgs,
): Promise<ReviewRow> {
  return changeReview(context, {
    id,
    name: 'acknowledge',
    version,
    work: async (tx, _review, viewer) => {
      const problems = new Problems();
      const said = readText(problems, 'comment', comment, PerformanceReviewLimits.comment);
      problems.throwIfAny();
      const writer = await tx.one<{ id: number | null }>(
        'select reviewed_by_id as id from performance_review where id = $1',
        [id],
      );
      // Who wrote it reads it, no matter who manages the person today.
      await tx.emit(
        ...notice({ kind: 'review.acknowledged', thing: id, to: [writer?.id ?? null], by: viewer.userId }),
      );
      return { set: 'comment = ?, acknowledged_at = now()', values: [said], moves: true };
    },
  });
}
