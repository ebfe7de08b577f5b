import type { WaitingAnswer } from './answerQueue';

/** What of an attempt only this browser knows: it outlives a crash. */
interface ExamCopy {
  /** Answers that the server does not have yet. */
  waiting: readonly WaitingAnswer[];
  /** Numbers of the questions that are marked for later. */
  marked: readonly number[];
  /** Which question shows, counted from 0. */
  at: number | null;
}

const nothing: ExamCopy = { waiting: [], marked: [], at: null };
const keyOf = (attemptId: number) => `exam.${String(attemptId)}`;

/** Reads the stored answers of an attempt; none if the browser stores nothing. */
export function readExamCopy(attemptId: number): ExamCopy {
  try {
    const kept = JSON.parse(
      window.localStorage.getItem(keyOf(attemptId)) ?? 'null',
    ) as Partial<ExamCopy> | null;
    return {
      waiting: Array.isArray(kept?.waiting) ? kept.waiting : [],
      marked: Array.isArray(kept?.marked) ? kept.marked : [],
      at: typeof kept?.at === 'number' ? kept.at : null,
    };
  } catch {
    return nothing;
  }
}

/** Stores it; null once the attempt has ended. */
export function keepExamCopy(attemptId: number, copy: ExamCopy | null): void {
  try {
    if (copy) window.localStorage.setItem(keyOf(attemptId), JSON.stringify(copy));
    else window.localStorage.removeItem(keyOf(attemptId));
  } catch {
    // The server has every answer that was saved.
  }
}
