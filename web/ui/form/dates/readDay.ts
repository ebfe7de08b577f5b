import { addDays, dayOf, mondayOf, weekdayOf } from './days';

export interface DayReading {
  /** The day it is for the organisation, as "2026-11-25". */
  today: string;
  /** "3/8" is the 8th of March, as in the United States; else the 3rd of August. */
  monthFirst?: boolean | undefined;
  /** Without a year, one that puts the date between these. */
  min?: string | undefined;
  max?: string | undefined;
}

/** @returns "2027-03-08", null for any other text */
export function readDay(typed: string, reading: DayReading): string | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([./-]) ?/g, '$1')
    .trim();
  const bare = text.replace(weekdayBefore, '').replace(/ of /, ' ');
  return nearDay(text, reading.today) ?? readNumbers(bare, reading) ?? readMonthName(bare, reading);
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Three letters are enough of a name. */
const placeIn = (names: readonly string[], word: string): number =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));

/** "mon 8 mar" */
const weekdayBefore = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.? ?(?=.*\d)/;

const words: Readonly<Record<string, number>> = {
  today: 0,
  tod: 0,
  tomorrow: 1,
  tom: 1,
  tmr: 1,
  yesterday: -1,
  'day after tomorrow': 2,
};

/** Dates relative to today. */
function nearDay(text: string, today: string): string | null {
  const word = words[text];
  if (word !== undefined) return addDays(today, word);
  if (text === 'next week') return addDays(mondayOf(today), 7);
  const [, count = '', unit, ago] =
    /^(?:in |\+ ?)?(\d{1,3}|an?|one) ?(d|day|w|week)s?( ago)?$/.exec(text) ?? [];
  if (count !== '' && (ago !== undefined || /^(?:in |\+)/.test(text))) {
    const days = (Number(count) || 1) * (unit?.startsWith('w') === true ? 7 : 1);
    return Number(count) === 0 ? today : addDays(today, ago === undefined ? days : -days);
  }
  const [, which, name = ''] = /^(?:(next|this|last|on|coming) )?([a-z]+)\.?$/.exec(text) ?? [];
  const place = placeIn(weekdays, name);
  return place < 0 ? null : weekday(place, which, today);
}

/** "next fri" is the one of next week; "fri" the one that comes, which may be today. */
function weekday(place: number, which: string | undefined, today: string): string {
  const ofThisWeek = addDays(mondayOf(today), place);
  if (which === 'next') return addDays(ofThisWeek, 7);
  if (which === 'this') return ofThisWeek;
  if (which === 'last') return place < weekdayOf(today) ? ofThisWeek : addDays(ofThisWeek, -7);
  return place < weekdayOf(today) ? addDays(ofThisWeek, 7) : ofThisWeek;
}

function readNumbers(text: string, reading: DayReading): string | null {
  const iso = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, one = '', sign, other = '', year] =
    /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d\d)?)?$/.exec(text) ?? [];
  if (one === '') return null;
  // With dots the day comes before the month everywhere.
  const [day, month] =
    reading.monthFirst === true && sign !== '.' ? [Number(other), Number(one)] : [Number(one), Number(other)];
  // There is no 13th month: anyone who writes "3/13" cannot mean it.
  return month > 12 && sign !== '.' ? inYear(year, day, month, reading) : inYear(year, month, day, reading);
}

function readMonthName(text: string, reading: DayReading): string | null {
  const [, day, name = '', year] =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[-/. ]?([a-z]+)\.?(?:[-/. ]?'?(\d{4}|\d\d))?$/.exec(text) ?? [];
  if (day !== undefined) return inYear(year, placeIn(months, name) + 1, Number(day), reading);
  const [, first = '', second, last] =
    /^([a-z]+)\.?[-/. ]?(\d{1,2})(?:st|nd|rd|th)?(?:[-/. ]'?(\d{4}|\d\d))?$/.exec(text) ?? [];
  return second === undefined ? null : inYear(last, placeIn(months, first) + 1, Number(second), reading);
}

function inYear(year: string | undefined, month: number, day: number, reading: DayReading): string | null {
  if (year === undefined) return inNearYear(month, day, reading);
  const short = Number(year);
  return dayOf(year.length === 4 ? short : short + (short < 70 ? 2000 : 1900), month, day);
}

/** Days that have just been are still spoken of: who was ill last week means last week. */
const recentDays = 31;

/** Without a year it is the next such date, or a recent one, within the bounds. */
function inNearYear(month: number, day: number, { today, min, max }: DayReading): string | null {
  const yearOf = (text: string) => Number(text.slice(0, 4));
  const years = [-1, 0, 1, 2, 3, 4].map((more) => yearOf(today) + more);
  const around = [min, max].flatMap((bound) => (bound ? [-1, 0, 1].map((more) => yearOf(bound) + more) : []));
  const days = [...new Set([...years, ...around])]
    .sort((one, other) => one - other)
    .map((year) => dayOf(year, month, day))
    .filter((found) => found !== null);
  const allowed = days.filter((found) => (!min || found >= min) && (!max || found <= max));
  const among = allowed.length > 0 ? allowed : days;
  return among.find((found) => found >= addDays(today, -recentDays)) ?? among.at(-1) ?? null;
}
