import { dayIn } from '../../kit/config/calendar.js';
import { checkRange } from '../../kit/graphql/limits.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, Problems } from '../../kit/request/errors.js';
import { notice } from '../../kit/request/notice.js';
import { readText } from '../../kit/request/input/text.js';
import { PerformanceReviewLimits } from '../generated/limits.js';
import type {
  ManagerReviewInput,
  MutationWriteManagerReviewArgs,
  MutationWriteSelfReviewArgs,
  SelfReviewInput,
} from '../generated/schema.js';
import { isReadyToFinish } from './performanceReview.access.js';
import type { ReviewRow } from './performanceReview.loader.js';
import { changeReview } from './reviewMove.service.js';

const MISSING = 'This is needed to finish the review.';

async function readAnswers(
  tx: Transaction,
  { cycleId }: ReviewRow,
  { selfAnswers, finish }: SelfReviewInput,
): Promise<string[]> {
  const cycle = await tx.one<{ asked: number }>(
    'select cardinality(questions) as asked from review_cycle where id = $1',
    [cycleId],
  );
  const asked = cycle?.asked ?? 0;
  const problems = new Problems();
  if (selfAnswers.length !== asked)
    problems.add('selfAnswers', `Give ${asked} answers, one for each question.`);
  problems.throwIfAny();
  const answers = selfAnswers.map((answer) =>
    readText(problems, 'selfAnswers', answer, PerformanceReviewLimits.selfAnswers.length),
  );
  if (finish && answers.includes('') && problems.isClean('selfAnswers'))
    problems.add('selfAnswers', 'Answer every question to finish the self review.');
  problems.throwIfAny();
  return answers;
}

/** Writes the viewer's own self review. @throws BAD_USER_INPUT selfAnswers, and as changeReview */
export function writeSelfReview(
  context: RequestContext,
  { id, input, version }: MutationWriteSelfReviewArgs,
): Promise<ReviewRow> {
  return changeReview(context, {
    id,
    name: 'finishSelf',
    version,
    work: async (tx, review, viewer) => {
      const answers = await readAnswers(tx, review, input);
      const moves = input.finish === true;
      if (moves)
        await tx.emit(
          ...notice({ kind: 'review.selfDone', thing: id, to: [review.managerUserId], by: viewer.userId }),
        );
      return {
        set: `self_answers = ?${moves ? ', self_reviewed_at = now()' : ''}`,
        values: [answers],
        moves,
      };
    },
  });
}

function readManagerPart(review: ReviewRow, input: ManagerReviewInput) {
  const problems = new Problems();
  const textOf = (name: 'strengths' | 'improvements') =>
    input[name] === undefined
      ? review[name]
      : readText(problems, name, input[name], PerformanceReviewLimits[name]);
  const part = {
    rating: input.rating === undefined ? review.rating : input.rating,
    strengths: textOf('strengths'),
    improvements: textOf('improvements'),
  };
  if (part.rating !== null) checkRange(problems, 'rating', part.rating, PerformanceReviewLimits.rating);
  if (input.finish === true)
    for (const [field, value] of Object.entries(part))
      if ((value === null || value === '') && problems.isClean(field)) problems.add(field, MISSING);
  problems.throwIfAny();
  return part;
}

/**
 * Writes the manager's part of a review. @throws BAD_USER_INPUT rating, strengths, improvements; CONFLICT when it is
 * too early to finish; and as changeReview
 */
export function writeManagerReview(
  context: RequestContext,
  { id, input, version }: MutationWriteManagerReviewArgs,
): Promise<ReviewRow> {
  return changeReview(context, {
    id,
    name: 'finishManager',
    version,
    work: async (_tx, review, viewer) => {
      const moves = input.finish === true;
      const today = dayIn(context.config.organisation.timeZone);
      if (moves && !isReadyToFinish(review, today))
        throw conflict(
          'The self review is not finished. Until the due date the person can still write it.',
          review.state,
        );
      const { rating, strengths, improvements } = readManagerPart(review, input);
      const finished = ', manager_reviewed_at = now(), reviewed_by_id = ?, reviewed_by_name = ?';
      return {
        set: `rating = ?, strengths = ?, improvements = ?${moves ? finished : ''}`,
        values: [rating, strengths, improvements, ...(moves ? [viewer.userId, viewer.fullName] : [])],
        moves,
      };
    },
  });
}
