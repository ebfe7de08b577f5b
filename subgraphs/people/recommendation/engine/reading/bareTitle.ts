import { tradesOf } from '../vocabulary/bareTitles.js';
import type { Word } from '../text/words.js';

const BEGINS = 3;
const AFTER = new Set('at bei en chez for'.split(' '));

/** Among the first words of a line, and a title by itself: a comma, a dash, a company or the end follows. */
export function bareTitleAt(words: readonly Word[], from: number, to: number): number | null {
  for (let at = from; at < Math.min(to, from + BEGINS); at += 1) {
    const next = words[at + 1];
    const isAlone =
      at + 1 >= to ||
      !next ||
      (next.joint !== 'space' && next.joint !== 'tight') ||
      AFTER.has(next.key) ||
      /^\d/.test(next.raw);
    if (isAlone && tradesOf(words[at]?.key ?? '').length > 0) return at;
  }
  return null;
}
