import { dayText, weekdayText } from '../../../../domain/calendar/day';
import { addDays, isDay } from '../../../../ui/form/dates/days';

/** "Tuesday", while the typed text is a date. */
export const weekdayOf = (date: string): string | null => (isDay(date) ? weekdayText(date) : null);

/** When a shift over midnight ends: "overnight, ends Tuesday, 17 Nov 2026". */
export function overnightText(date: string): string {
  if (!isDay(date)) return 'overnight, ends the next day';
  const end = addDays(date, 1);
  return `overnight, ends ${weekdayText(end)}, ${dayText(end)}`;
}
