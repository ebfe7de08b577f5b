import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  // One row; what takes the next position holds it until the commit, so positions become visible in order.
  'create table stream_clock (position bigint not null, forgotten bigint not null)',
  'insert into stream_clock (position, forgotten) values (0, 0)',
  `create table stream_message (
     position bigint primary key, user_ids integer[] not null, created_at timestamptz not null default now())`,
  'create index stream_message_age on stream_message (created_at)',
  `create table notification (
     id integer generated always as identity primary key,
     user_id integer not null references user_account (id) on delete cascade,
     kind text not null, thing text not null, thing_id text not null,
     actor_id integer references user_account (id) on delete set null,
     needs text[] not null default '{}', about_id integer,
     count integer not null default 1, position bigint not null,
     happened_at timestamptz not null default now(), read_at timestamptz,
     constraint notification_of_thing unique (user_id, thing, thing_id))`,
  'create index notification_inbox on notification (user_id, position desc, id desc)',
  'create index notification_unread on notification (user_id) where read_at is null',
  'create index notification_thing on notification (thing_id, thing)',
  'create index notification_actor on notification (actor_id)',
  'create index notification_age on notification (happened_at)',
  `create table notification_preference (
     user_id integer not null references user_account (id) on delete cascade,
     kind text not null, in_inbox boolean not null, by_mail boolean not null,
     primary key (user_id, kind))`,
  `create table notification_mail (
     id integer generated always as identity primary key,
     user_id integer not null references user_account (id) on delete cascade,
     kind text not null, thing_id text not null, actor_id integer, needs text[] not null,
     created_at timestamptz not null default now(), send_at timestamptz not null default now())`,
  'create index notification_mail_due on notification_mail (send_at, id)',
  'create index notification_mail_user on notification_mail (user_id)',
];

/** The inbox of each person, which notices they want, and the positions that open screens follow. */
export class Notifications1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
