import { plainOf } from '../../text/keys.js';
import { eachMatch } from './dateForms.js';
import { NUMBERS } from './dateNumbers.js';

/** A part of a year as it is in a text: months since the year 0, and the letters from `start` to `end`. */
export interface YearPart {
  month: number;
  /** The month after its last. */
  until: number;
  start: number;
  end: number;
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');

const LONG_YEAR = String.raw`(?:19|20)\d{2}`;
const SHORT_YEAR = String.raw`\d{2}`;
const BEGINS = String.raw`(?<![\d\p{L}])`;
const ENDS = String.raw`(?![\d\p{L}])`;
const SIGN = String.raw`(?:[-–—―→~]|\.{2,3}|…|(?:to|bis|until|through|a|à)\s)`;

/** Q1, 1Q, H2, KW 23, week 12 */
const LETTERED = String.raw`(?:[QTHS][1-4]|Q\s[1-4]|[1-4]\.?\s?[QH]|(?:KW|CW|WK|week)\s?(?:0?[1-9]|[1-4]\d|5[0-3]))`;
/** 1st quarter, first half, 1. Quartal, III trimestre, Quartal 1 */
const COUNTED = String.raw`(?:[1-4](?:\.|st|nd|rd|th|er|e|ère|ème|º|°|ª|o)?|\p{L}{1,9}\.?)`;
const NAMED = String.raw`(?:${COUNTED}\s(?:fiscal\s)?\p{L}{3,9}\.?|\p{L}{3,9}\s[1-4])`;
const PART = `(?:${LETTERED}|${NAMED})`;
const OF = String.raw`(?:\s(?:of|de|del|du|im|in)\s|[,.]?\s|\s?[/-]\s?)`;

const WITH_YEAR = new RegExp(
  [
    `(?<yearFirst>${LONG_YEAR})(?:\\s?[,./-]\\s?|\\s)?(?<partLast>${PART})${ENDS}(?!\\s['’]?\\d)`,
    `(?<part>${PART})${OF}(?<year>${LONG_YEAR})${ENDS}`,
    `(?<letters>${LETTERED})(?:\\s?/\\s?|-|\\s?['’]|)(?<short>${LONG_YEAR}|${SHORT_YEAR})${ENDS}`,
    // With nothing but a blank before it, a number may be anything: it is a year beside the sign of a period.
    `(?<=${SIGN}\\s{0,3})(?<lettersBehind>${LETTERED})\\s(?<shortBehind>${SHORT_YEAR})${ENDS}`,
    `(?<lettersBefore>${LETTERED})\\s(?<shortBefore>${SHORT_YEAR})(?=\\s{0,3}${SIGN})`,
    `FY['’]?(?<fiscal>${LONG_YEAR}|${SHORT_YEAR})${ENDS}`,
  ]
    .map((form) => BEGINS + form)
    .join('|'),
  'giu',
);
/** The part before that has no year of its own: Q1–Q3 2021. */
const PART_BEFORE = new RegExp(`${BEGINS}(${PART})\\s{0,3}${SIGN}\\s{0,3}$`, 'iu');
const LONGEST_BEFORE = 40;
/** VI 2018 – III 2021. One alone may be the level of a title. */
const ROMAN_MONTH = (figures: string, year: string) =>
  String.raw`(?<${figures}>[IVX]{1,4})[./\s-]{1,2}(?<${year}>${LONG_YEAR})`;
const ROMAN_PAIR = new RegExp(
  `${BEGINS}(?<begin>${ROMAN_MONTH('one', 'year')})\\s{0,3}${SIGN}\\s{0,3}(?<until>${ROMAN_MONTH('other', 'last')})${ENDS}`,
  'gu',
);

const century = (year: number): number => (year >= 100 ? year : year + (year > 60 ? 1900 : 2000));

/** Which of how many parts of a year; null for words that are none. */
function partOf(written: string): [number: number, parts: number] | null {
  const words = plainOf(written)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
  const [, letters = '', figures = ''] = /^(\p{L}+)(\d+)$/u.exec(words.join('')) ?? [];
  const [, before = '', behind = ''] = /^(\d)(\p{L})$/u.exec(words.join('')) ?? [];
  const lettered = NUMBERS.letters.get(letters || behind);
  const number = Number(figures || before || '0') || numberIn(words);
  const parts = lettered ?? words.map((word) => NUMBERS.parts.get(word)).find((one) => one !== undefined);
  return parts !== undefined && number !== null && number <= parts + (parts === 52 ? 1 : 0)
    ? [number, parts]
    : null;
}

const numberIn = (words: readonly string[]): number | null =>
  words
    .map((word) => NUMBERS.ordinals.get(word) ?? (/^[1-4]/.test(word) ? Number(word.charAt(0)) : null))
    .find((number) => number !== null) ?? null;

function monthsOf(written: string, year: number): Pick<YearPart, 'month' | 'until'> | null {
  const part = partOf(written);
  if (!part) return null;
  const [number, parts] = part;
  const begin = Math.min(11, Math.floor(((number - 1) * 12) / parts));
  return { month: year * 12 + begin, until: year * 12 + Math.max(begin + 1, begin + Math.floor(12 / parts)) };
}

type Groups = Readonly<Record<string, string | undefined>>;

const writtenYear = (groups: Groups): number =>
  century(
    Number(
      groups.yearFirst ??
        groups.year ??
        groups.short ??
        groups.shortBehind ??
        groups.shortBefore ??
        groups.fiscal,
    ),
  );

/** Quarters, halves, weeks and fiscal years that a text names, and months in Roman figures. */
export function yearPartsIn(text: string): YearPart[] {
  if (!/\d/.test(text)) return [];
  const found: YearPart[] = [];
  eachMatch(WITH_YEAR, text, ({ index, 0: whole, groups = {} }) => {
    const year = writtenYear(groups);
    const end = index + whole.length;
    const part =
      groups.partLast ?? groups.part ?? groups.letters ?? groups.lettersBehind ?? groups.lettersBefore;
    const months = part === undefined ? { month: year * 12, until: year * 12 + 12 } : monthsOf(part, year);
    if (!months) return false;
    const before = groups.yearFirst === undefined ? partBefore(text, index, year) : null;
    if (before && before.month < months.month) found.push(before);
    found.push({ ...months, start: index, end });
    return true;
  });
  return [...found, ...romanMonthsIn(text)].sort((one, other) => one.start - other.start);
}

function partBefore(text: string, index: number, year: number): YearPart | null {
  const near = text.slice(Math.max(0, index - LONGEST_BEFORE), index);
  const [before = '', part = ''] = PART_BEFORE.exec(near) ?? [];
  const months = part === '' ? null : monthsOf(part, year);
  const start = index - before.length;
  return months && { ...months, start, end: start + part.length };
}

function romanMonthsIn(text: string): YearPart[] {
  return [...text.matchAll(ROMAN_PAIR)].flatMap(({ index, 0: whole, groups = {} }): YearPart[] => {
    const [from, to] = [groups.one, groups.other].map((roman) => ROMAN.indexOf(roman?.toLowerCase() ?? ''));
    if (from === undefined || to === undefined || from < 0 || to < 0) return [];
    const [month, last] = [Number(groups.year) * 12 + from, Number(groups.last) * 12 + to];
    const end = index + whole.length;
    return [
      { month, until: month + 1, start: index, end: index + (groups.begin?.length ?? 0) },
      { month: last, until: last + 1, start: end - (groups.until?.length ?? 0), end },
    ];
  });
}
