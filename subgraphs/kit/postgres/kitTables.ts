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
    await runner.query(
      `create table audit_seal (audit_id bigint primary key references audit (id), hash text not null, sealed_at timestamptz not null default now())`,
    );
    await runner.query(`create table idempotency (
      key_hash text primary key, body_hash text not null, result jsonb, created_at timestamptz not null default now())`);
    await runner.query(`create index idempotency_age on idempotency (created_at)`);
    await runner.query(`create table outbox (
      id bigint generated always as identity primary key, event_id uuid not null default gen_random_uuid(), topic text not null,
      payload jsonb not null, created_at timestamptz not null default now(), delivered_at timestamptz, attempts integer not null default 0)`);
    await runner.query(`create index outbox_waiting on outbox (id) where delivered_at is null`);
    await runner.query(
      `create table inbox (event_id uuid primary key, received_at timestamptz not null default now())`,
    );
    await runner.query(`create table file (
      key text primary key, owner text not null, name text not null, content_type text not null, size integer not null,
      sha256 text not null, created_at timestamptz not null default now())`);
    await runner.query(`create index file_owner on file (owner)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** Rows of the audit trail are append-only, whoever asks (S-73). */
class AuditAppendOnly1762900000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'The audit trail is append-only.'; end $$`,
    );
    for (const table of ['audit', 'audit_seal']) {
      await runner.query(
        `create trigger ${table}_append_only before update or delete or truncate on ${table} for each statement execute function refuse_change()`,
      );
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** Accents, joiners and invisible characters, as in fold.ts. */
const DROPPED =
  '[\\u0300-\\u036f\\u0483-\\u0487\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640' +
  '\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed' +
  '\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f' +
  '\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800' +
  '\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]+';
/** Every character of the first list becomes the one at its place in the second. */
const PLAIN = [
  'øłđðħŧŋıςىیےةہەک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹`ʹʻʼ‘’‛′“”„‟‐‒–—―−',
  `olddhtniσيييهههك${'0123456789'.repeat(2)}${"''".repeat(8)}${'"'.repeat(4)}------`,
];

/** Letters that become two. */
const SPELLED = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
  ['ൺ', 'ണ്'],
  ['ൻ', 'ന്'],
  ['ർ', 'ര്'],
  ['ൽ', 'ല്'],
  ['ൾ', 'ള്'],
  ['ൿ', 'ക്'],
  ['ৎ', 'ত্'],
] as const;

/**
 * A text as every search compares it, in SQL, for stored columns and indexes: `folded` of fold.ts. Other
 * rules get another name.
 */
class FoldText1762900000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const small = `lower(normalize(replace(given, '´', ''''), NFKD) collate "und-x-icu")`;
    const plain = `translate(regexp_replace(${small}, '${DROPPED}', '', 'g'), '${PLAIN.join(`', '`)}')`;
    const spelled = SPELLED.reduce(
      (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
      plain,
    );
    // In English there is mostly nothing to fold but capitals, and that is twenty times as fast.
    await runner.query(`create function fold_text(given text) returns text language plpgsql immutable strict parallel safe as $$ begin
      if octet_length(given) = char_length(given) then return replace(lower(given collate "C"), '\`', ''''); end if;
      return normalize(${spelled}, NFC); end $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** The history of a record, value by value; append-only, like the audit trail. */
class RecordHistory1762900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table history (
      id bigint generated always as identity primary key,
      object_type text not null, object_id text not null, field text not null, before text, after text,
      changed_at timestamptz not null default clock_timestamp(), changed_by_id integer)`);
    await runner.query('create index history_object on history (object_type, object_id, id)');
    await runner.query(
      `create function refuse_rewriting() returns trigger language plpgsql as $$ begin raise exception 'The history is append-only.'; end $$`,
    );
    await runner.query(
      'create trigger history_append_only before update or delete on history for each statement execute function refuse_rewriting()',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/** Imports of a file: how far each is, and its rows as long as it runs. */
class ImportJobs1762900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import_job (
      id integer generated always as identity primary key,
      kind text not null, file_name text not null, started_by_id integer not null,
      status text not null default 'running', step text not null, attempts integer not null default 0,
      total integer not null, done integer not null default 0, made integer not null default 0, known integer not null,
      problems jsonb not null default '[]',
      started_at timestamptz not null default now(), finished_at timestamptz,
      constraint import_job_status check (status in ('running', 'done', 'failed')),
      constraint import_job_finished check ((status = 'running') = (finished_at is null)))`);
    await runner.query(
      `create unique index import_job_running on import_job (kind) where status = 'running'`,
    );
    await runner.query('create index import_job_latest on import_job (kind, id)');
    await runner.query(`create table import_row (
      job_id integer not null references import_job on delete cascade, place integer not null,
      row_number integer not null, data jsonb not null,
      primary key (job_id, place))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/**
 * How many records the writing of an import has made. A sequence is seen by others before the transaction that
 * writes them ends.
 */
class ImportWritten1772900000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create sequence import_written minvalue 0 start 0');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

/**
 * The letters of a text and its pairs of letters side by side, for an index that finds texts by one or two
 * letters, which have no trigram. Regular expressions part it four times as fast as a loop would.
 */
class LetterParts1773400000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const pairs = (text: string) => `regexp_replace(${text}, '(..)', E'\\\\1\\x1f', 'gs')`;
    const parted = `array_remove(string_to_array(given, null) || string_to_array(${pairs('given')}, E'\\x1f')
      || string_to_array(${pairs('substr(given, 2)')}, E'\\x1f'), '')`;
    // Expensive to compute, so that plans read it from an index; not parallel, so that no workers are started for
    // rows that may not be needed.
    await runner.query(`create function letter_parts(given text) returns text[] language plpgsql
      immutable strict parallel restricted cost 1000 as $$ begin return ${parted}; end $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

export const kitMigrations = [
  KitTables1762900000000,
  AuditAppendOnly1762900000002,
  FoldText1762900000003,
  RecordHistory1762900000004,
  ImportJobs1762900000005,
  ImportWritten1772900000006,
  LetterParts1773400000007,
];
