import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removed articles are listed without a look at the others. */
export class RemovedArticles1772800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index article_removed on article (created_at, id) where deleted_at is not null',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
