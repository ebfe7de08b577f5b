import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many articles a person may read, in all or in a category, is read from the index of the figures. */
export class CountedArticles1772900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index article_counted');
    await runner.query(
      `create index article_counted on article (category_id, is_published)
        include (is_policy, author_id, view_count, download_count) where deleted_at is null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
