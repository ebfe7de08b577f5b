import { plainOf } from '../../text/keys.js';
import { isJoined } from '../../text/words.js';
import type { Word } from '../../text/words.js';
import { BETWEEN_SIGNS, MONTH_OF, SEASONS, SIGNS, placeOf, shortDatesIn } from './dateForms.js';
import { isMonthFirst } from './dayOrder.js';
import { yearPartsIn } from './yearParts.js';

/** A month, a part of a year or a year that is named. */
export interface Point {
  month: number;
  /** Last month that is meant: a year alone goes to its end. */
  until: number;
  first: number;
  last: number;
}

const EARLIEST = 1950;

/** Dates named in the words from `start` up to, not including, `end`; `now` is the month after this one. */
export function pointsIn(
  text: string,
  words: readonly Word[],
  start: number,
  end: number,
  now: number,
): Point[] {
  const points: Point[] = [];
  const short = new Map(
    [...shortDatesIn(text, words, start, end, now), ...partsIn(text, words, start, end, now)].map((date) => [
      date.first,
      date,
    ]),
  );
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

/** Quarters and the like. */
function partsIn(text: string, words: readonly Word[], start: number, end: number, now: number): Point[] {
  const begin = words[start]?.start ?? 0;
  return yearPartsIn(text.slice(begin, words[end - 1]?.end ?? 0))
    .filter(({ month }) => month < now)
    .map(({ month, until, ...at }) => ({
      month,
      until,
      first: placeOf(words, begin + at.start, start, end),
      last: placeOf(words, begin + at.end, start, end) - 1,
    }));
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
      !PARTED.test(text.slice(words[at - back]?.end ?? 0, words[at - back + 1]?.start ?? 0)) &&
      (back === 1 || near(at - 1) === 'de' || near(at - 1) === 'of' || DAY.test(near(at - 1)))
    )
      return point(year, month, isDay(words, at - back, start) ? at - back - 1 : at - back, at);
  }
  // 2024 (September), 2018 Jun – 2026 Mar
  const named = MONTH_OF.get(plainOf(words[at + 1]?.raw ?? ''));
  const isBeside = !SIGNS_OR_STOP.test(text.slice(words[at]?.end ?? 0, words[at + 1]?.start ?? 0));
  if (named !== undefined && isBeside && !isYearNext(text, words, at + 1))
    return point(year, named, at, at + 1);
  return { month: year * 12, until: (year + 1) * 12, first: at, last: at };
}

/** "Jun – 2018" may be the beginning of a period and its end. */
const PARTED = new RegExp(`\\s(?:${BETWEEN_SIGNS})\\s|;`, 'u');
const SIGNS_OR_STOP = new RegExp(`${BETWEEN_SIGNS}|;`, 'u');
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
