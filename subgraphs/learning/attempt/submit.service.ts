import { certain } from '../../kit/graphql/loader.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { NOT_A_TEXT, notAChoice, notAnId } from '../../kit/request/input/refusalTexts.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { MutationCancelExamArgs, MutationSubmitExamArgs } from '../generated/schema.js';
import { readAttempts } from './attempt.loader.js';
import type { AttemptRow } from './attempt.loader.js';
import { placeOf } from './shownAnswer.js';
import type { Answerable } from './shownAnswer.js';
import { isOverdue, presentInstant } from './examClock.js';
import { gradeAttempt, holdAttempt } from './grade.service.js';
import type { HeldAttempt } from './grade.service.js';
import { finishOverdue } from './overdue.service.js';
import { noAttempt, requireNewestDevice, requireOpen, timeOver } from './refusals.js';

interface Asked extends Answerable, Record<string, unknown> {
  id: number;
}

/** Locks an own attempt of the certification. @throws as `noAttempt` for any other */
async function holdOwn(
  tx: Queryable,
  context: RequestContext,
  { attemptId, certificationId }: Pick<MutationSubmitExamArgs, 'attemptId' | 'certificationId'>,
): Promise<HeldAttempt> {
  const attempt = await holdAttempt(tx, attemptId);
  if (attempt?.userId !== requireViewer(context).userId || attempt.certificationId !== certificationId)
    throw await noAttempt(certificationId, attemptId);
  return attempt;
}

/**
 * Which option the answer of each question means; null for a question that was left out. @throws
 * BAD_USER_INPUT on `answers`; the attempt stays open
 */
async function readAnswers(
  tx: Queryable,
  attemptId: number,
  answers: unknown,
): Promise<Map<number, number | null>> {
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
    throw badInput({ answers: ['Give an object: the number of a question and its answer.'] });
  const asked = await tx.query<Asked>(
    `select q.question_id as id, v.question_type as "questionType", cardinality(q.shown_options) as options
     from exam_question q join question_version v on v.id = q.version_id where q.attempt_id = $1`,
    [attemptId],
  );
  const byId = new Map(asked.map((question) => [String(question.id), question]));
  const problems = new Problems();
  const read = new Map<number, number | null>(asked.map(({ id }) => [id, null]));
  for (const [key, answer] of Object.entries(answers)) {
    const question = byId.get(key);
    if (!question) {
      problems.add('answers', notAnId(key));
      continue;
    }
    const place = typeof answer === 'string' ? placeOf(question, answer) : undefined;
    if (place !== undefined) read.set(question.id, place);
    else
      problems.add(
        'answers',
        `Question ${key}: ${typeof answer === 'string' ? notAChoice(answer) : NOT_A_TEXT}`,
      );
  }
  problems.throwIfAny();
  return read;
}

const KEEP_ANSWERS = `update exam_question q set answer = g.answer, saved_at = $4
  from unnest($2::int[], $3::smallint[]) as g (question_id, answer)
  where q.attempt_id = $1 and q.question_id = g.question_id and q.answer is distinct from g.answer`;

const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * Hands an exam in and grades it, once (E3): what comes again, or too late, gets the stored result. @throws
 * BAD_USER_INPUT on `attemptId` or `answers`; CONFLICT for a cancelled attempt or from an older device
 */
export async function submitExam(context: RequestContext, args: MutationSubmitExamArgs): Promise<AttemptRow> {
  // In its own transaction, which stays even if this one fails.
  await finishOverdue(context, requireViewer(context).userId);
  const { config } = context;
  const id = await database.write(context, async (tx) => {
    const attempt = await holdOwn(tx, context, args);
    if (attempt.status === 'completed') return attempt.id;
    requireOpen(attempt);
    const now = presentInstant();
    const ending = { at: earlier(now, attempt.expiresAt), config, context };
    if (isOverdue(attempt, now)) {
      await gradeAttempt(tx, attempt, { ...ending, action: 'exam.expire' });
      return attempt.id;
    }
    requireNewestDevice(attempt, args.deviceToken);
    const answers = await readAnswers(tx, attempt.id, args.answers);
    await tx.query(KEEP_ANSWERS, [attempt.id, [...answers.keys()], [...answers.values()], now]);
    await gradeAttempt(tx, attempt, { ...ending, action: 'exam.submit' });
    return attempt.id;
  });
  return readAttempt(id);
}

/** Stops an open attempt. @throws BAD_USER_INPUT on `attemptId`; CONFLICT if it has ended */
export async function cancelExam(context: RequestContext, args: MutationCancelExamArgs): Promise<AttemptRow> {
  await finishOverdue(context, requireViewer(context).userId);
  const id = await database.write(context, async (tx) => {
    const attempt = await holdOwn(tx, context, args);
    if (attempt.status === 'cancelled') return attempt.id;
    requireOpen(attempt);
    const now = presentInstant();
    if (attempt.expiresAt < now) throw timeOver();
    requireNewestDevice(attempt, args.deviceToken);
    await tx.query(`update exam_attempt set status = 'cancelled', completed_at = $2 where id = $1`, [
      attempt.id,
      now,
    ]);
    await tx.audit({ action: 'exam.cancel', objectType: 'examAttempt', objectId: attempt.id });
    return attempt.id;
  });
  return readAttempt(id);
}

const readAttempt = (id: number): Promise<AttemptRow> =>
  certain(readAttempts(database, [id]).then(([row]) => row ?? null));
