import { plainOf } from '../text/keys.js';
import { isJoined } from '../text/words.js';
import type { Word } from '../text/words.js';
import { MONTH_OF, NOW, SEASONS, SIGNS, SINCE, TO, isBetween, joins, shortDatesIn } from './dateForms.js';
import { isMonthFirst } from './dayOrder.js';

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

interface Point {
  month: number;
  /** Last month that is meant: a year alone goes to its end. */
  until: number;
  first: number;
  last: number;
}

const EARLIEST = 1950;
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
      (joins(text, words, point.last, next.first) || isBetween(words, first, point.last, next.first)) &&
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

const FROM = new Set('from started starting begann beginn angefangen inicie empece commence'.split(' '));

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
      first > start && (FROM.has(words[first - 1]?.key ?? '') || FROM.has(words[first - 2]?.key ?? '')),
  );
  return begun && begun.month < now
    ? { from: begun.month, to: now, first: begun.first - 1, last: begun.last, isSpan: true }
    : null;
}

function pointsIn(text: string, words: readonly Word[], start: number, end: number, now: number): Point[] {
  const points: Point[] = [];
  const short = new Map(shortDatesIn(text, words, start, end, now).map((date) => [date.first, date]));
  for (let at = start; at < end; at += 1) {
    const word = words[at];
    if (!word) break;
    const date = short.get(at);
    if (date) {
      points.push(date);
      at = date.last;
      continue;
    }
    const year = yearOf(text, words, at);
    if (year === null || year * 12 > now) continue;
    points.push(pointAt(text, words, at, year, Math.max(start, (points.at(-1)?.last ?? -1) + 1)));
  }
  return points;
}

/** 2018, or '18 after a month. */
function yearOf(text: string, words: readonly Word[], at: number): number | null {
  const word = words[at];
  if (!word || !/^\d+$/.test(word.raw)) return null;
  const number = Number(word.raw);
  if (word.raw.length === 4) return number >= EARLIEST && number < 2100 ? number : null;
  const isShort =
    word.raw.length === 2 &&
    MONTH_OF.has(words[at - 1]?.key ?? '') &&
    /['’`]/.test(text.charAt(word.start - 1));
  return isShort ? number + (number > 60 ? 1900 : 2000) : null;
}

function pointAt(text: string, words: readonly Word[], at: number, year: number, start: number): Point {
  const near = (place: number) => (place >= start ? plainOf(words[place]?.raw ?? '').replace(/s$/, '') : '');
  const tight = (place: number) =>
    words[place]?.joint === 'tight' ||
    /^\s[./]\s$/.test(text.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? 0));
  const isWithDay = tight(at) && at - 2 >= start && tight(at - 1) && /^\d{1,2}$/.test(near(at - 2));
  // 3/31/2026, and 6/1/2026 in the same resume.
  if (
    isWithDay &&
    isMonth(words[at - 2]) &&
    DAY.test(near(at - 1)) &&
    (!isMonth(words[at - 1]) || (isMonthFirst(text) && text.charAt(words[at - 2]?.end ?? 0) !== '.'))
  )
    return point(year, Number(words[at - 2]?.raw) - 1, at - 2, at);
  // 05/2018 and 12.03.2018; 2018-05 and 2018/05; May 2018 and mayo de 2018; summer 2018.
  if (tight(at) && at - 1 >= start && isMonth(words[at - 1]))
    return point(year, Number(words[at - 1]?.raw) - 1, isWithDay ? at - 2 : at - 1, at);
  const isPaired = tight(at + 1) || /^[-–]$/.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  if (
    isPaired &&
    /^\d\d$/.test(words[at + 1]?.raw ?? '') &&
    text.charAt((words[at + 1]?.start ?? 1) - 1) !== '.'
  ) {
    const number = Number(words[at + 1]?.raw);
    if (isMonth(words[at + 1]))
      return point(
        year,
        number - 1,
        at,
        tight(at + 2) && /^\d\d$/.test(words[at + 2]?.raw ?? '') ? at + 2 : at + 1,
      );
    // 2018/19 is two years.
    if (number > 12 && number > year % 100 && year >= 2000)
      return { month: year * 12, until: (2000 + number + 1) * 12, first: at, last: at + 1 };
    if (number === (year + 1) % 100)
      return { month: year * 12, until: (year + 2) * 12, first: at, last: at + 1 };
  }
  for (const back of [1, 2]) {
    const name = near(at - back) === 'mar' ? 'mar' : near(at - back);
    const month = MONTH_OF.get(name) ?? MONTH_OF.get(`${name}s`) ?? SEASONS.get(name);
    if (
      month !== undefined &&
      (back === 1 || near(at - 1) === 'de' || near(at - 1) === 'of' || DAY.test(near(at - 1)))
    )
      return point(year, month, isDay(words, at - back, start) ? at - back - 1 : at - back, at);
  }
  // 2024 (September), 2018 Jun – 2026 Mar
  const named = MONTH_OF.get(plainOf(words[at + 1]?.raw ?? ''));
  const isBeside = !SIGNS.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  if (named !== undefined && isBeside && !isYearNext(text, words, at + 1))
    return point(year, named, at, at + 1);
  return { month: year * 12, until: (year + 1) * 12, first: at, last: at };
}

