import type { Failure } from '../../../domain/failure/failure';
import { countText } from '../../../ui/numbers';

/** Above the box after a message that was not answered. */
export const failedText = 'Sorry, I encountered an error. Please try again.';

/**
 * What the assistant says in place of an answer; where the portal said when another try makes sense, it says
 * so too.
 */
export function apologyText({ code, retryAfter }: Pick<Failure, 'code' | 'retryAfter'>): string {
  const why = code === 'RATE_LIMITED' ? ', because there were too many in a short time' : '';
  const when = retryAfter === null ? 'a moment' : waitText(retryAfter);
  return `I apologize, but I could not answer your message${why}. Please try again in ${when}, or contact IT support if the problem persists.`;
}

function waitText(seconds: number): string {
  return seconds < 60
    ? countText(Math.ceil(seconds), 'second')
    : countText(Math.ceil(seconds / 60), 'minute');
}
