import { writtenDay } from '../../ui/form/dates/days';
import { shortMonths } from './month';
import { countText } from '../../ui/numbers';

/**
 * Days are texts such as "2027-03-08": calendar dates without a time or a zone, so that no clock can shift them.
 */
const inUtc = (day: string) => new Date(`${day}T00:00:00Z`);

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** A day stays on one line, whatever little room it is in. */
const unbroken = (text: string): string => shortMonths(text).replaceAll(' ', '\u00A0');

/** "8 Mar 2027" */
export const dayText = (day: string): string => unbroken(writtenDay(day));

/** "Monday" */
export const weekdayText = (day: string): string => weekday.format(inUtc(day));

/** "14 Oct 2026", "8 Mar – 12 Mar 2027", "30 Dec 2026 – 2 Jan 2027" */
export function daysText(first: string, last: string): string {
  if (first === last) return dayText(first);
  const begin =
    first.slice(0, 4) === last.slice(0, 4) ? unbroken(short.format(inUtc(first))) : dayText(first);
  return `${begin}\u00A0– ${dayText(last)}`;
}

/** Days from the first to the last, both counted. */
export const countDays = (first: string, last: string): number =>
  (inUtc(last).getTime() - inUtc(first).getTime()) / 86_400_000 + 1;

/** "1 day", "5 days" */
export const countOfDays = (days: number): string => countText(days, 'day');
