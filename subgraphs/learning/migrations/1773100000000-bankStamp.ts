import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each state of a bank of questions has its own stamp, so that a bank that was read can be kept. */
export class BankStamp1773100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table certification add column bank_stamp uuid not null default gen_random_uuid()`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
