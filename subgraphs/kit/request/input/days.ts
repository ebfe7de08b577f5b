import { dayIn } from '../../config/calendar.js';
import type { Problems } from '../errors.js';

const YEARS_AHEAD = 5;
/** No record of the organisation is older. */
export const FIRST_DAY = '1950-01-01';

const lastDay = (today: string): string => `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;

/** Adds the error of a date with a mistyped year: it is more than five years ahead. */
export function checkAhead(problems: Problems, field: string, day: string, today = dayIn('UTC')): void {
  if (day > lastDay(today)) problems.add(field, `Choose a day within the next ${YEARS_AHEAD} years.`);
}

/** Adds the error of a date with a mistyped year: before 1950 or, as 2126 for 2026, far ahead. */
export function checkYear(problems: Problems, field: string, day: string): void {
  if (day < FIRST_DAY) problems.add(field, `Ensure this date is ${FIRST_DAY} or later.`);
  else checkAhead(problems, field, day);
}

/** Adds the error of a last day so long after the first that its year must be mistyped. */
export function checkSpan(
  problems: Problems,
  field: string,
  { first, last, most }: { first: string; last: string; most: number },
): void {
  if ((Date.parse(last) - Date.parse(first)) / 86_400_000 >= most)
    problems.add(field, `It spans at most ${most} days. Please check the year.`);
}
