import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { ExamAttempt } from './attempt/attempt.entity.js';
import { issueCertificate } from './certificate/issue.service.js';

interface ExamSeedInput {
  learners: readonly { userId: number; fullName: string; departmentName: string | null }[];
  /** YYYY-MM-DD; every exam was before it. */
  today: string;
}

interface Offered extends Record<string, unknown> {
  id: number;
  minimumScore: number;
  durationMinutes: number;
  questions: number;
}

const MOST_PEOPLE = 100;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const MINUTES_TAKEN = 38;

/** How an exam of this person went, how many days ago; null where they have not sat it. */
function outcomeOf(person: number, exam: number): { daysAgo: number; share: number } | null {
  const chance = (person * 7 + exam * 5) % 12;
  if (chance > 3) return null;
  // One in four certificates expires within a year, a third of those within a month.
  const daysAgo =
    chance === 3 ? 1075 - 75 * ((person % 3) * ((exam % 2) + 1)) : 20 + ((person * 31 + exam * 47) % 600);
  const twentieths = chance === 2 ? 9 + ((person + exam) % 5) : 14 + ((person + 2 * exam) % 7);
  return { daysAgo, share: twentieths / 20 };
}

/** Exams of earlier months, and the certificates of people who passed; the same for the same people. */
export async function seedExams(
  tx: Queryable & { manager: EntityManager },
  { learners, today }: ExamSeedInput,
): Promise<void> {
  const offered = await tx.query<Offered>(
    `select id, passing_score as "minimumScore", duration_minutes as "durationMinutes", question_count as questions
     from certification where is_active order by id`,
  );
  for (const [p, { userId, fullName, departmentName }] of learners.slice(0, MOST_PEOPLE).entries())
    for (const [c, { id, questions, minimumScore, durationMinutes }] of offered.entries()) {
      const outcome = outcomeOf(p, c);
      if (!outcome) continue;
      const started = Date.parse(`${today}T09:00:00Z`) - outcome.daysAgo * DAY;
      const at = (minutes: number) => new Date(started + minutes * MINUTE).toISOString();
      const score = Math.round(outcome.share * 100);
      const attempt = await tx.manager.save(ExamAttempt, {
        ...{ certificationId: id, userId, userName: fullName, departmentName, durationMinutes, minimumScore },
        ...{
          status: 'completed',
          startedAt: at(0),
          expiresAt: at(durationMinutes),
          completedAt: at(MINUTES_TAKEN),
        },
        ...{
          totalQuestions: questions,
          correctAnswers: Math.round(outcome.share * questions),
          deviceToken: 'demo',
        },
        ...{ passed: score >= minimumScore, scorePercentage: score },
      });
      if (attempt.passed) await issueCertificate(tx, attempt.id, at(0).slice(0, 10));
    }
}
