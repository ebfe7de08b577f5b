import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person and their manager write a review side by side; neither refuses the other. */
export class SelfVersion1772950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table performance_review add column self_version integer not null default 1');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
