import { isDay, mondayOf } from '../../../../ui/form/dates/days';

/** Weeks are named by their Monday, a text such as "2026-11-16", and counted in calendar days (T1). */

/** Weeks that the buttons go to and links may name: the years that people mean. */
export const firstWeek = '1970-01-05';
export const lastWeek = '2100-12-27';

/** The week of a day in the URL; null for anything else. */
export function readWeek(word: string | null): string | null {
  if (word === null || !isDay(word)) return null;
  const monday = mondayOf(word);
  return monday >= firstWeek && monday <= lastWeek ? monday : null;
}
