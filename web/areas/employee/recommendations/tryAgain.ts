import { instantTime } from '../../../domain/calendar/instant';
import type { Failure } from '../../../domain/failure/failure';

/**
 * The words of a failure. Where it was one search more than an hour allows, they say when there are more [A8.36, A8.37].
 * @param now milliseconds since 1970
 * @param after a sentence that follows in this case
 */
export function withWhen({ code, message, retryAfter }: Failure, timeZone: string, now: number, after = ''): string {
  if (code !== 'RATE_LIMITED' || retryAfter === null) return message;
  const minutes = Math.ceil(retryAfter / 60);
  const at = new Date(now + minutes * 60_000).toISOString();
  return `${message} You can try again in ${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}, at ${instantTime(at, timeZone)}. ${after}`.trimEnd();
}
