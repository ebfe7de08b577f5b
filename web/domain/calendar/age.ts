import { countText } from '../../ui/numbers';

/** "just now", "1 minute ago", "3 hours ago". @param at ISO text with a zone @param now in milliseconds */
export function ageText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${countText(minutes, 'minute')} ago`;
  return `${countText(Math.floor(minutes / 60), 'hour')} ago`;
}

/** Whether a moment is so near that its age says more than its date: less than a day ago, and not to come. */
export function isRecent(at: string, now: number): boolean {
  const age = now - Date.parse(at);
  return age >= -clockDifference && age < 86_400_000;
}

/** The clock of a device may be this far behind that of the server. */
const clockDifference = 60_000;
