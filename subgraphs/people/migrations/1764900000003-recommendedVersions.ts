import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A recommendation quotes a posting, so it stores the compared version. Earlier recommendations are computed again.
 */
export class RecommendedVersions1764900000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recommendation add column posting_version integer not null default 0');
    await runner.query('alter table recommendation alter column posting_version drop default');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
