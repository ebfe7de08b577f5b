import { dateFormat } from '../../ui/dateFormat';
import { isOwnTime } from './zoneNote';

/**
 * "Wednesday, 25 November": the day of the organisation; with the name of its zone where the clock of the
 * device shows another time.
 */
export function todayText(now: Date, timeZone: string, deviceZone?: string): string {
  const write = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat('en-GB', { ...parts, timeZone }).format(now);
  const text = `${write({ weekday: 'long' })}, ${write({ day: 'numeric', month: 'long' })}`;
  return isOwnTime(timeZone, now, deviceZone) ? text : `${text} (${timeZone})`;
}
