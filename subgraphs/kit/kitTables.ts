import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables that every subgraph has: audit with its seals, idempotency, outbox, inbox and stored files. */
class KitTables1762900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table audit (
      id bigint generated always as identity primary key,
      at timestamptz not null default clock_timestamp(),
      actor_user_id integer, request_id text, action text not null, object_type text not null, object_id text,
      outcome text not null default 'ok', before jsonb, after jsonb)`);
    await runner.query(`create index audit_object on audit (object_type, object_id, id)`);
    await runner.query(`create index audit_actor on audit (actor_user_id, id)`);
    await runner.query(`create table audit_seal (audit_id bigint primary key references audit (id), hash text not null, sealed_at timestamptz not null default now())`);
    await runner.query(`create table idempotency (
      key_hash text primary key, body_hash text not null, result jsonb, created_at timestamptz not null default now())`);
    await runner.query(`create index idempotency_age on idempotency (created_at)`);
    await runner.query(`create table outbox (
      id bigint generated always as identity primary key, event_id uuid not null default gen_random_uuid(), topic text not null,
      payload jsonb not null, created_at timestamptz not null default now(), delivered_at timestamptz, attempts integer not null default 0)`);
    await runner.query(`create index outbox_waiting on outbox (id) where delivered_at is null`);
    await runner.query(`create table inbox (event_id uuid primary key, received_at timestamptz not null default now())`);
    await runner.query(`create table file (
      key text primary key, owner text not null, name text not null, content_type text not null, size integer not null,
      sha256 text not null, created_at timestamptz not null default now())`);
    await runner.query(`create index file_owner on file (owner)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** What is written into the audit trail stays as it is, whoever asks (S-73). */
class AuditAppendOnly1762900000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'The audit trail is append-only.'; end $$`);
    for (const table of ['audit', 'audit_seal']) {
      await runner.query(`create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

export const kitMigrations = [KitTables1762900000000, AuditAppendOnly1762900000002];
