import { isDay, writtenDay } from './days';
import { readDay } from './readDay';
import { partsOf } from './readMoment';
import { isTime } from './readTime';

export interface DayBounds {
  /** The earliest and the latest day that may be chosen. */
  min?: string | undefined;
  max?: string | undefined;
  /** Said of a day outside; without it the bound is named. */
  outside?: string | undefined;
}

const quoted = (text: string): string => `"${text.trim().slice(0, 100)}"`;

/** The error of a date field; undefined for a valid or an empty value. */
export function dayProblem(value: string, { min, max, outside }: DayBounds = {}): string | undefined {
  if (value === '') return undefined;
  if (!isDay(value))
    return isPastMonthEnd(value)
      ? `There is no ${value.trim()}: that month is shorter.`
      : `${quoted(value)} is not a date. Write it like 8 Mar 2027.`;
  if (min && isDay(min) && value < min) return outside ?? `The earliest date is ${writtenDay(min)}.`;
  if (max && isDay(max) && value > max) return outside ?? `The latest date is ${writtenDay(max)}.`;
  return undefined;
}

/** Whether a text would be a day if its month were longer, as 31/02/2027 would. */
const isPastMonthEnd = (text: string): boolean =>
  readDay(text.replace(/\b(?:29|30|31)(?!\d)/, '28'), { today: '2000-01-01' }) !== null;

/** The same for a time of day. */
export const timeProblem = (value: string): string | undefined =>
  value === '' || isTime(value)
    ? undefined
    : `${quoted(value)} is not a time. Write it like 09:30 or 5:30 pm.`;

/** The same for a day with a time. */
export function momentProblem(value: string, bounds: DayBounds = {}): string | undefined {
  if (value === '') return undefined;
  const moment = partsOf(value);
  return moment === null
    ? `${quoted(value)} is not a date with a time. Write it like 8 Mar 2027, 17:05.`
    : dayProblem(moment.day, bounds);
}
