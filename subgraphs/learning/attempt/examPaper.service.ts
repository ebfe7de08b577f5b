import type { Queryable } from '../../kit/postgres/queryable.js';
import { answerAt } from './shownAnswer.js';
import type { QuestionDifficulty, QuestionType } from '../question/question.kinds.js';
import { presentInstant, secondsUntil } from './examClock.js';

/** A start as it is stored for repeats, with the fixed values of its attempt. */
export interface Started {
  attemptId: number;
  isResumed: boolean;
  deviceToken: string;
  minimumScore: number;
  durationMinutes: number;
  startedAt: string;
  expiresAt: string;
}

export interface PaperQuestion extends Record<string, unknown> {
  id: number;
  questionText: string;
  questionType: QuestionType;
  /** In the order of the attempt. */
  options: [string, string, ...(string | null)[]];
  difficulty: QuestionDifficulty;
  points: number;
  answer: number | null;
  sequence: number;
}

/** Never reads which option is right, nor where that can be read: both could tell the answer. */
const QUESTIONS = `select q.question_id as id, v.question_text as "questionText", v.question_type as "questionType",
    array(select v.options[s.place] from unnest(q.shown_options) with ordinality as s (place, at) order by s.at) as options,
    v.difficulty, v.points, q.answer, q.sequence
  from exam_question q join question_version v on v.id = q.version_id where q.attempt_id = $1 order by q.position`;

const shown = ({
  options: [optionA, optionB, optionC = null, optionD = null],
  ...question
}: PaperQuestion) => ({
  ...question,
  optionA,
  optionB,
  optionC,
  optionD,
});

/** The questions of an attempt with the saved answers. */
export const readQuestions = (source: Queryable, attemptId: number): Promise<PaperQuestion[]> =>
  source.query<PaperQuestion>(QUESTIONS, [attemptId]);

/** The exam for the person who started it: its questions as the attempt shows them, and the saved answers. */
export function paperOf(started: Started, questions: readonly PaperQuestion[]) {
  const serverTime = presentInstant();
  return {
    ...started,
    serverTime,
    remainingSeconds: secondsUntil(started.expiresAt, serverTime),
    questions: questions.map(shown),
    answers: Object.fromEntries(
      questions.flatMap(({ id, questionType, answer }) =>
        answer === null ? [] : [[String(id), answerAt(questionType, answer)]],
      ),
    ),
    sequence: Math.max(0, ...questions.map(({ sequence }) => sequence)),
  };
}
