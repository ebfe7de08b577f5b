import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import type { MutationResetPasswordArgs } from '../generated/schema.js';
import { database } from '../database.js';
import { readEmail } from '../user/person.service.js';
import { accountOf, bookAttempt, countRequest, forgetFailures } from './attempt.service.js';
import { hashPassword } from './hash.service.js';
import { hashesOf, knownPlaceSql, placeOf, rememberPlace } from './place.service.js';
import { checkNewPassword } from './passwordRules.service.js';
import type { Owner } from './passwordRules.service.js';
import { replacePassword, tellOfPasswordChange } from './passwordChange.service.js';
import { hashOfSecret, invalidToken, newSecret } from './session.service.js';

/** One mailbox gets no more than this many links an hour, no matter who asks. */
const MAILS_PER_HOUR = 5;

async function mailLink(context: RequestContext, email: string): Promise<void> {
  const { config } = context;
  const { secret, secretHash } = newSecret();
  const { firstName } =
    (await database.write({ ...context, idempotencyKey: null }, async (tx) => {
      const user = await tx.one<{ id: number; firstName: string }>(
        `insert into password_reset (user_id, token_hash, expires_at)
         select u.id, $2, now() + interval '1 hour' from user_account u
         where u.email = $1 and u.may_sign_in and (select count(*) from password_reset r where r.user_id = u.id and r.created_at > now() - interval '1 hour') < $3
         returning user_id as id, (select first_name from user_account where id = user_id) as "firstName"`,
        [email, secretHash, MAILS_PER_HOUR],
      );
      if (user) await tx.audit({ action: 'password.request_reset', objectType: 'user', objectId: user.id });
      return user;
    })) ?? {};
  if (firstName === undefined) return;
  await sendMail(config, {
    to: email,
    subject: 'Choose a new password',
    text: [
      `Hello ${firstName},`,
      '',
      'someone, hopefully you, asked for a new password for your account in the Unified Corporate Portal. Open this link to choose one:',
      '',
      `${config.publicUrl}/login?reset=${secret}`,
      '',
      'The link works once and for one hour. If you did not ask for it, ignore this message: your password stays as it is.',
      '',
      config.organisation.name,
      '',
    ].join('\n'),
  });
}

/**
 * Mails a link to an active account; the answer and its time are the same for every address (S-15, I9).
 * @throws BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestPasswordReset(context: RequestContext, given: { email: string }): Promise<true> {
  const problems = new Problems();
  const email = readEmail(given.email, problems);
  problems.throwIfAny();
  await countRequest('forgot', email, placeOf(context.ip));
  afterAnswer(context.config, () => mailLink(context, email));
  return true;
}

/**
 * Sets a new password by a mailed token and ends every session. @throws BAD_USER_INPUT on token, newPassword,
 * newPasswordConfirm; RATE_LIMITED
 */
export async function resetPassword(
  context: RequestContext,
  given: MutationResetPasswordArgs,
): Promise<true> {
  const tokenHash = hashOfSecret(given.token);
  const place = placeOf(context.ip);
  const owner = await database.one<Owner & { known: string | null }>(
    `select u.first_name as "firstName", u.last_name as "lastName", u.email, ${knownPlaceSql('$2')} as known from password_reset r join user_account u on u.id = r.user_id
     where r.token_hash = $1 and r.used_at is null and r.expires_at > now() and u.may_sign_in`,
    [tokenHash, hashesOf(place)],
  );
  // Each token counts by itself, so that one wrong link does not stop a whole office; guesses at many stop at
  // the network's limit.
  const attempt = await bookAttempt({
    account: `reset token ${tokenHash}`,
    place,
    known: owner?.known ?? null,
  });
  if (!owner) {
    await attempt.failed();
    throw invalidToken();
  }
  await attempt.succeeded();
  const problems = new Problems();
  await checkNewPassword(given, owner, context.config, problems);
  problems.throwIfAny();

  const newHash = await hashPassword(given.newPassword);
  const userId = await database.write({ ...context, idempotencyKey: null }, async (tx) => {
    const used = await tx.one<{ userId: number }>(
      `update password_reset set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id as "userId"`,
      [tokenHash],
    );
    if (!used) throw invalidToken();
    await replacePassword(tx, used.userId, newHash, null);
    await rememberPlace(tx, used.userId, place);
    await tx.audit({
      action: 'password.reset',
      objectType: 'user',
      objectId: used.userId,
      actorUserId: used.userId,
    });
    return used.userId;
  });
  context.effects.viewersChanged.add(userId);
  await forgetFailures(accountOf(userId), place);
  tellOfPasswordChange(context, owner.email);
  return true;
}
