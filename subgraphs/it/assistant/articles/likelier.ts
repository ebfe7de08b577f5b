import type { Term } from '../understanding/terms.js';
import { LIKE_COUNTS } from './bags.js';
import type { Bag } from './bags.js';

/** How many of so many texts have each stem. */
export interface Counted {
  asked: Bag;
  counted: number;
}

/**
 * How many times likelier the terms are with whoever asks what these texts ask than they are expected to be,
 * as a logarithm: 0 for none.
 * @param expected share of all texts that have a stem; 0 for one that no one knows, which tells nothing
 * @param seen the texts are counted as if there were so many more of the expected sort, since few texts tell
 * little
 */
export function likelier(
  { asked, counted }: Counted,
  terms: readonly Term[],
  expected: (stem: string) => number,
  seen: number,
): number {
  const ofStem = (stem: string): number[] => {
    const share = expected(stem);
    return share > 0 ? [Math.log(((asked.get(stem) ?? 0) + seen * share) / (counted + seen) / share)] : [];
  };
  return terms.reduce((sum, { stem, like, weight }) => {
    const [own] = ofStem(stem);
    if (own !== undefined) return sum + weight * own;
    const others = [...like].flatMap(ofStem);
    return others.length > 0 ? sum + weight * LIKE_COUNTS * Math.max(...others) : sum;
  }, 0);
}
