import { pino } from 'pino';
import type { Config } from '../../kit/config/config.js';
import { sendMail } from '../../kit/outside/mail.js';
import { database } from '../database.js';
import { newSecret } from '../session/session.service.js';

/** Mails of one round; the rounds come once a minute, so that a mail server takes them. */
const MAILS_A_ROUND = 200;
/** A link is valid for this many days; people who start later request one themselves. */
const LINK_DAYS = 7;
/** A mail that could not be sent is tried again after this many minutes. */
const AGAIN_MINUTES = 30;

interface Invited extends Record<string, unknown> {
  userId: number;
  firstName: string;
  email: string;
}

/**
 * The next people to get a mail, each locked against other processes for some minutes; a person who may no longer
 * sign in is skipped.
 */
const NEXT = `with next as (
    select i.user_id from imported_account i where i.invite_at <= now() order by i.invite_at, i.user_id limit ${MAILS_A_ROUND} for update skip locked),
  taken as (update imported_account i set invite_at = now() + interval '${AGAIN_MINUTES} minutes' from next n where i.user_id = n.user_id returning i.user_id)
  select u.id as "userId", u.first_name as "firstName", u.email from taken t join user_account u on u.id = t.user_id where u.may_sign_in order by u.id`;

const textFor = (config: Config, firstName: string, secret: string): string =>
  [
    `Hello ${firstName},`,
    '',
    `you have an account in the Unified Corporate Portal of ${config.organisation.name}. Open this link to choose your password:`,
    '',
    `${config.publicUrl}/login?reset=${secret}`,
    '',
    `The link works once and for ${LINK_DAYS} days. Later than that, choose “Forgot password?” at ${config.publicUrl}/login to get a new one. You sign in with this e-mail address.`,
    '',
    config.organisation.name,
    '',
  ].join('\n');

async function invite(config: Config, { userId, firstName, email }: Invited): Promise<void> {
  const { secret, secretHash } = newSecret();
  await database.query(
    `insert into password_reset (user_id, token_hash, expires_at) values ($1, $2, now() + make_interval(days => ${LINK_DAYS}))`,
    [userId, secretHash],
  );
  try {
    await sendMail(config, {
      to: email,
      subject: 'Welcome: choose your password',
      text: textFor(config, firstName, secret),
    });
  } catch (error) {
    await database.query('delete from password_reset where token_hash = $1', [secretHash]);
    throw error;
  }
  await database.query('delete from imported_account where user_id = $1', [userId]);
}

/**
 * Mails imported people a link to choose a password, a limited number in each round. A failed mail is tried again
 * later and does not delay other people.
 */
export async function inviteImported(config: Config): Promise<void> {
  for (const person of await database.query<Invited>(NEXT)) {
    try {
      await invite(config, person);
    } catch (error) {
      // Without the mail's content, which has the link in it.
      pino({ name: 'mail', level: config.logLevel }).error({ err: error }, 'An invitation could not be sent');
    }
  }
}
