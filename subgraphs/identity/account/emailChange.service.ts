import type { RequestContext } from '../../kit/request/context.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { afterAnswer, sendMail } from '../../kit/outside/mail.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database, emailTaken } from '../database.js';
import { bookAttempt } from '../session/attempt.service.js';
import { hashesOf, knownPlaceSql, placeOf } from '../session/place.service.js';
import { hashOfSecret, invalidToken, newSecret } from '../session/session.service.js';
import { tellOfNewAddress } from './account.service.js';
import { changePerson } from '../user/person.service.js';
import { requireUser } from '../user/user.service.js';
import type { UserRow } from '../user/user.service.js';

const LINK_HOURS = 24;

/** A new address that was asked for, with what its link needs. */
export interface AskedAddress {
  firstName: string;
  presentEmail: string;
  newEmail: string;
  /** Is in the link and is stored nowhere. */
  secret: string;
}

/**
 * Stores the requested address; it replaces an earlier request, whose link becomes invalid.
 * @throws BAD_USER_INPUT if it is taken
 */
export async function askForAddress(
  tx: Transaction,
  userId: number,
  newEmail: string,
): Promise<AskedAddress> {
  if (await tx.one('select 1 from user_account where email = $1', [newEmail])) throw emailTaken();
  const { secret, secretHash } = newSecret();
  const person = await tx.one<{ firstName: string; presentEmail: string }>(
    `with asked as (
       insert into email_change (user_id, email, token_hash, expires_at)
       values ($1, $2, $3, now() + make_interval(hours => $4))
       on conflict (user_id) do update set email = excluded.email, token_hash = excluded.token_hash,
         created_at = excluded.created_at, expires_at = excluded.expires_at)
     select first_name as "firstName", email as "presentEmail" from user_account where id = $1`,
    [userId, newEmail, secretHash, LINK_HOURS],
  );
  await tx.audit({
    action: 'email.request',
    objectType: 'user',
    objectId: userId,
    after: { email: newEmail },
  });
  return { firstName: person?.firstName ?? '', presentEmail: person?.presentEmail ?? '', newEmail, secret };
}

/** Mails the link to the present mailbox: anyone who merely has a token does not read it. */
export function mailConfirmation(context: RequestContext, asked: AskedAddress): void {
  const { config } = context;
  afterAnswer(config, () =>
    sendMail(config, {
      to: asked.presentEmail,
      subject: 'Confirm your new sign-in address',
      text: [
        `Hello ${asked.firstName},`,
        '',
        'someone, hopefully you, wants to sign in to your account in the Unified Corporate Portal with',
        `${asked.newEmail} instead of this address. Open this link to confirm it:`,
        '',
        `${config.publicUrl}/login?confirm=${asked.secret}`,
        '',
        `The link works once and for ${LINK_HOURS} hours. If you did not ask for it, do not open it: your address`,
        `stays as it is. But change your password at ${config.publicUrl}/profile now, which also signs out`,
        'everyone else.',
        '',
        config.organisation.name,
        '',
      ].join('\n'),
    }),
  );
}

/**
 * Takes the new address by the token of the mailed link.
 * @throws BAD_USER_INPUT on token, or on email when it is taken by now; RATE_LIMITED
 */
export async function confirmEmailChange(context: RequestContext, token: string): Promise<true> {
  const [tokenHash, place] = [hashOfSecret(token), placeOf(context.ip)];
  const asker = await database.one<{ id: number; known: string | null }>(
    `select u.id, ${knownPlaceSql('$2')} as known from email_change c join user_account u on u.id = c.user_id
     where c.token_hash = $1 and c.expires_at > now() and u.may_sign_in`,
    [tokenHash, hashesOf(place)],
  );
  const attempt = await bookAttempt({
    account: `email token ${tokenHash}`,
    place,
    known: asker?.known ?? null,
  });
  if (!asker) {
    await attempt.failed();
    throw invalidToken();
  }
  await attempt.succeeded();

  const oldEmail = await database.write({ ...context, idempotencyKey: null }, async (tx) => {
    // The person's row first, as everywhere; then of two confirmations the later finds the link used.
    await tx.query('select id from user_account where id = $1 for update', [asker.id]);
    const asked = await tx.one<{ email: string }>(
      'delete from email_change where token_hash = $1 and expires_at > now() returning email',
      [tokenHash],
    );
    if (!asked) throw invalidToken();
    await tx.audit({
      action: 'email.confirm',
      objectType: 'user',
      objectId: asker.id,
      actorUserId: asker.id,
    });
    return changePerson(tx, asker.id, asked);
  });
  context.effects.viewersChanged.add(asker.id);
  if (oldEmail !== null) tellOfNewAddress(context, oldEmail);
  return true;
}

/** Keeps the present address; the mailed link becomes invalid. Without a pending address it changes nothing. */
export async function cancelEmailChange(context: RequestContext): Promise<UserRow> {
  const { userId } = requireViewer(context);
  return database.write(context, async (tx) => {
    const gone = await tx.one('delete from email_change where user_id = $1 returning user_id', [userId]);
    if (gone) await tx.audit({ action: 'email.cancel', objectType: 'user', objectId: userId });
    return requireUser(tx, userId);
  });
}
