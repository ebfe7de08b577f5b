import type { Word } from '../text/words.js';
import { BETWEEN_SIGNS, TO } from './dateWords.js';

/** Longest gap of signs, or of a word such as to, and nothing else. */
const BARE_GAP = 14;
export const SIGNS = new RegExp(BETWEEN_SIGNS, 'u');

/** "fin 2018 – début 2026", "2018 m. birželio – 2026": a word that may belong to a date, on both sides. */
const DATED_GAP = new RegExp(
  String.raw`^(?:[\s.,]{1,2}\p{Ll}{1,12}\.?){0,2}[^\S\n]{0,3}(?:${BETWEEN_SIGNS}|(?<=\s)\p{L}{1,7}(?=\s))[^\S\n]{0,3}(?:\p{L}{1,12}[.,]?[^\S\n'’-]{0,2}(?:\p{Ll}{1,3}\s)?)?(?:\d{1,2}\p{L}{0,2}\.?,?\s)?['’-]?$`,
  'u',
);
const LONGEST_GAP = 30;

/** Whether two dates are the ends of one period. */
export function joins(text: string, words: readonly Word[], last: number, first: number): boolean {
  const gap = text.slice(words[last]?.end ?? 0, words[first]?.start ?? 0);
  const between = words.slice(last + 1, first);
  if (gap.trim() === '/') return true;
  if (gap.length <= BARE_GAP && between.length <= 2 && between.every(({ key }) => TO.has(key)))
    return between.length > 0 || SIGNS.test(gap);
  return (
    gap.length <= LONGEST_GAP &&
    (SIGNS.test(gap) || between.some(({ key }) => TO.has(key))) &&
    DATED_GAP.test(gap)
  );
}

/** "Between 2019 and 2021". */
export const isBetween = (words: readonly Word[], first: number, last: number, next: number): boolean =>
  next === last + 2 && AND.has(words[last + 1]?.key ?? '') && BETWEEN.has(words[first - 1]?.key ?? '');
const AND = new Set('and et y und'.split(' '));
const BETWEEN = new Set('between entre zwischen'.split(' '));
