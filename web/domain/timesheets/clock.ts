/** "17:30", "9:05:10", "5:30 pm", "5:30P.M.", "5 pm"; the graph reads the same. */
const written = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?(?:\s*([ap])\s*\.?\s*m\s*\.?)?$/i;

/**
 * Reads a time of day: on the clock of 24 hours, or with am or pm [A5.28].
 * @returns seconds since midnight, null where the text is no such time
 */
export function readClock(text: string): number | null {
  const [, hourDigits = '', minuteDigits, secondDigits = '0', half] = written.exec(text.trim()) ?? [];
  // A number alone may be anything.
  if (hourDigits === '' || (minuteDigits ?? half) === undefined) return null;
  const hour = half === undefined ? Number(hourDigits) : hourOfDay(Number(hourDigits), half);
  const [minute, second] = [Number(minuteDigits ?? 0), Number(secondDigits)];
  if (hour === null || hour > 23 || minute > 59 || second > 59) return null;
  return hour * 3600 + minute * 60 + second;
}

/** Twelve stands before one, at midnight as at noon. */
function hourOfDay(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

const two = (count: number): string => String(count).padStart(2, '0');

/** "17:30:00", as the graph writes a time; what was typed without seconds has none [A5.33]. @param seconds since midnight */
export const clockTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');

/** "17:30", or "17:30:15" where there are seconds; reading it gives the same time again. Nothing for a time that is not there. */
export const clockText = (time: string | null | undefined): string => (time ?? '').replace(/^(\d\d:\d\d):00$/, '$1');
