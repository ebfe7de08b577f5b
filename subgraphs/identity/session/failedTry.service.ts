import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import { database } from '../database.js';
import { accountOf, bookAttempt } from './attempt.service.js';
import type { Attempt } from './attempt.service.js';
import { knownPlace, placeOf } from './place.service.js';

/** Counts an attempt at the own password of a signed-in person. @throws RATE_LIMITED with retryAfter */
export async function bookOwnAttempt(context: RequestContext): Promise<Attempt> {
  const { userId, sessionId } = requireViewer(context);
  const place = placeOf(context.ip);
  const known = await knownPlace(userId, place);
  return bookAttempt({ account: accountOf(userId), place, known, sessionId });
}

function tellOfFailures(context: RequestContext, email: string): void {
  const { config } = context;
  afterAnswer(config, () =>
    sendMail(config, {
      to: email,
      subject: 'Someone tries to sign in to your account',
      text: [
        'Hello,',
        '',
        'within a day a wrong password was given 20 times for your account in the Unified Corporate Portal.',
        'No one got in with them, and you can go on signing in where you did before.',
        '',
        `If this was not you, choose a password that you use nowhere else at ${config.publicUrl}/profile,`,
        'and tell your IT department.',
        '',
        config.organisation.name,
        '',
      ].join('\n'),
    }),
  );
}

/**
 * Counts a wrong password, and mails the owner of the account after many.
 * @param userId null for an address without an account
 * @returns seconds until the next attempt from here, or null while attempts are left
 */
export async function countFailure(
  context: RequestContext,
  attempt: Attempt,
  userId: number | null,
): Promise<number | null> {
  const { waitSeconds, isToTell } = await attempt.failed();
  // Asked for unknown addresses too, so that they take as long.
  if (isToTell) {
    const owner = await database.one<{ email: string }>(
      'select email from user_account where id = $1 and may_sign_in',
      [userId],
    );
    if (owner) tellOfFailures(context, owner.email);
  }
  return waitSeconds;
}
