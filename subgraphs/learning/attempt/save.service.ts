import type { RequestContext } from '../../kit/request/context.js';
import { checkRange } from '../../kit/graphql/limits.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { notAChoice, notAnId } from '../../kit/request/input/refusalTexts.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { saveExamAnswerLimits } from '../generated/limits.js';
import type { MutationSaveExamAnswerArgs } from '../generated/schema.js';
import type { ExamAttemptStatus } from './attempt.status.js';
import { answerAt, placeOf } from './shownAnswer.js';
import type { QuestionType } from '../question/question.kinds.js';
import { presentInstant, secondsUntil } from './examClock.js';
import { noAttempt, requireNewestDevice, requireOpen, timeOver } from './refusals.js';

interface Saved extends Record<string, unknown> {
  status: ExamAttemptStatus;
  expiresAt: string;
  deviceToken: string;
  /** Null for a number that is no question of the attempt. */
  questionType: QuestionType | null;
  options: number;
  isChoice: boolean;
  place: number | null;
  sequence: number;
  savedAt: string;
}

/**
 * One statement. It shares the lock of the attempt, so that a submit waits for it and then grades the answer,
 * or it waits for the submit and then finds the attempt ended. A stored answer is replaced by one with a
 * higher number only. $5 and $6 are the place that the answer means for multiple choice and for true or false.
 */
const SAVE = `with attempt as (
    select a.id, a.status, a.expires_at, a.device_token from exam_attempt a
    where a.id = $1 and a.user_id = $2 and a.certification_id = $3 for share),
  asked as (
    select q.question_id, v.question_type, cardinality(q.shown_options) as options, q.answer, q.sequence, q.saved_at,
      case when v.question_type = 'true_false' then $6::smallint else $5::smallint end as place
    from attempt a join exam_question q on q.attempt_id = a.id and q.question_id = $4 join question_version v on v.id = q.version_id),
  saved as (
    update exam_question q set answer = nullif(g.place, 0), sequence = coalesce($7::int, q.sequence + 1), saved_at = $8
    from asked g, attempt a
    where q.attempt_id = a.id and q.question_id = g.question_id and a.status = 'in_progress' and a.expires_at >= $8
      and ($9::text is null or $9 = a.device_token) and g.place between 0 and g.options and ($7::int is null or $7 > q.sequence)
    returning q.answer, q.sequence, q.saved_at)
  select a.status, a.expires_at as "expiresAt", a.device_token as "deviceToken", g.question_type as "questionType", g.options,
    g.place between 0 and g.options as "isChoice",
    case when s.saved_at is null then g.answer else s.answer end as place,
    coalesce(s.sequence, g.sequence) as sequence, coalesce(s.saved_at, g.saved_at, $8) as "savedAt"
  from attempt a left join asked g on true left join saved s on true`;

/** No option: neither one that is shown nor 0, which takes an answer back. */
const NONE = -1;
const placeIn = (questionType: QuestionType, answer: string): number => {
  const place = placeOf({ questionType, options: 4 }, answer);
  return place === undefined ? NONE : (place ?? 0);
};

/** @throws BAD_USER_INPUT, CONFLICT as `saveAnswer` */
function judge(saved: Saved, args: MutationSaveExamAnswerArgs, now: string): void {
  requireOpen(saved);
  if (saved.expiresAt < now) throw timeOver();
  requireNewestDevice(saved, args.deviceToken);
  if (saved.questionType === null) throw badInput({ questionId: [notAnId(String(args.questionId))] });
  if (!saved.isChoice) throw badInput({ answer: [notAChoice(args.answer)] });
}

/**
 * Saves one answer. @throws BAD_USER_INPUT on `attemptId`, `questionId`, `answer` or `sequence`; CONFLICT once the
 * attempt has ended, its time has ended, or a newer device continues with it
 */
export async function saveAnswer(context: RequestContext, args: MutationSaveExamAnswerArgs) {
  const { userId } = requireViewer(context);
  const { attemptId, certificationId, questionId, answer, sequence, deviceToken } = args;
  const problems = new Problems();
  if (sequence != null) checkRange(problems, 'sequence', sequence, saveExamAnswerLimits.sequence);
  problems.throwIfAny();
  const now = presentInstant();
  const save = async (source: Queryable): Promise<Saved> => {
    const saved = await source.one<Saved>(SAVE, [
      ...[attemptId, userId, certificationId, questionId],
      ...[placeIn('multiple_choice', answer), placeIn('true_false', answer)],
      ...[sequence ?? null, now, deviceToken ?? null],
    ]);
    if (!saved) throw await noAttempt(certificationId, attemptId);
    judge(saved, args, now);
    return saved;
  };
  // Saved again it changes nothing, so that only a key makes it worth remembering.
  const saved = await (context.idempotencyKey === null ? save(database) : database.write(context, save));
  return {
    savedAt: saved.savedAt,
    answer: answerAt(saved.questionType ?? 'multiple_choice', saved.place),
    sequence: saved.sequence,
    remainingSeconds: secondsUntil(saved.expiresAt, now),
  };
}
