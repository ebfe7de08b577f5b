import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Titles only, for misspelled texts: long texts contain far too many adjacent letters. */
export class TitleSearch1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index ticket_title_search on ticket
      using gin (fold_text(title) gin_trgm_ops) with (gin_pending_list_limit = 256) where deleted_at is null`);
    await runner.query('create statistics ticket_title_searched on (fold_text(title)) from ticket');
    await runner.query('analyze ticket');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
