const written =
  /^(?<hour>\d{1,2})(?:[:.h]?(?<minute>\d\d)(?:[:.](?<second>\d\d))?)?\s*(?:(?<half>[ap])\.?\s*(?:m\.?)?|(?<unit>h))?$/;

/** Whether a text is a time as `readTime` gives it. */
export const isTime = (text: string): boolean => readTime(text) === text;

/**
 * Reads a time of day as people write it: "17:05", "17.05", "1705", "5:05 pm", "5pm", "17h". A number of one or two
 * digits alone is ambiguous.
 * @returns "17:05", with seconds if there are any; null for any other text
 */
export function readTime(typed: string): string | null {
  const { hour, minute, second, half, unit } =
    written.exec(typed.normalize('NFKC').toLowerCase().trim())?.groups ?? {};
  if (hour === undefined || (minute ?? half ?? unit) === undefined) return null;
  return clock(Number(hour), Number(minute ?? 0), Number(second ?? 0), half);
}

function clock(hour: number, minute: number, second: number, half: string | undefined): string | null {
  if (minute > 59 || second > 59) return null;
  if (half === undefined ? hour > 23 : hour < 1 || hour > 12) return null;
  // Twelve comes before one, at midnight as at noon.
  const ofDay = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const parts = second === 0 ? [ofDay, minute] : [ofDay, minute, second];
  return parts.map((count) => String(count).padStart(2, '0')).join(':');
}
