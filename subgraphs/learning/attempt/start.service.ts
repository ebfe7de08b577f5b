import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, notFound } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { Where } from '../../kit/request/list.js';
import { narrowToValid, today } from '../certificate/certificate.loader.js';
import { database } from '../database.js';
import { draw, shuffled } from './draw.js';
import type { Drawable } from './draw.js';
import { presentInstant } from './examClock.js';
import { finishOverdue } from './overdue.service.js';

/** A start as it is remembered for repeats. */
export interface Started {
  attemptId: number;
  isResumed: boolean;
  deviceToken: string;
}

interface BankQuestion extends Drawable {
  questionId: number;
  versionId: number;
  options: number;
  isShuffled: boolean;
}

const drawToken = (): string => randomBytes(16).toString('base64url');

/** Goes on with the open attempt, whose newest device the caller now is; null without one. */
async function resume(
  tx: Queryable,
  { userId }: Viewer,
  certificationId: number,
  deviceToken: string,
): Promise<Started | null> {
  const open = await tx.one<{ id: number }>(
    `update exam_attempt set device_token = $3 where user_id = $1 and certification_id = $2 and status = 'in_progress' returning id`,
    [userId, certificationId, deviceToken],
  );
  return open && { attemptId: open.id, isResumed: true, deviceToken };
}

/** @throws CONFLICT for a person who is certified */
async function requireNotCertified(tx: Queryable, userId: number, certificationId: number, day: string) {
  const where = narrowToValid(
    new Where().and('t.user_id = ?', userId).and('t.certification_id = ?', certificationId),
    day,
  );
  if (await tx.one(`select 1 from certificate t where ${where.sql}`, where.params))
    throw conflict('You are already certified.');
}

const BANK = `select n.id as "questionId", v.id as "versionId", v.topic, v.difficulty, cardinality(v.options) as options,
    v.question_type = 'multiple_choice' as "isShuffled"
  from question n join question_version v on v.question_id = n.id and v.is_current
  where n.certification_id = $1 and not n.is_retired`;

const WRITE_QUESTIONS = `insert into exam_question (attempt_id, question_id, version_id, position, shown_options)
  select $1, g.question_id, g.version_id, g.position, g.shown_options::smallint[]
  from unnest($2::int[], $3::int[], $4::text[]) with ordinality as g (question_id, version_id, shown_options, position)`;

/** An array as PostgreSQL writes it: `unnest` would flatten arrays of arrays. */
const places = ({ options, isShuffled }: BankQuestion): string => {
  const inOrder = Array.from({ length: options }, (_, at) => at + 1);
  return `{${(isShuffled ? shuffled(inOrder) : inOrder).join()}}`;
};

/** Failed attempts at one certification within a day after which a person pauses. */
const MOST_FAILED_A_DAY = 10;

/**
 * Who only guesses learns from each result which guesses were right, so guessing has to take days.
 * @throws CONFLICT
 */
async function requirePause(tx: Queryable, userId: number, certificationId: number) {
  const failed = await tx.one<{ count: number }>(
    `select count(*)::int as count from exam_attempt where user_id = $1 and certification_id = $2 and passed = false
       and started_at > now() - interval '1 day'`,
    [userId, certificationId],
  );
  if ((failed?.count ?? 0) >= MOST_FAILED_A_DAY)
    throw conflict(
      `You did not pass this exam ${MOST_FAILED_A_DAY} times within a day. Please try again tomorrow.`,
      'pause',
    );
}

/** Fixes questions, order of options, pass mark and deadline of a new attempt; null when another start was faster. */
async function begin(
  tx: Transaction,
  { userId, fullName }: Viewer,
  certificationId: number,
  deviceToken: string,
): Promise<Started | null> {
  const certification = await tx.one<{ questionCount: number }>(
    'select question_count as "questionCount" from certification where id = $1 and is_active for share',
    [certificationId],
  );
  if (!certification) throw notFound();
  const bank = await tx.query<BankQuestion & Record<string, unknown>>(BANK, [certificationId]);
  if (bank.length === 0) throw conflict('This certification has no questions yet.');
  const drawn = draw(bank, certification.questionCount);
  const made = await tx.one<{ id: number }>(
    `insert into exam_attempt (certification_id, user_id, user_name, started_at, expires_at, duration_minutes, minimum_score, total_questions, device_token)
     select c.id, $2, $3, $4, $4::timestamptz + make_interval(mins => c.duration_minutes), c.duration_minutes, c.passing_score, $5, $6
     from certification c where c.id = $1
     on conflict (user_id, certification_id) where status = 'in_progress' do nothing returning id`,
    [certificationId, userId, fullName, presentInstant(), drawn.length, deviceToken],
  );
  if (!made) return null;
  await tx.query(WRITE_QUESTIONS, [
    made.id,
    drawn.map(({ questionId }) => questionId),
    drawn.map(({ versionId }) => versionId),
    drawn.map(places),
  ]);
  await tx.audit({ action: 'exam.start', objectType: 'examAttempt', objectId: made.id });
  return { attemptId: made.id, isResumed: false, deviceToken };
}

/**
 * Starts an exam or goes on with the open attempt (E2). @throws CONFLICT for a person who is certified or
 * failed too often today, and for a certification without questions; NOT_FOUND for one that is not active
 */
export async function startExam(context: RequestContext, certificationId: number): Promise<Started> {
  const viewer = requireViewer(context);
  await finishOverdue(context, viewer.userId);
  const day = today(context);
  const started = await database.write(context, async (tx) => {
    const deviceToken = drawToken();
    const goOn = () => resume(tx, viewer, certificationId, deviceToken);
    const open = await goOn();
    if (open) return open;
    await requireNotCertified(tx, viewer.userId, certificationId, day);
    await requirePause(tx, viewer.userId, certificationId);
    const begun = (await begin(tx, viewer, certificationId, deviceToken)) ?? (await goOn());
    if (!begun) throw conflict('Another window started or ended this exam. Please try again.');
    return begun;
  });
  context.effects.repeated = started.isResumed;
  return started;
}
