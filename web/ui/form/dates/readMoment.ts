import { isDay, writtenDay } from './days';
import { readDay, type DayReading } from './readDay';
import { isTime, readTime } from './readTime';

/** A day with a time of its clock, as "2027-03-08T17:05". */
export interface Moment {
  day: string;
  time: string;
}

/** The two parts of "2027-03-08T17:05"; null for anything else. */
export function partsOf(moment: string): Moment | null {
  const [day = '', time = ''] = moment.split('T');
  return isDay(day) && isTime(time) ? { day, time } : null;
}

/** "8 Mar 2027, 17:05" */
export const writtenMoment = ({ day, time }: Moment): string => `${writtenDay(day)}, ${time}`;

/**
 * Reads a day and a time after it: "8 mar 2027, 17:05", "tomorrow at 5pm", "2027-03-08T17:05".
 * @returns "2027-03-08T17:05", null where one of them is missing
 */
export function readMoment(typed: string, reading: DayReading): string | null {
  // "8 mar 2027" ends with a year and not with a time.
  if (readDay(typed, reading) !== null) return null;
  const words = typed
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)t/i, '$1 ')
    .split(/[\s,]+/);
  for (const length of [1, 2]) {
    const time = readTime(words.slice(-length).join(' '));
    const before = words.slice(0, -length).join(' ').replace(/ at$/i, '');
    const day = time === null ? null : readDay(before, reading);
    if (day !== null) return `${day}T${String(time)}`;
  }
  return null;
}
