import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many words were read of a resume, so that the note about one that could hardly be read is shown later,
 * too; null in older runs.
 */
export class WordsRead1764900000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table recommendation_run add column words_read integer');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
