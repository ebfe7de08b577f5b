import { instantTime } from '../../../domain/calendar/instant';
import { zoneNote } from '../../../domain/calendar/zoneNote';
import type { Failure } from '../../../domain/failure/failure';
import { countText } from '../../../ui/numbers';

interface Clock {
  /** Of the organisation. */
  timeZone: string;
  /** Milliseconds since 1970. */
  now: number;
  /** That of the browser by default. */
  deviceZone?: string;
}

/**
 * The words of a failure. Where it was one search more than an hour allows, they say when there are more, in
 * place of the portal's own request to try later; the zone of that time is named where the device shows
 * another.
 * @param after a sentence that follows in this case
 */
export function withWhen(
  { code, message, retryAfter }: Failure,
  { timeZone, now, deviceZone }: Clock,
  after = '',
): string {
  if (code !== 'RATE_LIMITED' || retryAfter === null) return message;
  const minutes = Math.ceil(retryAfter / 60);
  const at = new Date(now + minutes * 60_000);
  const zone = zoneNote(timeZone, at, deviceZone) === null ? '' : ` in ${timeZone}`;
  const when = `You can try again in ${countText(minutes, 'minute')}, at ${instantTime(at.toISOString(), timeZone)}${zone}.`;
  return [message.replace(/Please try again later\.$/, '').trim(), when, after].filter(Boolean).join(' ');
}
