import type { Term } from '../understanding/terms.js';
import { stemsOf } from '../understanding/words.js';

/** Stems of a text and how often each stands in it. */
export type Bag = ReadonlyMap<string, number>;

export function bagOf(...texts: (string | null)[]): Bag {
  const bag = new Map<string, number>();
  for (const text of texts) for (const stem of stemsOf(text ?? '')) bag.set(stem, (bag.get(stem) ?? 0) + 1);
  return bag;
}

/** How much it tells that one of `total` texts has a word that `having` of them have. */
export const rarity = (total: number, having: number): number =>
  Math.log(1 + (total - Math.min(having, total) + 0.5) / (having + 0.5));

/** How many published articles have each stem. */
export type Having = ReadonlyMap<string, number>;

/** How much it tells to find a term. */
export interface Telling {
  /** By its own word. */
  own: number;
  /** By each of the words used for it that articles have. */
  like: ReadonlyMap<string, number>;
  /** The most that can be found of it. */
  most: number;
}

/** How much another word for the asked one counts. */
export const LIKE_COUNTS = 0.6;
/**
 * Of a story, what no article has at all is mostly told along; in a short question it is what is asked for.
 */
const NOWHERE_COUNTS = { short: 1, long: 0.35 };
const SHORT = 3;
const LONG = 7;

/** So short a word that no article has is mostly mistyped: "ned", "hav". */
const SHORT_WORD = 3;
const SHORT_COUNTS = 0.2;

/**
 * How much a word counts that no article has. @param asked words of the question that say what it is about
 */
export function nowhereCounts(asked: number): number {
  const length = Math.min(1, Math.max(0, (asked - SHORT) / (LONG - SHORT)));
  return NOWHERE_COUNTS.short + length * (NOWHERE_COUNTS.long - NOWHERE_COUNTS.short);
}

/** Nothing can be found. */
export const NO_TELLING: Telling = { own: 0, like: new Map(), most: 0 };

/** @param nowhere how much it counts when no article has it */
export function tellingOf(
  { weight, stem, like }: Term,
  total: number,
  having: Having,
  nowhere: number,
): Telling {
  const tells = (one: string, counts: number): number =>
    (having.get(one) ?? 0) > 0 ? weight * counts * rarity(total, having.get(one) ?? 0) : 0;
  const own = tells(stem, 1);
  const likes = new Map(
    [...like].flatMap((one) => (having.has(one) ? [[one, tells(one, LIKE_COUNTS)] as const] : [])),
  );
  const bestLike = Math.max(0, ...likes.values());
  // Where the word itself is known, another one is at most nearly as good.
  if (own > 0)
    for (const [one, counts] of likes) likes.set(one, Math.min(counts, LIKE_COUNTS * own + 0.2 * weight));
  return {
    own,
    like: likes,
    most:
      own > 0
        ? own
        : Math.max(
            bestLike,
            bestLike > 0
              ? 0
              : nowhere * weight * rarity(total, 0) * (stem.length <= SHORT_WORD ? SHORT_COUNTS : 1),
          ),
  };
}

/** How much of a term a text has by other words. */
function foundLike({ like }: Telling, bag: Bag): number {
  let best = 0;
  for (const [stem, counts] of like) if (counts > best && bag.has(stem)) best = counts;
  return best;
}

/** How much of a term a text has. */
export const found = ({ stem }: Term, telling: Telling, bag: Bag): number =>
  Math.max(bag.has(stem) ? telling.own : 0, foundLike(telling, bag));

/**
 * As BM25 counts: the second time says less than the first, and in a long text less than in a short one.
 * @param length in texts of usual length
 */
export function foundOften(term: Term, telling: Telling, bag: Bag, length: number): number {
  const times = bag.get(term.stem) ?? 0;
  const often = (telling.own * times * 1.6) / (times + 0.6 * (0.4 + 0.6 * length));
  // However often another word stands there, it is not the one that was asked.
  return Math.max(often, foundLike(telling, bag));
}
