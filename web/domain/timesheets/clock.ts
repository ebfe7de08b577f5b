/** "17:30", "9:05:10", "5:30 pm", "5:30P.M.", "5 pm"; the graph reads the same. */
const written = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?)?(?:\s*([ap])\s*\.?\s*m\s*\.?)?$/i;

/**
 * Parses a time of day: 24-hour, or with am or pm.
 * @returns seconds since midnight, null for any other text
 */
export function readClock(text: string): number | null {
  const parts = partsOf(text);
  if (parts === null || problemOf(parts) !== null) return null;
  const { hour, minute, second, half } = parts;
  return (half === undefined ? hour : hourOfDay(hour, half)) * 3600 + minute * 60 + second;
}

/** The reason why a text is not a time of day, with the server's message; null for a time. */
export function clockProblem(text: string): string | null {
  const parts = partsOf(text);
  return parts === null
    ? `"${text.trim().slice(0, 100)}" is not a time. Write it like 09:30 or 5:30 pm.`
    : problemOf(parts);
}

interface ClockParts {
  hour: number;
  minute: number;
  second: number;
  half: string | undefined;
}

function partsOf(text: string): ClockParts | null {
  const [, hour = '', minute, second = '0', half] = written.exec(text.trim()) ?? [];
  // A number alone may be anything.
  if (hour === '' || (minute ?? half) === undefined) return null;
  return { hour: Number(hour), minute: Number(minute ?? 0), second: Number(second), half };
}

function problemOf({ hour, minute, second, half }: ClockParts): string | null {
  if (minute > 59) return 'Minutes go from 00 to 59.';
  if (second > 59) return 'Seconds go from 00 to 59.';
  if (half === undefined) return hour > 23 ? 'Hours go from 00 to 23, and midnight is 00:00.' : null;
  return hour < 1 || hour > 12 ? 'Hours with am or pm go from 1 to 12.' : null;
}

/** Twelve comes before one, at midnight as at noon. */
const hourOfDay = (hour: number, half: string): number => (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

const two = (count: number): string => String(count).padStart(2, '0');

/** "17:30:00", as the graph writes a time; a time typed without seconds has none. @param seconds since midnight */
export const clockTime = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');

/** "17:30", or "17:30:15" if there are seconds; parsing it gives the same time again. Empty without a time. */
export const clockText = (time: string | null | undefined): string =>
  (time ?? '').replace(/^(\d\d:\d\d):00$/, '$1');
