import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many applications stand at each status is counted in one narrow index. */
export class ApplicationCounts1770200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index job_application_counts on job_application (status_id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
