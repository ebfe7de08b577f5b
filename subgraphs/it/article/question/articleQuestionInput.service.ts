import { Problems } from '../../../kit/request/errors.js';
import { checkCount } from '../../../kit/graphql/limits.js';
import { inOneLine, lengthOf } from '../../../kit/request/input/text.js';
import { KbArticleLimits, KbArticleQuestionLimits } from '../../generated/limits.js';
import { checkText } from '../../knowledgeText.js';
import type { ArticleQuestion } from './articleQuestion.js';

/** A question as people give it. */
export interface GivenQuestion {
  heading?: string | null;
  question: string;
}

/** Input field that gets the message of a refusal. */
const FIELD = 'questions';
/**
 * A longer text is refused with any line breaks, so only this much of its beginning is read, which is already too
 * long.
 */
const LONGEST_TYPED = 10_000;

/** Problems of a list, each text once, however many of its items it is true of. */
class Said extends Problems {
  readonly texts = new Set<string>();

  override add(_field: string, text: string): void {
    this.texts.add(text);
  }
}

function oneLine(given: string): string {
  const text = given.trim();
  return text.length > LONGEST_TYPED ? text.slice(0, LONGEST_TYPED) : inOneLine(text);
}

/** As it is stored: each text in one line, and no heading where it is blank. */
const stored = ({ heading, question }: GivenQuestion): ArticleQuestion => ({
  heading: oneLine(heading ?? '') || null,
  question: oneLine(question),
});

function refusalsOf({ heading, question }: ArticleQuestion): Set<string> {
  const said = new Said();
  const { min, max } = KbArticleQuestionLimits.question;
  checkText(FIELD, question, max, said);
  if (said.texts.size === 0 && lengthOf(question) < min)
    said.add(FIELD, `Ensure this field has at least ${min} characters.`);
  if (heading !== null) checkText(FIELD, heading, KbArticleQuestionLimits.heading, said);
  return said.texts;
}

/** The first of equal texts, ignoring case. */
function once(questions: readonly ArticleQuestion[]): ArticleQuestion[] {
  const first = new Map<string, ArticleQuestion>();
  for (const one of questions) {
    const key = one.question.toLowerCase();
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/**
 * The given questions, checked as they are stored, each once; of a list that is too long nothing is looked
 * at. Problems are named under `questions`.
 */
export function readQuestions(given: readonly GivenQuestion[], problems: Problems): ArticleQuestion[] {
  checkCount(problems, FIELD, given, KbArticleLimits.questions);
  if (!problems.isClean(FIELD)) return [];
  const questions = given.map(stored);
  for (const text of new Set(questions.flatMap((one) => [...refusalsOf(one)]))) problems.add(FIELD, text);
  return once(questions);
}