/** 1, 31, 1st, 1er */
const DAY = /^(0?[1-9]|[12]\d|3[01])(st|nd|rd|th|er|o)?$/i;
/** Whether the year of a month follows it. */
const isYearNext = (text: string, words: readonly Word[], month: number): boolean =>
  /^\d{4}$/.test(words[month + 1]?.raw ?? '') &&
  !SIGNS.test(text.slice(words[month]?.end ?? 0, words[month + 1]?.start ?? 0));

const point = (year: number, month: number, first: number, last: number): Point => ({
  month: year * 12 + month,
  until: year * 12 + month + 1,
  first,
  last,
});
/** The day before a month: 30 May 2021, 30-May-2021. */
const isDay = (words: readonly Word[], month: number, start: number): boolean =>
  month - 1 >= start && isJoined(words[month]) && DAY.test(words[month - 1]?.raw ?? '');
const isMonth = (word: Word | undefined): boolean => /^(0?[1-9]|1[0-2])$/.test(word?.raw ?? '');

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
  /^[^\S\n]{0,3}[-–—](?:[^\S\n]{2}|\t|[^\S\n]{0,3}(?:[:;,)\]|]|\r?\n|$))/.test(
    text.slice(words[last]?.end ?? 0, (words[last]?.end ?? 0) + AHEAD),
  ) &&
  words[last + 1]?.joint !== 'space' &&
  words[last + 1]?.joint !== 'tight';

/** "2019 until this summer", "2019 bis letzten Monat". */
const THIS = new Set('this last diesen dieses diesem letzten este esta cet cette'.split(' '));
const UNITS = new Set(
  'year month week jahr monat woche ano mes semana annee moi semaine fruhling otono invierno primavera automne hiver printemp'.split(
    ' ',
  ),
);

const BEFORE_NOW = new Set('the up la el le'.split(' '));

/** The place of the word for now after a beginning: "2018 – present", "2018 bis heute", "2018 à ce jour". */
function nowAfter(text: string, words: readonly Word[], last: number, end: number): number | null {
  for (let at = last + 1; at <= last + 4 && at < end; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (
      THIS.has(words[at - 1]?.key ?? '') &&
      (SEASONS.has(word.key) || MONTH_OF.has(word.key) || UNITS.has(word.key))
    )
      return at;
    if (THIS.has(word.key) && at > last + 1) continue;
    if (at === last + 1 && word.key === 'onward') return at;
    if (NOW.has(word.key) || NOW.has(plainOf(word.raw)))
      return SIGNS.test(text.slice(words[last]?.end ?? 0, word.start)) || at > last + 1 ? at : null;
    if (!TO.has(word.key) && !BEFORE_NOW.has(word.key)) return null;
  }
  return null;
}
