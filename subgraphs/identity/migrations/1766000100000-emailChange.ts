import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new address that waits for the link in the present mailbox; one for a person, the latest. */
export class EmailChange1766000100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table email_change (
      user_id integer primary key references user_account (id) on delete cascade,
      email varchar(254) not null,
      token_hash char(64) not null constraint email_change_token unique,
      created_at timestamptz not null default now(), expires_at timestamptz not null)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
