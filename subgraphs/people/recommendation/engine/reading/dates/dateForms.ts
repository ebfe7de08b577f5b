import { tablesBeside } from '../../tables.js';
import { plainOf } from '../../text/keys.js';
import type { Word } from '../../text/words.js';
import { NUMBERS } from './dateNumbers.js';
import { isMonthFirst } from './dayOrder.js';

const { wordListsIn } = tablesBeside(import.meta.url);

/** Words of dates and periods in four languages, as they are compared: lower case, without accents. */
const WORDS = wordListsIn('dateWords.tsv', [
  // Languages of whose dates the runtime knows the words, beside the four.
  'languages',
  'now',
  'since',
  'to',
  'endLabels',
  'date',
  'and',
  'between',
]);

/** A month as it is called alone, and behind a day: październik, października. */
function namesOf(language: string): [name: string, month: number][] {
  const ways: Intl.DateTimeFormatOptions[] = [{ month: 'long' }, { month: 'long', day: 'numeric' }];
  return ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(language, { ...way, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2000, month, 15));
      return [plainOf(parts.find(({ type }) => type === 'month')?.value ?? ''), month];
    });
  });
}

// The last of two that are alike is kept: the words of the four languages.
export const MONTH_OF: ReadonlyMap<string, number> = new Map([
  ...[...WORDS.languages].flatMap(namesOf),
  ...[...NUMBERS.months].map(([word, month]): [string, number] => [word, month - 1]),
]);
/** The month in which a season or quarter begins. */
export const SEASONS: ReadonlyMap<string, number> = new Map(
  [...NUMBERS.seasons].map(([word, month]) => [word, month - 1]),
);
/** Today in other languages, where it is one word. */
const TODAYS = [...WORDS.languages].map((language) =>
  plainOf(new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day')),
);
export const NOW: ReadonlySet<string> = new Set([...TODAYS, ...WORDS.now]);
export const SINCE = WORDS.since;
export const TO = WORDS.to;

/** Whether a word may be a part of a date: figures, months, and what is between two of them. */
export const isDateLike = ({ raw, key }: Word): boolean =>
  /\p{Nd}/u.test(raw) ||
  MONTH_OF.has(plainOf(raw)) ||
  SEASONS.has(key) ||
  NOW.has(key) ||
  SINCE.has(key) ||
  TO.has(key);

/** Signs between the two ends of a period. */
export const BETWEEN_SIGNS = String.raw`[-–—―‐‑−→>~]{1,2}|\.{2,3}|\.\s\.\s\.|…`;
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
  if (gap.length <= LONGEST_GAP && isEndLabel(words, last + 1, first)) return true;
  return (
    gap.length <= LONGEST_GAP &&
    (SIGNS.test(gap) || between.some(({ key }) => TO.has(key))) &&
    DATED_GAP.test(gap)
  );
}

/** "Start: June 2018, end date: March 2021": from `from` up to, not including, `to`. */
export const isEndLabel = (words: readonly Word[], from: number, to: number): boolean =>
  to > from &&
  to <= from + 2 &&
  WORDS.endLabels.has(words[from]?.key ?? '') &&
  (to === from + 1 || WORDS.date.has(words[from + 1]?.key ?? ''));

/** "Between 2019 and 2021". */
export const isBetween = (words: readonly Word[], first: number, last: number, next: number): boolean =>
  next === last + 2 &&
  WORDS.and.has(words[last + 1]?.key ?? '') &&
  WORDS.between.has(words[first - 1]?.key ?? '');

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
const YEAR_FIRST = String.raw`(?:19|20)\d{2}(?:\s?[./]\s?\d{1,2}|-\d(?!-)|(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])?|\s?[年년]\s?\d{1,2}\s?[月월])${ENDS}`;
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
function monthsIn(text: string, isAmerican: boolean): Months | null {
  const [, firstYear, secondMonth] = /^(\d{4})\D*(\d{1,2})(?:\d{2}|\s?[月월])?$/.exec(text) ?? [];
  if (firstYear) return monthOfYear(Number(firstYear), Number(secondMonth) - 1);
  const [, head = '', second, year = ''] =
    /^(\p{L}+|\d{1,2}|)(?:[./](\d{1,2}))?[^\p{L}\d]*(\d{4}|\d{2})$/u.exec(text) ?? [];
  if (year === '') return null;
  const whole = year.length === 4 ? Number(year) : century(Number(year));
  if (head === '') return { month: whole * 12, until: whole * 12 + 12 };
  // Days come first but in America.
  if (second !== undefined) {
    const isFirst = Number(second) > 12 || (isAmerican && text.includes('/'));
    const [day, month] = isFirst ? [second, head] : [head, second];
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
export function placeOf(words: readonly Word[], at: number, start: number, end: number): number {
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
function isEnd(text: string, from: number, now: number, isAmerican: boolean): boolean {
  const short = monthsIn(text, isAmerican);
  if (short !== null) return short.until > from && short.month < now;
  return YEAR.test(text) || NOW.has(plainOf(text).replace(/^the\s/, ''));
}

/** Looks again behind the first letter of what was not taken: "Ltd '18 – '26" begins with no month. */
export function eachMatch(pattern: RegExp, text: string, isTaken: (match: RegExpExecArray) => boolean): void {
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
  // The sign before the first word may be an apostrophe; what is behind the last says whether a line ends.
  const [begin, stop] = [Math.max(0, (words[start]?.start ?? 0) - 1), words[end - 1]?.end ?? 0];
  const part = text.slice(begin, stop + 4);
  if (!/\d/.test(part)) return [];
  const found = new Map<number, ShortDate>();
  const isAmerican = isMonthFirst(text);
  const add = (date: string, at: number) => {
    const months = monthsIn(date, isAmerican);
    const first = placeOf(words, begin + at, start, end);
    const last = placeOf(words, begin + at + date.length, start, end) - 1;
    if (months !== null && last >= first) found.set(first, { ...months, first, last });
  };
  eachMatch(PAIR, part, ({ index, 1: one = '', 2: gap = '', 3: other = '' }) => {
    const from = monthsIn(one, isAmerican)?.month;
    if (from === undefined || from >= now || isClock(one, other)) return false;
    if (!isTo(gap) || !isEnd(other, from, now, isAmerican)) return false;
    add(one, index);
    if (monthsIn(other, isAmerican) !== null) add(other, index + one.length + gap.length);
    return true;
  });
  for (const { index, 1: one = '', 2: gap = '', 3: other = '' } of part.matchAll(LATER)) {
    if (isTo(gap) && isEnd(other, Number(YEAR.exec(one)?.[0]) * 12, now, isAmerican))
      add(other, index + one.length + gap.length);
  }
  for (const { index, 1: one = '' } of part.matchAll(OPEN)) add(one, index);
  for (const { index, 0: whole, 1: word = '', 2: one = '' } of part.matchAll(BEGUN)) {
    if (SINCE.has(plainOf(word))) add(one, index + whole.length - one.length);
  }
  return [...found.values()].filter(({ month }) => month < now);
}
