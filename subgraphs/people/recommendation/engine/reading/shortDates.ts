import { plainOf } from '../text/keys.js';
import type { Word } from '../text/words.js';
import { BETWEEN_SIGNS, MONTH_OF, NOW, SINCE, TO } from './dateWords.js';

/** Months as their numbers since the year 0, and the places of its first and last word. */
export interface ShortDate {
  month: number;
  /** The month after the last that is meant: a year alone goes to its end. */
  until: number;
  first: number;
  last: number;
}

/** No more figures behind it, and no year that would make a day of it: "June 18 – March 26, 2020". */
const ENDS = String.raw`(?![\d\p{L}])(?![./]\d)(?!,?\s{0,2}(?:19|20)\d{2})`;
const APOSTROPHE = "['’‘´`]";
const NAMED = String.raw`\p{L}{3,10}(?:\.?[\s,/-]?\s?${APOSTROPHE}?\d{2}(?!-\d)${ENDS}|(?:19|20)\d{2}(?!\d))`;
const SLASHED = String.raw`\d{1,2}(?:\s?/\s?${APOSTROPHE}?|${APOSTROPHE})\d{2}${ENDS}`;
const PARTED = String.raw`(?:0?[1-9]|1[0-2])(?:\.${APOSTROPHE}?\d{2}|-${APOSTROPHE}?\d{2}(?!-\d))${ENDS}`;
const WITH_DAY = String.raw`\d{1,2}[./]\d{1,2}[./]\d{2}${ENDS}`;
const YEAR_FIRST = String.raw`(?:19|20)\d{2}(?:\s?[./]\s?\d{1,2}|-\d(?!-)|(?:0[1-9]|1[0-2]))${ENDS}`;
const YEAR_ALONE = String.raw`${APOSTROPHE}\d{2}${ENDS}`;
const WITH_YEAR = String.raw`(?:\p{L}{3,10}\.?[\s,/.-]{1,2}|\d{1,2}\s?[./-]\s?)?(?:19|20)\d{2}(?!\d)`;
const WORD = String.raw`(?:the\s)?\p{L}{2,12}`;
const SHORT = `(?:${YEAR_FIRST}|${NAMED}|${WITH_DAY}|${SLASHED}|${PARTED}|${YEAR_ALONE})`;
/** Nothing before it that it would be a part of. */
const BEGINS = String.raw`(?<![\d\p{L}/.-])`;
/** Between two dates: signs, or a word such as to or until. */
const GAP = String.raw`(?:\s{0,3}(?:${BETWEEN_SIGNS}|(?:up\s)?\p{L}{1,7})\s{0,3}|\s/\s)`;
const PAIR = new RegExp(`${BEGINS}(${SHORT})(${GAP})(${SHORT}|${WITH_YEAR}|${WORD})`, 'giu');
const LATER = new RegExp(`${BEGINS}(${WITH_YEAR})(${GAP})(${SHORT})`, 'giu');
const OPEN = new RegExp(
  `${BEGINS}(${SHORT})(?=[^\\S\\n]{0,3}[-–—](?:[^\\S\\n]{2}|\\t|[^\\S\\n]*(?:[)\\]|,;\\n]|$)))`,
  'giu',
);
const BEGUN = new RegExp(`(${WORD})\\s{1,2}(${SHORT})`, 'giu');
const YEAR = /(?:19|20)\d{2}/;

const century = (year: number): number => year + (year > 60 ? 1900 : 2000);

type Months = Pick<ShortDate, 'month' | 'until'>;

/**
 * 6/18, 06.18, 1.6.18, Jun 18, Jun-’18, ’18, 2018.06, 201806 as months since the year 0; null for what is no
 * month of a year.
 */
function monthsIn(text: string): Months | null {
  const [, firstYear, secondMonth] = /^(\d{4})\D*(\d{1,2})$/.exec(text) ?? [];
  if (firstYear) return monthOfYear(Number(firstYear), Number(secondMonth) - 1);
  const [, head = '', second, year = ''] =
    /^(\p{L}+|\d{1,2}|)(?:[./](\d{1,2}))?[^\p{L}\d]*(\d{4}|\d{2})$/u.exec(text) ?? [];
  if (year === '') return null;
  const whole = year.length === 4 ? Number(year) : century(Number(year));
  if (head === '') return { month: whole * 12, until: whole * 12 + 12 };
  // Days come first but in America, where both are only told apart behind the twelfth.
  if (second !== undefined) {
    const [day, month] = Number(second) > 12 ? [second, head] : [head, second];
    return isDay(Number(day)) ? monthOfYear(whole, Number(month) - 1) : null;
  }
  const named = MONTH_OF.get(plainOf(head)) ?? MONTH_OF.get(plainOf(head).replace(/s$/, ''));
  return monthOfYear(whole, /^\d/.test(head) ? Number(head) - 1 : (named ?? -1));
}

const isDay = (day: number): boolean => day >= 1 && day <= 31;

const monthOfYear = (year: number, month: number): Months | null =>
  month >= 0 && month < 12 ? { month: year * 12 + month, until: year * 12 + month + 1 } : null;

/** 9.00 - 12.30: both may be times of a day. */
const isClock = (one: string, other: string): boolean =>
  [one, other].every((date) => /^[1-9]\d?\.\d[05]$|\.00$/.test(date));

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

const isTo = (gap: string): boolean =>
  /[^\s\p{L}]/u.test(gap) || TO.has(plainOf(gap.trim()).replace(/^up\s/, ''));

/** Whether the other end of a period is one: a date not before the first, or a word for now. */
function isEnd(text: string, from: number, now: number): boolean {
  const short = monthsIn(text);
  if (short !== null) return short.until > from && short.month < now;
  return YEAR.test(text) || NOW.has(plainOf(text).replace(/^the\s/, ''));
}

/** Looks again behind the first letter of what was not taken: "Ltd '18 – '26" begins with no month. */
function eachMatch(pattern: RegExp, text: string, isTaken: (match: RegExpExecArray) => boolean): void {
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    if (!isTaken(match)) pattern.lastIndex = match.index + 1;
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
  // The sign before the first word may be an apostrophe; what stands behind the last says whether a line ends.
  const [begin, stop] = [Math.max(0, (words[start]?.start ?? 0) - 1), words[end - 1]?.end ?? 0];
  const part = text.slice(begin, stop + 4);
  if (!/\d/.test(part)) return [];
  const found = new Map<number, ShortDate>();
  const add = (date: string, at: number) => {
    const months = monthsIn(date);
    const first = placeOf(words, begin + at, start, end);
    const last = placeOf(words, begin + at + date.length, start, end) - 1;
    if (months !== null && last >= first) found.set(first, { ...months, first, last });
  };
  eachMatch(PAIR, part, ({ index, 1: one = '', 2: gap = '', 3: other = '' }) => {
    const from = monthsIn(one)?.month;
    if (from === undefined || from >= now || isClock(one, other)) return false;
    if (!isTo(gap) || !isEnd(other, from, now)) return false;
    add(one, index);
    if (monthsIn(other) !== null) add(other, index + one.length + gap.length);
    return true;
  });
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
