import { plainOf } from '../text/keys.js';
import type { Word } from '../text/words.js';
import { MONTH_OF, NOW, SINCE, TO } from './dateWords.js';

/** A month as its number since the year 0, and the places of its first and last word. */
export interface ShortDate {
  month: number;
  first: number;
  last: number;
}

/** No more figures behind it, and no year that would make a day of it: "June 18 – March 26, 2020". */
const ENDS = String.raw`(?![\d\p{L}])(?![./]\d)(?!,?\s{0,2}(?:19|20)\d{2})`;
const NAMED = String.raw`\p{L}{3,10}\.?[\s,/-]?\s?['’]?\d{2}(?!-\d)${ENDS}`;
const SLASHED = String.raw`\d{1,2}\s?/\s?['’]?\d{2}${ENDS}`;
const PARTED = String.raw`(?:0[1-9]|1[0-2])[.-]['’]?\d{2}(?!-\d)${ENDS}`;
const YEAR_FIRST = String.raw`(?:19|20)\d{2}(?:\s?[./]\s?\d{1,2}|-\d(?!-))${ENDS}`;
const WITH_YEAR = String.raw`(?:\p{L}{3,10}\.?[\s,/.-]{1,2}|\d{1,2}\s?[./-]\s?)?(?:19|20)\d{2}(?!\d)`;
const WORD = String.raw`\p{L}{2,12}`;
const SHORT = `(?:${YEAR_FIRST}|${NAMED}|${SLASHED}|${PARTED})`;
/** Nothing before it that it would be a part of. */
const BEGINS = String.raw`(?<![\d\p{L}/.-])`;
/** Between two dates: signs, or one word. */
const GAP = String.raw`\s{0,3}(?:[-–—‐‑−→>~]{1,2}|\p{L}{1,6})\s{0,3}`;
const PAIR = new RegExp(`${BEGINS}(${SHORT})(${GAP})(${SHORT}|${WITH_YEAR}|${WORD})`, 'giu');
const LATER = new RegExp(`${BEGINS}(${WITH_YEAR})(${GAP})(${SHORT})`, 'giu');
const OPEN = new RegExp(`${BEGINS}(${SHORT})(?=[^\\S\\n]{0,3}[-–—][^\\S\\n]*(?:\\n|$))`, 'giu');
const BEGUN = new RegExp(`(${WORD})\\s{1,2}(${SHORT})`, 'giu');
const YEAR = /(?:19|20)\d{2}/;

const century = (year: number): number => year + (year > 60 ? 1900 : 2000);

/** 6/18, 06.18, Jun 18, Jun-’18, 2018.06 as months since the year 0; null for what is no month of a year. */
function monthIn(text: string): number | null {
  const [, firstYear, secondMonth] = /^(\d{4})\D+(\d{1,2})$/.exec(text) ?? [];
  if (firstYear) return monthOfYear(Number(firstYear), Number(secondMonth) - 1);
  const [, head = '', year = ''] = /^(\p{L}+|\d{1,2})[^\p{L}\d]*(\d{2})$/u.exec(text) ?? [];
  if (year === '') return null;
  const named = MONTH_OF.get(plainOf(head)) ?? MONTH_OF.get(plainOf(head).replace(/s$/, ''));
  return monthOfYear(century(Number(year)), /^\d/.test(head) ? Number(head) - 1 : (named ?? -1));
}

const monthOfYear = (year: number, month: number): number | null =>
  month >= 0 && month < 12 ? year * 12 + month : null;

/** The first word that begins at a place of the text or behind it. */
function placeOf(words: readonly Word[], at: number, start: number, end: number): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

const isTo = (gap: string): boolean => /[^\s\p{L}]/u.test(gap) || TO.has(plainOf(gap.trim()));

/** Whether the other end of a period is one: a date not before the first, or a word for now. */
function isEnd(text: string, from: number, now: number): boolean {
  const short = monthIn(text);
  if (short !== null) return short >= from && short < now;
  return YEAR.test(text) || NOW.has(plainOf(text));
}

/**
 * Months of a year that are short enough to be something else, such as 6/18, Jun 18 or 2018.06. They are
 * believed as an end of a period, or behind a word such as since; alone they may be a day, a version or a
 * share. `now` is the month after this one.
 */
export function shortDatesIn(
  text: string,
  words: readonly Word[],
  start: number,
  end: number,
  now: number,
): ShortDate[] {
  const [begin, stop] = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0];
  // What stands behind the last word says whether it is the end of a line.
  const part = text.slice(begin, stop + 4);
  if (!/\d/.test(part)) return [];
  const found = new Map<number, ShortDate>();
  const add = (date: string, at: number) => {
    const month = monthIn(date);
    const first = placeOf(words, begin + at, start, end);
    const last = placeOf(words, begin + at + date.length, start, end) - 1;
    if (month !== null && last >= first) found.set(first, { month, first, last });
  };
  for (const { index, 1: one = '', 2: gap = '', 3: other = '' } of part.matchAll(PAIR)) {
    const from = monthIn(one);
    if (from === null || from >= now || !isTo(gap) || !isEnd(other, from, now)) continue;
    add(one, index);
    if (monthIn(other) !== null) add(other, index + one.length + gap.length);
  }
  for (const { index, 1: one = '', 2: gap = '', 3: other = '' } of part.matchAll(LATER)) {
    if (isTo(gap) && isEnd(other, Number(YEAR.exec(one)?.[0]) * 12, now))
      add(other, index + one.length + gap.length);
  }
  for (const { index, 1: one = '' } of part.matchAll(OPEN)) add(one, index);
  for (const { index, 0: whole, 1: word = '', 2: one = '' } of part.matchAll(BEGUN)) {
    if (SINCE.has(plainOf(word))) add(one, index + whole.length - one.length);
  }
  return [...found.values()].filter(({ month }) => month < now);
}
