import type { Term } from '../understanding/terms.js';
import { LIKE_COUNTS, NO_TELLING } from './bags.js';
import type { Telling } from './bags.js';
import type { Prepared, PreparedQuestion } from './prepared.js';

/** How much what is asked is like what an article says it answers. */
export interface Likeness {
  /** By the questions most like it, 0 to about 1.5. */
  nearest: number;
  /** By all its questions together, 0 to 1: whether people who ask for this article use these words. */
  usual: number;
  /** By the questions of each part of the article, by its heading: 0 to 1. */
  headings: ReadonlyMap<string | null, number>;
}

/** How much the question most like it counts, and the next ones. */
const NEAREST_COUNT = [1, 0.3, 0.15];
/** A word in so many questions of an article counts half: in as many as `most` of one with `of` questions or more, in fewer where there are few; of an article without any its sentences are counted. */
const HALF = { least: 0.5, most: 2, of: 50 };
const halfOf = (questions: number): number => (questions === 0 ? HALF.most : Math.max(HALF.least, HALF.most * Math.min(1, questions / HALF.of)));

/** The most that is found of a term in a set of stems. @param counts how much a stem counts there, 0 to 1 */
function most({ stem }: Term, { own, like }: Telling, counts: (stem: string) => number): number {
  let found = own * counts(stem);
  for (const [other, tells] of like) found = Math.max(found, tells * counts(other));
  return found;
}

/** How much of what is asked the question has, and of the question what is asked: both must be much. */
function alike({ stems, length }: PreparedQuestion, terms: readonly Term[], tellings: readonly Telling[], all: number): number {
  const has = (stem: string): number => (stems.has(stem) ? 1 : 0);
  let [tells, words] = [0, 0];
  terms.forEach((term, at) => {
    const found = most(term, tellings[at] ?? NO_TELLING, has);
    if (found === 0) return;
    tells += found;
    words += term.weight * (has(term.stem) || LIKE_COUNTS);
  });
  return tells === 0 ? 0 : Math.sqrt((tells / all) * Math.min(1, words / length));
}

/** @param all the most that can be found of the terms */
export function likenessOf({ questions, asked }: Prepared, terms: readonly Term[], tellings: readonly Telling[], all: number): Likeness {
  const headings = new Map<string | null, number>();
  const order = questions
    .map((question) => {
      const like = alike(question, terms, tellings, all);
      headings.set(question.heading, Math.max(headings.get(question.heading) ?? 0, like));
      return like;
    })
    .sort((a, b) => b - a);
  const half = halfOf(questions.length);
  const share = (stem: string): number => {
    const having = asked.get(stem) ?? 0;
    return having / (having + half);
  };
  const usual = terms.reduce((sum, term, at) => sum + most(term, tellings[at] ?? NO_TELLING, share), 0);
  return { headings, nearest: NEAREST_COUNT.reduce((sum, counts, at) => sum + counts * (order[at] ?? 0), 0), usual: usual / all };
}
