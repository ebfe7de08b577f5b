import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An applicant sees neither rating nor notes, so they get a version and a time of their own, which change only with
 * status and interview and do not reveal when they were rated.
 */
export class ToldChanges1764900000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table job_application add column told_version integer not null default 1, add column told_at timestamptz not null default now()',
    );
    await runner.query('update job_application set told_version = version, told_at = updated_at');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
