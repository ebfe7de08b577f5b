import { countText } from '../../../ui/numbers';

/** "just now", "1 minute ago", "3 hours ago", for what is at most some days old. */
export function ageText(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${countText(minutes, 'minute')} ago`;
  return `${countText(Math.floor(minutes / 60), 'hour')} ago`;
}
