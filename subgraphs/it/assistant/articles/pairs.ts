import { stemsOf } from '../understanding/words.js';

/**
 * Two words in a row as one number, of which an article has thousands; that two pairs have the same is rare
 * and does no harm.
 */
function pairOf(first: string, second: string): number {
  let number = 0x811c9dc5;
  for (const letter of `${first} ${second}`)
    number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return number;
}

/** Characters of a text whose pairs are told. */
const MOST = 600;

/**
 * Each two words that follow each other in a text, the small ones as well: "not paid" is something else than
 * "paid".
 */
export function pairsOf(text: string): ReadonlySet<number> {
  const stems = stemsOf(text.slice(0, MOST));
  return new Set(stems.slice(1).map((stem, at) => pairOf(stems[at] ?? '', stem)));
}

/** How many of so many texts have each pair. */
export interface CountedPairs {
  pairs: ReadonlyMap<number, number>;
  counted: number;
}

export function countPairs(texts: readonly string[]): ReadonlyMap<number, number> {
  const count = new Map<number, number>();
  for (const text of texts) for (const pair of pairsOf(text)) count.set(pair, (count.get(pair) ?? 0) + 1);
  return count;
}

/** Share of all texts that have each of the pairs; those that none has are left out. */
export function usualPairs(
  pairs: ReadonlySet<number>,
  all: readonly CountedPairs[],
): ReadonlyMap<number, number> {
  const counted = all.reduce((sum, one) => sum + one.counted, 0);
  const shares = [...pairs].map((pair): [number, number] => [
    pair,
    all.reduce((sum, one) => sum + (one.pairs.get(pair) ?? 0), 0) / counted,
  ]);
  return new Map(shares.filter(([, share]) => share > 0));
}

/** Few texts tell little: they are counted with so many of the usual sort. */
const SEEN = 40;

/**
 * How many times likelier the pairs are with whoever asks what these texts ask than with whoever asks for any
 * article that is compared, as a logarithm. @param usual share of all that are compared
 */
export function likelierByPairs(
  { pairs, counted }: CountedPairs,
  usual: ReadonlyMap<number, number>,
): number {
  let sum = 0;
  for (const [pair, share] of usual)
    sum += Math.log(((pairs.get(pair) ?? 0) + SEEN * share) / (counted + SEEN) / share);
  return sum;
}
