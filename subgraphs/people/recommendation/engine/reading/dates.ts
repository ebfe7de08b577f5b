import { plainOf } from '../text/keys.js';
import type { Word } from '../text/words.js';

/** Months since the year 0, so that they can be subtracted. `to` is the month after the last. */
export interface Period {
  from: number;
  to: number;
  /** Places of its first and last word. */
  first: number;
  last: number;
}

interface Point {
  month: number;
  /** Last month that is meant: a year alone goes to its end. */
  until: number;
  first: number;
  last: number;
}

const MONTHS = ['jan january januar janner enero ene janvier janv', 'feb february februar febrero fevrier fev', 'mar march marz maerz marzo mars', 'apr april abril abr avril avr', 'may mai mayo', 'jun june juni junio juin', 'jul july juli julio juillet juil', 'aug august agosto ago aout', 'sep sept september septiembre septembre', 'oct october okt oktober octubre octobre', 'nov november noviembre novembre', 'dec december dez dezember diciembre dic decembre']
  .map((words) => words.split(' '));
const MONTH_OF = new Map(MONTHS.flatMap((words, month) => words.map((word) => [word, month] as const)));
const SEASONS = new Map(Object.entries({ spring: 2, summer: 5, autumn: 8, fall: 8, winter: 11, sommer: 5, herbst: 8, fruhjahr: 2, verano: 5, ete: 5, q1: 0, q2: 3, q3: 6, q4: 9 }));
const NOW = new Set('present now today current currently date ongoing heute jetzt aktuell laufend dato actualidad actual actualmente presente fecha hoy aujourd jour actuel actuellement ce still'.split(' '));
const SINCE = new Set('since seit depuis desde ab'.split(' '));
const TO = new Set('to until till through thru bis zum a al hasta au jusqu und'.split(' '));
const EARLIEST = 1950;
/** Between the two ends of a period: signs, or a word such as to, and nothing else. */
const GAP = 14;

export const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Periods named in the words from `start` up to, not including, `end`. */
export function periodsIn(text: string, words: readonly Word[], start: number, end: number, today: string): Period[] {
  const now = monthOf(today) + 1;
  const points = pointsIn(text, words, start, end, now);
  const periods: Period[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const [point, next] = [points[at], points[at + 1]];
    if (!point) continue;
    const { first, month, until } = point;
    if (next && joins(text, words, point.last, next.first) && next.until >= month) {
      periods.push({ from: month, to: Math.min(next.until, now), first, last: next.last });
      at += 1;
    } else if (nowAfter(text, words, point.last, end) !== null) {
      periods.push({ from: month, to: now, first, last: nowAfter(text, words, point.last, end) ?? point.last });
    } else if (SINCE.has(words[first - 1]?.key ?? '') || (words[first - 1]?.key === 'de' && words[first - 2]?.key === 'partir')) {
      periods.push({ from: month, to: now, first: first - 1, last: point.last });
    } else {
      periods.push({ from: month, to: Math.min(until, now), first, last: point.last });
    }
  }
  return periods.filter(({ from, to }) => from < to);
}

function pointsIn(text: string, words: readonly Word[], start: number, end: number, now: number): Point[] {
  const points: Point[] = [];
  for (let at = start; at < end; at += 1) {
    const word = words[at];
    if (!word) break;
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
  const isShort = word.raw.length === 2 && MONTH_OF.has(words[at - 1]?.key ?? '') && /['’`]/.test(text.charAt(word.start - 1));
  return isShort ? number + (number > 60 ? 1900 : 2000) : null;
}

function pointAt(text: string, words: readonly Word[], at: number, year: number, start: number): Point {
  const near = (place: number) => (place >= start ? plainOf(words[place]?.raw ?? '').replace(/s$/, '') : '');
  const tight = (place: number) => words[place]?.joint === 'tight';
  // 05/2018 and 12.03.2018; 2018-05 and 2018/05; May 2018 and mayo de 2018; summer 2018.
  if (tight(at) && at - 1 >= start && isMonth(words[at - 1])) return point(year, Number(words[at - 1]?.raw) - 1, tight(at - 1) && /^\d{1,2}$/.test(words[at - 2]?.raw ?? '') ? at - 2 : at - 1, at);
  if (tight(at + 1) && /^\d\d$/.test(words[at + 1]?.raw ?? '') && text.charAt((words[at + 1]?.start ?? 1) - 1) !== '.') {
    const number = Number(words[at + 1]?.raw);
    if (isMonth(words[at + 1])) return point(year, number - 1, at, tight(at + 2) && /^\d\d$/.test(words[at + 2]?.raw ?? '') ? at + 2 : at + 1);
    // 2018/19 is two years.
    if (number === (year + 1) % 100) return { month: year * 12, until: (year + 2) * 12, first: at, last: at + 1 };
  }
  for (const back of [1, 2]) {
    const name = near(at - back) === 'mar' ? 'mar' : near(at - back);
    const month = MONTH_OF.get(name) ?? MONTH_OF.get(`${name}s`) ?? SEASONS.get(name);
    if (month !== undefined && (back === 1 || near(at - 1) === 'de' || /^\d{1,2}$/.test(near(at - 1)))) return point(year, month, at - back, at);
  }
  // 2024 (September)
  const named = words[at + 1]?.joint === 'sign' ? MONTH_OF.get(plainOf(words[at + 1]?.raw ?? '')) : undefined;
  if (named !== undefined) return point(year, named, at, at + 1);
  return { month: year * 12, until: (year + 1) * 12, first: at, last: at };
}

const point = (year: number, month: number, first: number, last: number): Point => ({ month: year * 12 + month, until: year * 12 + month + 1, first, last });
const isMonth = (word: Word | undefined): boolean => /^(0?[1-9]|1[0-2])$/.test(word?.raw ?? '');

function joins(text: string, words: readonly Word[], last: number, first: number): boolean {
  const [end, start] = [words[last]?.end ?? 0, words[first]?.start ?? 0];
  if (start - end > GAP || first - last > 3) return false;
  const between = words.slice(last + 1, first);
  return between.every(({ key }) => TO.has(key)) && (between.length > 0 || /[-–—‐‑−→>~]/.test(text.slice(end, start)));
}

/** The place of the word for now after a beginning: "2018 – present", "2018 bis heute", "2018 à ce jour". */
function nowAfter(text: string, words: readonly Word[], last: number, end: number): number | null {
  for (let at = last + 1; at <= last + 4 && at < end; at += 1) {
    const word = words[at];
    if (!word) return null;
    if (NOW.has(word.key)) return /[-–—‐‑−→>]/.test(text.slice(words[last]?.end ?? 0, word.start)) || at > last + 1 ? at : null;
    if (!TO.has(word.key) && word.key !== 'la' && word.key !== 'el' && word.key !== 'le') return null;
  }
  return null;
}
