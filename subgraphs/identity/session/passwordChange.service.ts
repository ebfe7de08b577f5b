import type { RequestContext } from '../../kit/request/context.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { badInput, Problems, unauthenticated } from '../../kit/request/errors.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import { checkLength, MOST_WORKED_ON } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { MutationChangePasswordArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { bookOwnAttempt, countFailure } from './failedTry.service.js';
import { hashPassword, isPassword } from './hash.service.js';
import { checkNewPassword } from './passwordRules.service.js';
import type { Owner } from './passwordRules.service.js';
import { endAll } from './session.service.js';

/**
 * Stores a password that its owner chose: the forced change is done, links for a new password become invalid, other
 * sessions end (I9).
 */
export async function replacePassword(
  tx: Transaction,
  userId: number,
  passwordHash: string,
  keepSessionId: number | null,
): Promise<void> {
  await tx.query(
    'update user_account set password_hash = $2, password_set_at = now(), must_change_password = false where id = $1',
    [userId, passwordHash],
  );
  await tx.query('delete from password_reset where user_id = $1', [userId]);
  await endAll(tx, userId, keepSessionId);
}

/** Mails the owner, who may not have made the change. */
export function tellOfPasswordChange(context: RequestContext, email: string): void {
  const { config } = context;
  afterAnswer(config, () =>
    sendMail(config, {
      to: email,
      subject: 'Your password was changed',
      text: [
        'Hello,',
        '',
        'the password of your account in the Unified Corporate Portal was just changed, and all other devices were signed out.',
        '',
        `If this was not you, ask for a new password at ${config.publicUrl}/login now and tell your HR department.`,
        '',
        config.organisation.name,
        '',
      ].join('\n'),
    }),
  );
}

/**
 * Wrong old passwords count like failed sign-ins. @throws BAD_USER_INPUT on oldPassword, newPassword,
 * newPasswordConfirm; RATE_LIMITED
 */
export async function changePassword(
  context: RequestContext,
  given: MutationChangePasswordArgs,
): Promise<true> {
  const viewer = requireViewer(context);
  const owner = await database.one<Owner & { mustChangePassword: boolean }>(
    `select first_name as "firstName", last_name as "lastName", email, must_change_password as "mustChangePassword" from user_account where id = $1`,
    [viewer.userId],
  );
  if (!owner) throw unauthenticated();
  const problems = new Problems();
  if (given.oldPassword === '') problems.add('oldPassword', 'This field may not be blank.');
  checkLength(problems, 'oldPassword', given.oldPassword, MOST_WORKED_ON);
  await checkNewPassword(given, owner, context.config, problems);
  if (
    owner.mustChangePassword &&
    given.oldPassword === given.newPassword &&
    problems.isClean('newPassword')
  ) {
    problems.add('newPassword', 'Please choose a password that differs from the present one.');
  }
  problems.throwIfAny();

  const attempt = await bookOwnAttempt(context);
  const newHash = await hashPassword(given.newPassword);
  // Checked inside the write, so that a repeat with the same Idempotency-Key is not taken for a wrong old
  // password.
  const here = { isDone: false };
  const outcome = await database.write(context, async (tx) => {
    here.isDone = true;
    const stored = await tx.one<{ passwordHash: string }>(
      'select password_hash as "passwordHash" from user_account where id = $1 and may_sign_in for update',
      [viewer.userId],
    );
    if (!(await isPassword(stored?.passwordHash ?? null, given.oldPassword))) {
      await tx.audit({
        action: 'password.change',
        objectType: 'user',
        objectId: viewer.userId,
        outcome: 'refused',
      });
      return 'wrong';
    }
    await replacePassword(tx, viewer.userId, newHash, viewer.sessionId);
    await tx.audit({ action: 'password.change', objectType: 'user', objectId: viewer.userId });
    return 'changed';
  });
  if (outcome === 'wrong') {
    await countFailure(context, attempt, viewer.userId);
    throw attempt.refusal ?? badInput({ oldPassword: ['Wrong password.'] });
  }
  await attempt.succeeded();
  context.effects.viewersChanged.add(viewer.userId);
  // A repeat gets the first answer without running again.
  if (here.isDone) tellOfPasswordChange(context, owner.email);
  return true;
}
