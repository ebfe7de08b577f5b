import { LETTERS, TRUTHS } from '../question/question.kinds.js';
import type { QuestionType } from '../question/question.kinds.js';

/** A question as far as its answers matter. */
export interface Answerable {
  questionType: QuestionType;
  /** How many options it has. */
  options: number;
}

/**
 * The shown option of an answer, counted from 1; null for no answer, undefined for an unknown option. True or false
 * may also be given as A or B.
 */
export function placeOf({ questionType, options }: Answerable, answer: string): number | null | undefined {
  const word = answer.trim().toUpperCase();
  if (word === '') return null;
  const words = questionType === 'true_false' ? TRUTHS.map((truth) => truth.toUpperCase()) : [];
  const letters: readonly string[] = LETTERS.slice(0, options);
  const at = Math.max(words.indexOf(word), letters.indexOf(word));
  return at < 0 ? undefined : at + 1;
}

/** A saved answer as it is returned: True or False, or the letter of the shown option; '' for none. */
export function answerAt(questionType: QuestionType, place: number | null): string {
  if (place === null) return '';
  return (questionType === 'true_false' ? TRUTHS : LETTERS)[place - 1] ?? '';
}
