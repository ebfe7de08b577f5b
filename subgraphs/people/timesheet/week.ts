/** The date this many days after (before, if negative) another; both YYYY-MM-DD, without a zone. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/**
 * The Monday of the day's week. Weeks are Monday to Sunday as calendar days, however many hours the clocks
 * make of them (T1).
 */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));
