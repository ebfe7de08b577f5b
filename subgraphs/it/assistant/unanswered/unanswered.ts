import { LIKE_COUNTS, NO_TELLING } from '../articles/bags.js';
import type { Telling } from '../articles/bags.js';
import { preparedQuestion } from '../articles/prepared.js';
import type { PreparedQuestion } from '../articles/prepared.js';
import type { Term } from '../understanding/terms.js';
import { HR_UNANSWERED } from './hr.unanswered.js';
import { IT_UNANSWERED } from './it.unanswered.js';
import { REST_UNANSWERED } from './rest.unanswered.js';

const BETWEEN = / \| |\n/;
const HEADING = '## ';

/** Examples as they are written down, several in a line; a heading is none. */
export const examplesIn = (text: string): string[] => text.split(BETWEEN).filter((example) => example !== '' && !example.startsWith(HEADING));

/** What people ask and a knowledge base usually does not answer. */
export const unansweredQuestions = (): string[] => [IT_UNANSWERED, HR_UNANSWERED, REST_UNANSWERED].flatMap(examplesIn);

/** What people ask at work and a knowledge base usually does not answer: whoever asks alike is asking for none of its articles. Each by the stems it has. */
interface Unanswered {
  questions: readonly PreparedQuestion[];
  /** Places of the questions that have a stem. */
  having: ReadonlyMap<string, readonly number[]>;
}

function read(): Unanswered {
  const questions = unansweredQuestions().map((question) => preparedQuestion({ heading: null, question }));
  const having = new Map<string, number[]>();
  questions.forEach(({ stems }, at) => {
    for (const stem of stems) {
      const places = having.get(stem);
      if (places) places.push(at);
      else having.set(stem, [at]);
    }
  });
  return { questions, having };
}

let kept: Unanswered | undefined;

/** The stems that a term is found by, and how much each tells. That no article has a word tells here as well. */
function tellingStems({ stem, like }: Term, { own, like: likes, most }: Telling): [string, { tells: number; share: number }][] {
  const tells = own > 0 ? own : most;
  return [[stem, { tells, share: 1 }], ...[...like].map((other): [string, { tells: number; share: number }] => [other, { tells: likes.get(other) ?? LIKE_COUNTS * tells, share: LIKE_COUNTS }])];
}

/**
 * How much what is asked is like something that usually no article answers: 0 to 1, measured as `likenessOf` measures a question of an article.
 * @param tellings how much each term tells
 */
export function likeUnanswered(terms: readonly Term[], tellings: readonly Telling[]): number {
  kept ??= read();
  const { questions, having } = kept;
  const all = tellings.reduce((sum, { most }) => sum + most, 0) || 1;
  const found = new Map<number, { tells: number; words: number }>();
  terms.forEach((term, at) => {
    const best = new Map<number, { tells: number; share: number }>();
    for (const [stem, one] of tellingStems(term, tellings[at] ?? NO_TELLING)) {
      for (const place of having.get(stem) ?? []) if (one.tells > (best.get(place)?.tells ?? 0)) best.set(place, one);
    }
    for (const [place, { tells, share }] of best) {
      const sum = found.get(place) ?? { tells: 0, words: 0 };
      found.set(place, { tells: sum.tells + tells, words: sum.words + term.weight * share });
    }
  });
  let nearest = 0;
  for (const [place, { tells, words }] of found) nearest = Math.max(nearest, (tells / all) * Math.min(1, words / (questions[place]?.length ?? 1)));
  return Math.sqrt(nearest);
}
