const CLOCK = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?(?=$|[\sap])|(?=\s*[ap]))(?:\s*([ap])\s*\.?\s*m\s*\.?)?$/i;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A time as somebody writes it, 24-hour or with am and pm, as HH:MM:SS (A5.28, A5.33): 9:05, 17:30:15, 5:30 pm, 5:30P.M., 5 pm
 * @returns null when it is no time
 */
export function readClock(text: string): string | null {
  const [, hour = '', minute = '00', second = '0', half] = CLOCK.exec(text.trim()) ?? [];
  if (hour === '' || Number(minute) > 59 || Number(second) > 59) return null;
  const given = Number(hour);
  if (half === undefined) return given > 23 ? null : `${two(given)}:${minute}:${two(Number(second))}`;
  if (given < 1 || given > 12) return null;
  return `${two((given % 12) + (half.toLowerCase() === 'p' ? 12 : 0))}:${minute}:${two(Number(second))}`;
}
