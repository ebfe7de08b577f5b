/** By time zone: making one takes half a millisecond, and an import asks for every row. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The calendar day it is in a time zone, as YYYY-MM-DD; the organisation's zone decides days, weeks and years
 * (L6).
 */
export function dayIn(timeZone: string, now = new Date()): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  formats.set(timeZone, format);
  return format.format(now);
}

const DAY_MS = 86_400_000;

/**
 * The last day that counts as not in the future, as YYYY-MM-DD: tomorrow, because the clock of a browser may be ahead
 * (5j).
 */
export const lastPastDay = (timeZone: string): string => dayIn(timeZone, new Date(Date.now() + DAY_MS));

/** Whether a text is a day that the calendar has, as YYYY-MM-DD; PostgreSQL knows no year 0. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
