import { createHash } from 'node:crypto';
import type { ArticleQuestion } from '../../article/question/articleQuestion.js';
import { linesOf } from '../../article/lineEnds.js';
import { PHRASES } from '../understanding/phrases.js';
import { bagOf } from './bags.js';

/** What of an article is read for the index. */
export interface IndexedText {
  title: string;
  /** Markdown. */
  content: string;
  questions: readonly ArticleQuestion[];
}

/**
 * How much a stem says of an article by where it stands; in the body more when it stands there again, less
 * each time.
 */
const WEIGHTS = { title: 1.6, heading: 1.2, body: 1, again: 0.3, question: 0.9 };

/** What is kept of an article: far more than people write. */
const MOST_STEMS = 4_000;
const LONGEST_STEM = 40;

/**
 * One more whenever other stems are made of the same text: the rules of stemOf, plainWords or stemWeights.
 */
const VERSION = 2;

/** By what articles are read: with another one they are read anew. */
export const VOCABULARY = createHash('sha256')
  .update(JSON.stringify([VERSION, WEIGHTS, MOST_STEMS, LONGEST_STEM, PHRASES]))
  .digest('hex')
  .slice(0, 16);

const HEADING = /^#{1,6} /;

/**
 * The stems of an article and how much each says of it: the most of all places where it stands. Of one that
 * is far too long, those that stand in front.
 */
export function stemWeights({ title, content, questions }: IndexedText): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const add = (texts: string[], weightOf: (times: number) => number): void => {
    for (const [stem, times] of bagOf(...texts)) {
      if (stem.length > LONGEST_STEM || (weights.size >= MOST_STEMS && !weights.has(stem))) continue;
      weights.set(stem, Math.max(weights.get(stem) ?? 0, weightOf(times)));
    }
  };
  add([title], () => WEIGHTS.title);
  add(
    linesOf(content).filter((line) => HEADING.test(line)),
    () => WEIGHTS.heading,
  );
  add(
    questions.map(({ question }) => question),
    () => WEIGHTS.question,
  );
  add([content], (times) => WEIGHTS.body + WEIGHTS.again * Math.log(times));
  return weights;
}
