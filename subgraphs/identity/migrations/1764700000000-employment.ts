import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person who does not work here may not sign in, even when someone activates the account again. */
export class Employment1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table user_account add column is_employed boolean not null default true');
    await runner.query(
      'alter table user_account add column may_sign_in boolean not null generated always as (is_active and is_employed) stored',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
