import type { RequestContext } from '../../kit/request/context.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { checkLength, MOST_WORKED_ON } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { bookOwnAttempt, countFailure } from './failedTry.service.js';
import { isPassword } from './hash.service.js';

/**
 * Makes sure that it is the person who asks, and not someone who found their token. A wrong password counts
 * like a failed sign-in. @returns the stored hash, so that the change can see whether it is still the same
 * @throws BAD_USER_INPUT on currentPassword, RATE_LIMITED
 */
export async function requireOwnPassword(context: RequestContext, password: string): Promise<string> {
  const { userId } = requireViewer(context);
  const problems = new Problems();
  checkLength(problems, 'currentPassword', password, MOST_WORKED_ON);
  problems.throwIfAny();
  const attempt = await bookOwnAttempt(context);
  const stored = await database.one<{ passwordHash: string }>(
    'select password_hash as "passwordHash" from user_account where id = $1 and may_sign_in',
    [userId],
  );
  if (!stored || !(await isPassword(stored.passwordHash, password))) {
    // Without the caller's Idempotency-Key: under it the change itself is remembered.
    await database.write({ ...context, idempotencyKey: null }, (tx) =>
      tx.audit({ action: 'password.check', objectType: 'user', objectId: userId, outcome: 'refused' }),
    );
    await countFailure(context, attempt, userId);
    throw attempt.refusal ?? badInput({ currentPassword: ['Wrong password.'] });
  }
  await attempt.succeeded();
  return stored.passwordHash;
}
