import { tablesBeside } from '../../tables.js';
import { plainOf } from '../../text/keys.js';
import type { Word } from '../../text/words.js';
import { MONTH_OF, NOW, SEASONS, SIGNS, SINCE, TO, isBetween, joins } from './dateForms.js';
import { pointsIn } from './datePoints.js';
import type { Point } from './datePoints.js';
import { lengthAfter } from './lengths.js';

const { wordListsIn } = tablesBeside(import.meta.url);

const WORDS = wordListsIn('periodWords.tsv', [
  'from',
  // "2019 until this summer", "2019 bis letzten Monat".
  'this',
  'units',
  'beforeNow',
]);

/** Months since the year 0, so that they can be subtracted. `to` is the month after the last. */
export interface Period {
  from: number;
  to: number;
  /** Places of its first and last word. */
  first: number;
  last: number;
  /** It has a beginning and an end, or lasts; else one month or year is named. */
  isSpan: boolean;
}

/** Letters behind a date in which an open end is looked for. */
const AHEAD = 14;

export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Periods named in the words from `start` up to, not including, `end`. */
export function periodsIn(
  text: string,
  words: readonly Word[],
  start: number,
  end: number,
  today: string,
): Period[] {
  const now = monthOf(today) + 1;
  const points = pointsIn(text, words, start, end, now);
  const periods: Period[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const [point, next] = [points[at], points[at + 1]];
    if (!point) continue;
    const { first, month, until } = point;
    if (
      next &&
      (joins(text, words, point.last, next.first) ||
        isBetween(words, first, point.last, next.first) ||
        areBeside(text, words, point, next)) &&
      next.until >= month
    ) {
      periods.push({ from: month, to: Math.min(next.until, now), first, last: next.last, isSpan: true });
      at += 1;
    } else if (isOpenEnded(text, words, point.last)) {
      periods.push({ from: month, to: now, first, last: point.last, isSpan: true });
    } else if (nowAfter(text, words, point.last, end) !== null) {
      periods.push({
        from: month,
        to: now,
        first,
        last: nowAfter(text, words, point.last, end) ?? point.last,
        isSpan: true,
      });
    } else if (
      SINCE.has(words[first - 1]?.key ?? '') ||
      (words[first - 1]?.key === 'de' && words[first - 2]?.key === 'partir')
    ) {
      periods.push({ from: month, to: now, first: first - 1, last: point.last, isSpan: true });
    } else {
      const length = lengthAfter(text, words, point.last, end);
      if (length) {
        periods.push({
          from: month,
          to: Math.min(month + length.months, now),
          first,
          last: length.last,
          isSpan: true,
        });
        continue;
      }
      periods.push(
        monthBefore(text, words, point, start) ?? {
          from: month,
          to: Math.min(until, now),
          first,
          last: point.last,
          isSpan: until - month > 12,
        },
      );
    }
  }
  return periods.filter(({ from, to }) => from < to);
}

/** Signs, or a gap, that make no list of what they part. */
const BESIDE = /^(?! $)[^\p{L}\p{M}\d\n,;&+()]{1,6}$/u;

/** Two months in the columns of a table, or with any sign between: "06/2018 | 03/2021". */
const areBeside = (text: string, words: readonly Word[], one: Point, other: Point): boolean =>
  one.until - one.month < 12 &&
  other.until - other.month < 12 &&
  BESIDE.test(text.slice(words[one.last]?.end ?? 0, words[other.first]?.start ?? 0));

/** The longest time from and to that is named. */
export function spanIn(
  text: string,
  words: readonly Word[],
  start: number,
  end: number,
  today: string,
): Period | null {
  const [longest] = periodsIn(text, words, start, end, today)
    .filter(({ isSpan }) => isSpan)
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  return longest ?? null;
}

/** A time that only its beginning is named of: "from September 2021 I was a clerk". It lasts until now. */
export function sinceIn(
  text: string,
  words: readonly Word[],
  start: number,
  end: number,
  today: string,
): Period | null {
  const now = monthOf(today) + 1;
  const begun = pointsIn(text, words, start, end, now).find(
    ({ first }) =>
      first > start &&
      (WORDS.from.has(words[first - 1]?.key ?? '') || WORDS.from.has(words[first - 2]?.key ?? '')),
  );
  return begun && begun.month < now
    ? { from: begun.month, to: now, first: begun.first - 1, last: begun.last, isSpan: true }
    : null;
}

/** June - August 2024, 06–08/2024: the first month has no year of its own. */
function monthBefore(
  text: string,
  words: readonly Word[],
  { month, until, first, last }: Point,
  start: number,
): Period | null {
  const place = TO.has(words[first - 1]?.key ?? '') ? first - 2 : first - 1;
  const raw = place >= start ? (words[place]?.raw ?? '') : '';
  const isNumber = TWO_DIGITS.test(raw) && TWO_DIGITS.test(words[first]?.raw ?? '') && last === first + 1;
  const begun = isNumber ? Number(raw) - 1 : MONTH_OF.get(plainOf(raw));
  if (begun === undefined || until - month > 1 || !joins(text, words, place, first)) return null;
  const from = Math.floor(month / 12) * 12 + begun;
  return from < month ? { from, to: until, first: place, last, isSpan: true } : null;
}

const TWO_DIGITS = /^(?:0[1-9]|1[0-2])$/;

/** "2019 -" with nothing, or a gap, behind it on its line. */
const isOpenEnded = (text: string, words: readonly Word[], last: number): boolean =>
  /^[^\S\n]{0,3}(?:[-–—]>?|→)(?:[^\S\n]{2}|\t|[^\S\n]{0,3}(?:[:;,)\]|]|\r?\n|$))/.test(
    text.slice(words[last]?.end ?? 0, (words[last]?.end ?? 0) + AHEAD),
  ) &&
  words[last + 1]?.joint !== 'space' &&
  words[last + 1]?.joint !== 'tight';

/** The place of the word for now after a beginning: "2018 – present", "2018 bis heute", "2018 à ce jour". */
function nowAfter(text: string, words: readonly Word[], last: number, end: number): number | null {
  for (let at = last + 1; at <= last + 4 && at < end; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (
      WORDS.this.has(words[at - 1]?.key ?? '') &&
      (SEASONS.has(word.key) || MONTH_OF.has(word.key) || WORDS.units.has(word.key))
    )
      return at;
    if (WORDS.this.has(word.key) && at > last + 1) continue;
    if (at === last + 1 && word.key === 'onward') return at;
    if (NOW.has(word.key) || NOW.has(plainOf(word.raw)))
      return SIGNS.test(text.slice(words[last]?.end ?? 0, word.start)) || at > last + 1 ? at : null;
    if (!TO.has(word.key) && !WORDS.beforeNow.has(word.key)) return null;
  }
  return null;
}
