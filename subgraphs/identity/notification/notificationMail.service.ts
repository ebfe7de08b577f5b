import { pino } from 'pino';
import type { Config } from '../../kit/config/config.js';
import { sendMail } from '../../kit/outside/mail.js';
import { database } from '../database.js';
import { linkOf, NOTIFICATION_KINDS, textOf } from './notification.kinds.js';

/** Mails of one round; the rounds come once a minute, so that a mail server takes them. */
const MAILS_A_ROUND = 200;
/** A mail that could not be sent is tried again after this many minutes. */
const AGAIN_MINUTES = 30;
/** A mail that could not be sent for this many hours is dropped. */
const GIVEN_UP_HOURS = 24;

interface Due extends Record<string, unknown> {
  id: number;
  kind: string;
  thingId: string;
  firstName: string;
  email: string;
  actor: string | null;
  permissions: string[];
  /** Whether the person may still get it. */
  isAllowed: boolean;
}

/** The next mails, each kept from other processes for some minutes, with what the person may today. */
const NEXT = `with next as (
    select m.id from notification_mail m where m.send_at <= now() order by m.send_at, m.id limit ${MAILS_A_ROUND} for update skip locked),
  taken as (update notification_mail m set send_at = now() + interval '${AGAIN_MINUTES} minutes' from next n where m.id = n.id returning m.*)
  select t.id, t.kind, t.thing_id as "thingId", u.first_name as "firstName", u.email,
    btrim(a.first_name || ' ' || a.last_name) as actor, h.permissions, u.may_sign_in and (t.needs = '{}' or t.needs && h.permissions) as "isAllowed"
  from taken t join user_account u on u.id = t.user_id left join user_account a on a.id = t.actor_id
  cross join lateral (
    select coalesce(array_agg(p.codename::text), '{}') as permissions from user_role ur join role_permission rp on rp.role_id = ur.role_id
    join permission p on p.id = rp.permission_id where ur.user_id = u.id) h
  order by t.id`;

/** Names no record: other people may read a mailbox, too. */
function textFor(config: Config, due: Due): string {
  const kind = NOTIFICATION_KINDS.get(due.kind);
  if (!kind) return '';
  return [
    `Hello ${due.firstName},`,
    '',
    `${textOf(kind, due.actor)}. Open this link to see it:`,
    '',
    `${config.publicUrl}${linkOf(kind, due.thingId, due.permissions)}`,
    '',
    'You chose to get a mail for this under the bell in the portal, where you can also switch it off.',
    '',
    config.organisation.name,
    '',
  ].join('\n');
}

async function send(config: Config, due: Due): Promise<void> {
  const text = due.isAllowed ? textFor(config, due) : '';
  const subject = NOTIFICATION_KINDS.get(due.kind)?.name;
  if (text !== '' && subject !== undefined) await sendMail(config, { to: due.email, subject, text });
  await database.query('delete from notification_mail where id = $1', [due.id]);
}

/** Mails what people want to be mailed of, some in each round. One that fails keeps no other waiting. */
export async function mailNotifications(config: Config): Promise<void> {
  for (const due of await database.query<Due>(NEXT)) {
    try {
      await send(config, due);
    } catch (error) {
      pino({ name: 'mail', level: config.logLevel }).error(
        { err: error },
        'A notification could not be mailed',
      );
    }
  }
  await database.query(
    `delete from notification_mail where created_at < now() - make_interval(hours => ${GIVEN_UP_HOURS})`,
  );
}
