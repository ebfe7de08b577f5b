import type { Word } from '../text/words.js';
import { monthOf } from './dates.js';
import type { Period } from './dates.js';
import type { Unit } from './units.js';
import { numberAt, YEARS } from './years.js';

const SINCE = new Set('seit depuis since'.split(' '));
const FOR = new Set('for past last'.split(' '));
/** "For eight years I have kept the books" lasts; "I kept the books for eight years" does not. */
const STILL = new Set('have ve been'.split(' '));
const LONGEST = 40;

/**
 * The time until now that a sentence tells by its length: "seit acht Jahren", "depuis onze ans", "desde hace
 * ocho años", "llevo ocho años", "for eight years I have".
 */
export function lastingIn(words: readonly Word[], { from, to }: Unit, today: string): Period | null {
  const end = Math.min(to, from + LONGEST);
  for (let at = from + 2; at < end; at += 1) {
    const years = YEARS.has(words[at]?.key ?? '') ? numberAt(words, at - 1) : null;
    if (years === null || !isUntilNow(words, at - 2, from, end)) continue;
    const now = monthOf(today) + 1;
    return { from: now - years * 12, to: now, first: at - 2, last: at, isSpan: true };
  }
  return null;
}

function isUntilNow(words: readonly Word[], before: number, from: number, end: number): boolean {
  const key = words[before]?.key ?? '';
  if (SINCE.has(key) || key === 'llevo') return true;
  if (key === 'hace') return words[before - 1]?.key === 'desde';
  return FOR.has(key) && words.slice(from, end).some((word) => STILL.has(word.key));
}
