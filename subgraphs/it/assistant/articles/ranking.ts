import type { Asking } from '../understanding/asking.js';
import type { Term } from '../understanding/terms.js';
import { found, foundOften, NO_TELLING, nowhereCounts, tellingOf } from './bags.js';
import type { Having, Telling } from './bags.js';
import { likenessOf } from './likeness.js';
import { likelierByPairs, usualPairs } from './pairs.js';
import type { Likeness } from './likeness.js';
import type { Meaning } from './meaning.service.js';
import { prepared } from './prepared.js';
import type { Prepared, Text } from './prepared.js';
import { weightsFor } from './weights.js';
import type { Weights } from './weights.js';

/** What is asked, and how rare its words are. */
export interface Wanted {
  terms: readonly Term[];
  asking: Asking;
  /** Each two words in a row, see `pairsOf`. */
  pairs: ReadonlySet<number>;
  /** How near the articles are in meaning. */
  meaning: Meaning;
  /** How many articles are published. */
  total: number;
  having: Having;
  /**
   * Title of the article that was quoted last, which what is said next mostly is about; null when there is
   * none.
   */
  quoted: string | null;
}

/** What speaks for an article, each with a weight of its own. */
export type Signs = Weights['score'];

export interface RankedArticle<Article extends Text> {
  article: Article;
  prepared: Prepared;
  /** Comparable within one question. */
  score: number;
  /** How much of what was asked now the article speaks of in one place, 0 to 1; rare words count most. */
  coverage: number;
  /** How much alike the questions are that it answers. */
  likeness: Likeness;
  signs: Signs;
}

const COUNTS = { body: 1, heading: 0.8, title: 1.6, elsewhere: 0.25, secondPassage: 0.25 };
/** How much likelier the article is that was quoted last, as a logarithm. */
const QUOTED = 4;
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

/** What is the same for all articles that are compared. */
interface Compared {
  tellings: readonly Telling[];
  pairs: ReadonlyMap<number, number>;
  /** How near an article counts as that is not encoded yet: as near as the others are. */
  nearIfUnknown: number;
}

const scoreOf = (signs: Signs, weights: Signs): number =>
  (Object.keys(signs) as (keyof Signs)[]).reduce((sum, sign) => sum + signs[sign] * weights[sign], 0);

function compare<Article extends Text>(
  article: Article,
  wanted: Wanted,
  { tellings, pairs, nearIfUnknown }: Compared,
): RankedArticle<Article> {
  const { terms, quoted, meaning } = wanted;
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
    return { score: (score / all) * (0.4 + covered / own), coverage: covered / own };
  });
  const likeness = likenessOf(text, wanted, tellings, all);
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  const told = (best?.score ?? 0) + COUNTS.secondPassage * (second?.score ?? 0);
  // Few questions tell little together, and each of them as much as among many.
  const share = Math.min(1, text.questions.length / ENOUGH_QUESTIONS);
  const near = meaning.get(article.id) ?? nearIfUnknown;
  const signs: Signs = {
    passages: share * told,
    alone: (1 - share) * told,
    nearest: likeness.nearest,
    likelier: share * likeness.likelier,
    byPairs: share * likelierByPairs(text, pairs),
    near,
  };
  return {
    article,
    prepared: text,
    likeness,
    signs,
    score: scoreOf(signs, weightsFor(meaning).score) + (article.title === quoted ? QUOTED : 0),
    coverage: Math.max(0, ...scores.map(({ coverage }) => coverage)),
  };
}

/** The articles, the one that speaks most of what is asked first. */
export function ranked<Article extends Text>(
  articles: readonly Article[],
  wanted: Wanted,
): RankedArticle<Article>[] {
  const known = articles.flatMap(({ id }) => wanted.meaning.get(id) ?? []);
  const compared = {
    tellings: tellingsOf(wanted),
    pairs: usualPairs(wanted.pairs, articles.map(prepared)),
    nearIfUnknown: known.reduce((sum, near) => sum + near, 0) / (known.length || 1),
  };
  return articles.map((article) => compare(article, wanted, compared)).sort((a, b) => b.score - a.score);
}
