/** Weeks are named by their Monday, a text such as "2026-11-16", and counted in days of the calendar (T1). */
const inUtc = (day: string) => new Date(`${day}T00:00:00Z`);

export function addDays(day: string, days: number): string {
  const moved = inUtc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((inUtc(day).getUTCDay() + 6) % 7));

/** Weeks that the buttons go to and links may name: the years that a date field takes without effort. */
export const firstWeek = '1970-01-05';
export const lastWeek = '2100-12-27';

/** The week of a day in the URL; null for anything else. */
export function readWeek(word: string | null): string | null {
  if (word === null || !/^\d{4}-\d{2}-\d{2}$/.test(word)) return null;
  // The 31st of February is no day, and JavaScript takes it for one in March.
  const day = inUtc(word);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== word) return null;
  const monday = mondayOf(word);
  return monday >= firstWeek && monday <= lastWeek ? monday : null;
}
