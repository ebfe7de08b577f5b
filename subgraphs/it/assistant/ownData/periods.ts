import { dayWords, spanWords } from './ownData.words.js';

/** A span of days that a question names, both ends included, YYYY-MM-DD. */
export interface Period {
  first: string;
  last: string;
  /** As an answer names it: "yesterday, 22 Nov 2026", "October 2026". */
  said: string;
  sort: 'day' | 'month' | 'year';
}

const DAY_MS = 86_400_000;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const isoOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const momentOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  isoOf(new Date(momentOf(day).getTime() + days * DAY_MS));

/** "may" is a month only beside another sign of one. */
const monthSign = (name: string): string =>
  name === 'May' ? '(?:(?:in|for|of|from|during|last|this) may)' : name;
const MONTH = new RegExp(String.raw`\b(${MONTHS.map(monthSign).join('|')})\b(?: (?:of )?(20\d\d))?`, 'i');
const YEAR = /\b(?:in|for|of|during|year|from) (20\d\d)\b/i;
const BEFORE = /\b(last|previous|past) (month|year)\b|\b(this|current) month\b/i;
const WEEKDAY = new RegExp(String.raw`\b(?:on|last|this) (${WEEKDAYS.join('|')})\b`, 'i');

const dayOf = (day: string, said: string): Period => ({
  first: day,
  last: day,
  said: `${said}, ${dayWords(day)}`,
  sort: 'day',
});

/** @param month from 0 on; it may be below, in the year before */
function monthOf(year: number, month: number): Period {
  const first = new Date(Date.UTC(year, month, 1));
  return {
    first: isoOf(first),
    last: isoOf(new Date(Date.UTC(year, month + 1, 0))),
    said: `${MONTHS[first.getUTCMonth()] ?? ''} ${first.getUTCFullYear()}`,
    sort: 'month',
  };
}

const yearOf = (year: number): Period => ({
  first: `${year}-01-01`,
  last: `${year}-12-31`,
  said: String(year),
  sort: 'year',
});

/** The latest such day before today. */
function weekdayBefore(name: string, today: string): Period {
  const wanted = WEEKDAYS.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  const back = (momentOf(today).getUTCDay() - wanted + 7) % 7 || 7;
  return dayOf(dayAfter(today, -back), WEEKDAYS[wanted] ?? name);
}

/**
 * The day, month or year that a question names; null for none.
 * @param today YYYY-MM-DD
 * @param isPast a month without a year is the latest that has begun rather than this year's
 */
export function periodIn(text: string, today: string, isPast = true): Period | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  if (/\byesterday\b/i.test(text)) return dayOf(dayAfter(today, -1), 'yesterday');
  const named = MONTH.exec(text);
  if (named) {
    const at = MONTHS.findIndex((one) => (named[1] ?? '').toLowerCase().endsWith(one.toLowerCase()));
    return monthOf(named[2] === undefined ? (isPast && at > month ? year - 1 : year) : Number(named[2]), at);
  }
  const [, , before, present] = BEFORE.exec(text) ?? [];
  if (before !== undefined)
    return before.toLowerCase() === 'year' ? yearOf(year - 1) : monthOf(year, month - 1);
  if (present !== undefined) return monthOf(year, month);
  const asked = YEAR.exec(text)?.[1];
  if (asked !== undefined) return yearOf(Number(asked));
  const weekday = WEEKDAY.exec(text)?.[1];
  if (weekday !== undefined) return weekdayBefore(weekday, today);
  return /\btoday\b/i.test(text) ? dayOf(today, 'today') : null;
}

/** "October 2026 (1 Oct 2026 to 31 Oct 2026)" */
export const periodWords = ({ first, last, said, sort }: Period): string =>
  sort === 'day' ? said : `${said} (${spanWords(first, last)})`;
