import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts that an import made: which import, and whether their person still has to be written to. */
export class ImportedAccounts1770200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table imported_account (
      user_id integer primary key references user_account (id) on delete cascade,
      import_id integer not null, invite_at timestamptz)`);
    await runner.query('create index imported_account_import on imported_account (import_id)');
    await runner.query(
      'create index imported_account_invite on imported_account (invite_at, user_id) where invite_at is not null',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
