/**
 * Days are texts such as "2027-03-08": calendar dates without a time or a zone, so that no clock can shift them;
 * they are compared as text.
 */
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The years that people mean; more or fewer digits are a slip of the hand. */
const firstYear = 1900;
const lastYear = 2199;

/**
 * @returns the date, null if it does not exist.
 * @param month from 1
 */
export function dayOf(year: number, month: number, day: number): string | null {
  const two = (count: number) => String(count).padStart(2, '0');
  const text = `${String(year)}-${two(month)}-${two(day)}`;
  return isDay(text) ? text : null;
}

/** Whether a text is a day of the calendar, as "2027-03-08". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [day, year] = [inUtc(text), Number(text.slice(0, 4))];
  // The 31st of February is no day, and JavaScript takes it for one in March.
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  return exists && year >= firstYear && year <= lastYear;
}

/** @param days may be below zero */
export function addDays(day: string, days: number): string {
  const moved = inUtc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: string): number => (inUtc(day).getUTCDay() + 6) % 7;

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** The day it is in a zone; without one in that of the device. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(
    new Date(),
  );

const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "8 Mar 2027". Three letters for every month: some browsers write "Sept". */
export const writtenDay = (day: string): string => written.format(inUtc(day)).replace('Sept', 'Sep');
