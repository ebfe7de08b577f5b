import type { DeskNotice, GoneNotice, Notice } from '../../kit/request/notice.js';
import type { EventConsumer } from '../../kit/postgres/outbox.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { nextPosition, tellBrowsers } from '../stream/stream.service.js';
import { neededFor, NOTIFICATION_KINDS } from './notification.kinds.js';

/**
 * The recipients: people named in the event and, with $8, people with the permission; never the person who made the
 * change, and nobody who may no longer sign in.
 */
const NOTIFY = `with recipient as (
    select u.id, coalesce(p.in_inbox, true) as in_inbox, coalesce(p.by_mail, false) as by_mail
    from user_account u left join notification_preference p on p.user_id = u.id and p.kind = $2
    where u.may_sign_in and u.id is distinct from $5::int and (u.id = any($1::int[]) or u.id in (
      select ur.user_id from user_role ur join role_permission rp on rp.role_id = ur.role_id
      join permission p on p.id = rp.permission_id where p.codename = $8))),
  mailed as (
    insert into notification_mail (user_id, kind, thing_id, actor_id, needs)
    select id, $2, $4, $5, $6::text[] from recipient where by_mail),
  kept as (
    insert into notification as n (user_id, kind, thing, thing_id, actor_id, needs, about_id, position)
    select recipient.id, $2, $3, $4, (select a.id from user_account a where a.id = $5), $6::text[], $7::int, $9
    from recipient where in_inbox order by recipient.id
    on conflict (user_id, thing, thing_id) do update set
      count = case when n.read_at is null and n.kind = excluded.kind then n.count + 1 else 1 end,
      kind = excluded.kind, actor_id = excluded.actor_id, needs = excluded.needs, about_id = excluded.about_id,
      position = excluded.position, happened_at = now(), read_at = null
    returning n.user_id)
  select user_id as "userId" from kept`;

/** An unknown kind belongs to a newer or older version of a subgraph: it notifies nobody, and delays nothing. */
async function tell(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const { kind, thing, to = [], by, needs, about } = payload as unknown as Notice;
  const known = NOTIFICATION_KINDS.get(kind);
  if (!known) return;
  const holders = known.toHolders ? (neededFor(known)[0] ?? null) : null;
  const position = await nextPosition(tx);
  const recipients = await tx.query<{ userId: number }>(NOTIFY, [
    to,
    kind,
    known.thing,
    // One line for all records of a type, if everyone with a permission is notified of each.
    known.textOfMany ? '' : String(thing),
    by ?? null,
    needs ?? neededFor(known),
    about ?? null,
    holders,
    position,
  ]);
  await tellBrowsers(
    tx,
    position,
    recipients.map(({ userId }) => userId),
  );
}

async function forget(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const { things, thing, kind, of } = payload as unknown as GoneNotice;
  const position = await nextPosition(tx);
  const gone = await tx.query<{ userId: number }>(
    `delete from notification where thing_id = any($1::text[]) and thing = any($2::text[]) and ($3::text[] is null or kind = any($3))
       and ($4::int is null or user_id = $4) returning user_id as "userId"`,
    [[thing].flat().map(String), things, kind === undefined ? null : [kind].flat(), of ?? null],
  );
  await tellBrowsers(tx, position, [...new Set(gone.map(({ userId }) => userId))]);
}

/** Only the browsers of people with that permission get it. */
async function tellDesk(tx: Queryable, payload: Record<string, unknown>): Promise<void> {
  const { holders, by } = payload as unknown as DeskNotice;
  const position = await nextPosition(tx);
  const recipients = await tx.query<{ userId: number }>(
    `select id as "userId" from user_account u where may_sign_in and id is distinct from $2::int and exists (
       select from user_role ur join role_permission rp on rp.role_id = ur.role_id
         join permission p on p.id = rp.permission_id where ur.user_id = u.id and p.codename = any($1::text[]))`,
    [holders, by ?? null],
  );
  await tellBrowsers(
    tx,
    position,
    recipients.map(({ userId }) => userId),
  );
}

/** What the areas tell of changes, by topic. */
export const notificationEvents: Record<string, EventConsumer> = {
  notice: tell,
  'notice.gone': forget,
  'notice.desk': tellDesk,
};
