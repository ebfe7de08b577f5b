import { setImmediate } from 'node:timers/promises';
import { LIKE_COUNTS, NO_TELLING } from '../articles/bags.js';
import type { Telling } from '../articles/bags.js';
import { preparedQuestion } from '../articles/prepared.js';
import type { PreparedQuestion } from '../articles/prepared.js';
import type { Term } from '../understanding/terms.js';
import { classesIn, sentencesOf } from '../sentences/sentences.js';

/**
 * What people ask at work and a knowledge base usually does not answer: whoever asks alike is asking for none
 * of its articles.
 */
export interface Unanswered {
  /** Each by the stems it has. */
  questions: readonly PreparedQuestion[];
  /** Places of the questions that have a stem. */
  having: ReadonlyMap<string, readonly number[]>;
  /** Of so many questions that a knowledge base does answer, how many have a stem. */
  answered: { questions: number; having: ReadonlyMap<string, number> };
}

/** So many examples are read before others are served. */
const AT_ONCE = 200;

async function stemsIn(
  questions: readonly string[],
): Promise<{ prepared: PreparedQuestion[]; having: Map<string, number[]> }> {
  const prepared: PreparedQuestion[] = [];
  const having = new Map<string, number[]>();
  for (const [at, question] of questions.entries()) {
    const one = preparedQuestion({ heading: null, question });
    prepared.push(one);
    for (const stem of one.stems) {
      const places = having.get(stem);
      if (places) places.push(at);
      else having.set(stem, [at]);
    }
    if (at % AT_ONCE === 0) await setImmediate();
  }
  return { prepared, having };
}

async function read(): Promise<Unanswered> {
  const { prepared, having } = await stemsIn(sentencesOf('nothing'));
  const answered = await stemsIn(classesIn('article').flatMap(([, sentences]) => sentences));
  return {
    questions: prepared,
    having,
    answered: {
      questions: answered.prepared.length,
      having: new Map([...answered.having].map(([stem, places]) => [stem, places.length])),
    },
  };
}

let kept: Promise<Unanswered> | undefined;

/** Read once in a process. */
export const unanswered = (): Promise<Unanswered> => (kept ??= read());

/** Few questions tell little: they are counted with so many of the usual sort. */
const SEEN = 30;
/** No single word decides. */
const MOST_OF_ONE = 2;

/**
 * How many times likelier the words are in what a knowledge base usually does not answer than in what it
 * does, as a logarithm.
 */
export function likelierUnanswered(
  { questions, having, answered }: Unanswered,
  terms: readonly Term[],
): number {
  return terms.reduce((sum, { stem, weight }) => {
    const [here, there] = [having.get(stem)?.length ?? 0, answered.having.get(stem) ?? 0];
    const seen = (SEEN * (here + there)) / (questions.length + answered.questions);
    if (seen === 0) return sum;
    const ratio =
      Math.log((here + seen) / (questions.length + SEEN)) -
      Math.log((there + seen) / (answered.questions + SEEN));
    return sum + weight * Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, ratio));
  }, 0);
}

/**
 * The stems that a term is found by, and how much each tells. That no article has a word tells here as well.
 */
function tellingStems(
  { stem, like }: Term,
  { own, like: likes, most }: Telling,
): [string, { tells: number; share: number }][] {
  const tells = own > 0 ? own : most;
  return [
    [stem, { tells, share: 1 }],
    ...[...like].map((other): [string, { tells: number; share: number }] => [
      other,
      { tells: likes.get(other) ?? LIKE_COUNTS * tells, share: LIKE_COUNTS },
    ]),
  ];
}

/**
 * How much what is asked is like something that usually no article answers: 0 to 1, measured as `likenessOf`
 * measures a question of an article.
 * @param tellings how much each term tells
 */
export function likeUnanswered(
  { questions, having }: Unanswered,
  terms: readonly Term[],
  tellings: readonly Telling[],
): number {
  const all = tellings.reduce((sum, { most }) => sum + most, 0) || 1;
  const found = new Map<number, { tells: number; words: number }>();
  terms.forEach((term, at) => {
    const best = new Map<number, { tells: number; share: number }>();
    for (const [stem, one] of tellingStems(term, tellings[at] ?? NO_TELLING)) {
      for (const place of having.get(stem) ?? [])
        if (one.tells > (best.get(place)?.tells ?? 0)) best.set(place, one);
    }
    for (const [place, { tells, share }] of best) {
      const sum = found.get(place) ?? { tells: 0, words: 0 };
      found.set(place, { tells: sum.tells + tells, words: sum.words + term.weight * share });
    }
  });
  let nearest = 0;
  for (const [place, { tells, words }] of found)
    nearest = Math.max(nearest, (tells / all) * Math.min(1, words / (questions[place]?.length ?? 1)));
  return Math.sqrt(nearest);
}
