import { dayIn } from '../../kit/config/calendar.js';
import type { Config } from '../../kit/config/config.js';
import { writeAudit } from '../../kit/request/audit.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { issueCertificate } from '../certificate/issue.service.js';
import type { ExamAttempt } from './attempt.entity.js';

/** What an exam's changes look at, read under the lock of its row. */
export type HeldAttempt = Pick<
  ExamAttempt,
  'id' | 'userId' | 'certificationId' | 'status' | 'startedAt' | 'expiresAt' | 'deviceToken'
>;

/** Reads an attempt and locks it until the transaction ends: anyone who comes first decides how it ends (E3). */
export const holdAttempt = (tx: Queryable, id: number): Promise<HeldAttempt | null> =>
  tx.one<HeldAttempt & Record<string, unknown>>(
    `select a.id, a.user_id as "userId", a.certification_id as "certificationId", a.status, a.started_at as "startedAt",
       a.expires_at as "expiresAt", a.device_token as "deviceToken"
     from exam_attempt a where a.id = $1 for update`,
    [id],
  );

/** Topics with fewer questions are left out: one question would reveal its answer. */
const FEWEST_OF_TOPIC = 3;

/** The score is compared as whole numbers, before it is rounded (E4). */
const GRADE = `with answered as (
    select v.topic, v.points, coalesce(q.shown_options[q.answer] = v.right_option, false) as is_right
    from exam_question q join question_version v on v.id = q.version_id where q.attempt_id = $1),
  total as (
    select coalesce(sum(points) filter (where is_right), 0) as earned, sum(points) as possible,
      count(*) filter (where is_right) as correct from answered),
  topic as (
    select topic, count(*) filter (where is_right) as correct, count(*) as total from answered
    group by topic having count(*) >= ${FEWEST_OF_TOPIC})
  update exam_attempt a set status = 'completed', completed_at = $2, correct_answers = total.correct,
    score_percentage = round(100.0 * total.earned / total.possible, 2),
    passed = 100 * total.earned >= a.minimum_score * total.possible,
    topic_results = (select coalesce(jsonb_agg(jsonb_build_object('topic', t.topic, 'correct', t.correct, 'total', t.total) order by t.topic), '[]') from topic t)
  from total where a.id = $1 and a.status = 'in_progress'
  returning a.passed, a.score_percentage as score`;

interface Ending {
  at: string;
  action: 'exam.submit' | 'exam.expire';
  config: Pick<Config, 'organisation'>;
  /** Null for the sweep, which has no viewer. */
  context: RequestContext | null;
}

/** Grades a locked attempt from its saved answers and issues the certificate of a pass, all in one transaction. */
export async function gradeAttempt(
  tx: Queryable,
  { id, userId }: HeldAttempt,
  { at, action, config, context }: Ending,
): Promise<void> {
  const graded = await tx.one<{ passed: boolean; score: string }>(GRADE, [id, at]);
  if (!graded) return;
  if (graded.passed) await issueCertificate(tx, id, dayIn(config.organisation.timeZone, new Date(at)));
  await writeAudit(tx, context, {
    action,
    objectType: 'examAttempt',
    objectId: id,
    actorUserId: userId,
    after: { passed: graded.passed, score: graded.score },
  });
}
