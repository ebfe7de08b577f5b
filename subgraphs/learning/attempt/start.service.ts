import { randomBytes } from 'node:crypto';
import { certain } from '../../kit/graphql/loader.js';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, notFound } from '../../kit/request/errors.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { Where } from '../../kit/request/list.js';
import { narrowToValid, today } from '../certificate/certificate.loader.js';
import { database } from '../database.js';
import { draw } from './draw.js';
import { presentInstant } from './examClock.js';
import { paperOf, readQuestions } from './examPaper.service.js';
import type { PaperQuestion, Started } from './examPaper.service.js';
import { readBank, shownOptions } from './keptBank.js';
import { finishOverdue } from './overdue.service.js';

const FIXED = `id as "attemptId", minimum_score as "minimumScore", duration_minutes as "durationMinutes",
  started_at as "startedAt", expires_at as "expiresAt"`;
type Fixed = Omit<Started, 'isResumed' | 'deviceToken'> & Record<string, unknown>;

const drawToken = (): string => randomBytes(16).toString('base64url');

/** Continues the open attempt, with the caller as its newest device; null without one. */
async function resume(
  tx: Queryable,
  { userId }: Viewer,
  certificationId: number,
  deviceToken: string,
): Promise<Started | null> {
  const open = await tx.one<Fixed>(
    `update exam_attempt set device_token = $3 where user_id = $1 and certification_id = $2 and status = 'in_progress'
     returning ${FIXED}`,
    [userId, certificationId, deviceToken],
  );
  return open && { ...open, isResumed: true, deviceToken };
}

/** Failed attempts at one certification within a day after which a person pauses. */
const MOST_FAILED_A_DAY = 10;

/** A person's state before a new attempt; the certification is null if it is not active. */
interface Before extends Record<string, unknown> {
  questionCount: number | null;
  bankStamp: string | null;
  isCertified: boolean;
  failed: number;
}

const standingOf = async (tx: Queryable, userId: number, certificationId: number, day: string) => {
  const valid = narrowToValid(
    new Where().and('t.user_id = ?', userId).and('t.certification_id = ?', certificationId),
    day,
  );
  return certain(
    tx.one<Before>(
      `select c.question_count as "questionCount", c.bank_stamp as "bankStamp",
         exists (select from certificate t where ${valid.sql}) as "isCertified",
         (select count(*)::int from exam_attempt a where a.user_id = $1 and a.certification_id = $2 and a.passed = false
            and a.started_at > now() - interval '1 day') as failed
       from (select) one left join certification c on c.id = $2 and c.is_active`,
      valid.params,
    ),
  );
};

/**
 * Who only guesses learns from each result which guesses were right, so guessing has to take days.
 * @throws CONFLICT, NOT_FOUND as `startExam`
 */
async function requireMayBegin(tx: Queryable, userId: number, certificationId: number, day: string) {
  const { questionCount, bankStamp, isCertified, failed } = await standingOf(
    tx,
    userId,
    certificationId,
    day,
  );
  if (isCertified) throw conflict('You are already certified.');
  if (failed >= MOST_FAILED_A_DAY)
    throw conflict(
      `You did not pass this exam ${MOST_FAILED_A_DAY} times within a day. Please try again tomorrow.`,
      'pause',
    );
  if (questionCount === null || bankStamp === null) throw notFound();
  return { questionCount, bankStamp };
}

/** An attempt with all its questions in one statement; no row when another one runs or the bank changed. */
const BEGIN = `with begun as (
    insert into exam_attempt (certification_id, user_id, user_name, department_name, started_at, expires_at, duration_minutes, minimum_score, total_questions, device_token)
    select c.id, $2, $3, $11, $4, $4::timestamptz + make_interval(mins => c.duration_minutes), c.duration_minutes, c.passing_score, $5, $6
    from certification c where c.id = $1 and c.is_active and c.bank_stamp = $7
    on conflict (user_id, certification_id) where status = 'in_progress' do nothing returning *),
  asked as (
    insert into exam_question (attempt_id, question_id, version_id, position, shown_options)
    select b.id, g.question_id, g.version_id, g.position, g.shown_options::smallint[]
    from begun b, unnest($8::int[], $9::int[], $10::text[]) with ordinality as g (question_id, version_id, shown_options, position))
  select ${FIXED} from begun`;

/** Fixes questions, order of options, pass mark and deadline of a new attempt; null as BEGIN. */
async function begin(
  tx: Transaction,
  { userId, fullName, departmentName }: Viewer,
  { certificationId, deviceToken, day }: { certificationId: number; deviceToken: string; day: string },
): Promise<Started | null> {
  const { questionCount, bankStamp } = await requireMayBegin(tx, userId, certificationId, day);
  const bank = await readBank(tx, certificationId, bankStamp);
  if (bank.length === 0) throw conflict('This certification has no questions yet.');
  const drawn = draw(bank, questionCount);
  const begun = await tx.one<Fixed>(BEGIN, [
    ...[certificationId, userId, fullName, presentInstant(), drawn.length, deviceToken, bankStamp],
    drawn.map(({ questionId }) => questionId),
    drawn.map(({ versionId }) => versionId),
    drawn.map(shownOptions),
    departmentName,
  ]);
  if (!begun) return null;
  await tx.audit({ action: 'exam.start', objectType: 'examAttempt', objectId: begun.attemptId });
  return { ...begun, isResumed: false, deviceToken };
}

/** Attempts before a start gives up because of simultaneous starts, ends or edits of the exam. */
const MOST_TRIES = 3;

/**
 * Starts an exam or continues with the open attempt (E2). @returns the exam for the person. @throws CONFLICT for a
 * person who is certified or failed too often today, and for a certification without questions; NOT_FOUND for one
 * that is not active
 */
export async function startExam(context: RequestContext, certificationId: number) {
  const viewer = requireViewer(context);
  await finishOverdue(context, viewer.userId);
  const day = today(context);
  let questions: PaperQuestion[] | null = null;
  const started = await database.write(context, async (tx) => {
    const deviceToken = drawToken();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const taken =
        (await resume(tx, viewer, certificationId, deviceToken)) ??
        (await begin(tx, viewer, { certificationId, deviceToken, day }));
      if (!taken) continue;
      questions = await readQuestions(tx, taken.attemptId);
      return taken;
    }
    throw conflict('Another window started or ended this exam. Please try again.');
  });
  context.effects.repeated = started.isResumed;
  // A start that is sent again under its key was not made again.
  return paperOf(started, questions ?? (await readQuestions(database, started.attemptId)));
}
