import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { found, foundOften, NO_TELLING, nowhereCounts, tellingOf } from './bags.js';
import type { Having, Telling } from './bags.js';
import { likenessOf } from './likeness.js';
import { likelierByPairs, usualPairs } from './pairs.js';
import type { Likeness } from './likeness.js';
import { prepared } from './prepared.js';
import type { Prepared, Text } from './prepared.js';

/** What is asked, and how rare its words are. */
export interface Wanted {
  terms: readonly Term[];
  asking: Asking;
  /** Each two words in a row, see `pairsOf`. */
  pairs: ReadonlySet<number>;
  /** How many articles are published. */
  total: number;
  having: Having;
  /**
   * Title of the article that was quoted last, which what is said next mostly is about; null when there is
   * none.
   */
  quoted: string | null;
}

export interface RankedArticle<Article extends Text> {
  article: Article;
  prepared: Prepared;
  /** Comparable within one question. */
  score: number;
  /** How much of what was asked now the article speaks of in one place, 0 to 1; rare words count most. */
  coverage: number;
  /** How much of what was asked now its title says, 0 to 1. */
  titled: number;
  /** Whether it has a word as it was asked, not only another one for it. */
  isDirect: boolean;
  /** How rare what it speaks of is; one word that few articles have is about 3. */
  evidence: number;
  /** How much alike the questions are that it answers. */
  likeness: Likeness;
}

const COUNTS = { body: 1, heading: 0.8, title: 1.6, elsewhere: 0.25, secondPassage: 0.25 };
/**
 * Weights of what is known of an article, and of its passages where it tells of no questions; fitted, so that
 * the difference of two scores is about the logarithm of how much more often the one is asked for.
 */
const SCORE = { passages: 0.4, alone: 3, nearest: 2.4, likelier: 0.9, byPairs: 0.2, quoted: 4 };
/**
 * An article that tells of so many questions is found by them; one that tells of fewer also by its words
 * alone.
 */
export const ENOUGH_QUESTIONS = 20;
/** Words of a passage of usual length. */
const USUAL_LENGTH = 60;

/** How much each term of a question tells. */
export function tellingsOf({ terms, total, having }: Wanted): Telling[] {
  const nowhere = nowhereCounts(terms.filter(({ isOwn }) => isOwn).length);
  return terms.map((term) => tellingOf(term, total, having, nowhere));
}

function compare<Article extends Text>(
  article: Article,
  wanted: Wanted,
  tellings: readonly Telling[],
  pairs: ReadonlyMap<number, number>,
): RankedArticle<Article> {
  const { terms, quoted } = wanted;
  const sum = (part: (term: Term, telling: Telling) => number): number =>
    terms.reduce((total, term, at) => total + part(term, tellings[at] ?? NO_TELLING), 0);
  const text = prepared(article);
  const { title, whole } = text;
  const all = sum((_, { most }) => most) || 1;
  // What follows something that was said may ask for nothing new.
  const isAsked = terms.some(({ isOwn }) => isOwn) ? ({ isOwn }: Term) => isOwn : () => true;
  const own = sum((term, { most }) => (isAsked(term) ? most : 0)) || 1;
  const scores = text.passages.map(({ heading, body, here, length: words }) => {
    const length = words / USUAL_LENGTH;
    const score = sum(
      (term, telling) =>
        COUNTS.body * foundOften(term, telling, body, length) +
        COUNTS.heading * found(term, telling, heading) +
        COUNTS.title * found(term, telling, title) +
        COUNTS.elsewhere * found(term, telling, whole),
    );
    const covered = sum((term, telling) =>
      isAsked(term)
        ? Math.max(found(term, telling, here), found(term, telling, title), found(term, telling, whole))
        : 0,
    );
    const evidence = sum((term, telling) =>
      Math.max(found(term, telling, here), found(term, telling, title), found(term, telling, whole)),
    );
    return { score: (score / all) * (0.4 + covered / own), coverage: covered / own, evidence };
  });
  const likeness = likenessOf(text, wanted, tellings, all);
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  const told = (best?.score ?? 0) + COUNTS.secondPassage * (second?.score ?? 0);
  // Few questions tell little together, and each of them as much as among many.
  const share = Math.min(1, text.questions.length / ENOUGH_QUESTIONS);
  const byPassages = (share * SCORE.passages + (1 - share) * SCORE.alone) * told;
  return {
    article,
    prepared: text,
    likeness,
    score:
      byPassages +
      SCORE.nearest * likeness.nearest +
      share * (SCORE.likelier * likeness.likelier + SCORE.byPairs * likelierByPairs(text, pairs)) +
      (article.title === quoted ? SCORE.quoted : 0),
    isDirect: terms.some(({ stem }) => whole.has(stem) || text.asked.has(stem)),
    titled: sum((term, telling) => (isAsked(term) ? found(term, telling, title) : 0)) / own,
    coverage: Math.max(0, ...scores.map(({ coverage }) => coverage)),
    evidence: Math.max(0, ...scores.map(({ evidence }) => evidence)),
  };
}

/** The articles, the one that speaks most of what is asked first. */
export function ranked<Article extends Text>(
  articles: readonly Article[],
  wanted: Wanted,
): RankedArticle<Article>[] {
  const tellings = tellingsOf(wanted);
  const pairs = usualPairs(wanted.pairs, articles.map(prepared));
  return articles
    .map((article) => compare(article, wanted, tellings, pairs))
    .sort((a, b) => b.score - a.score);
}
