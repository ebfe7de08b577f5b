import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Questions in people's own words that an article answers: a list of `{ heading, question }`, heading null
 * for what stands before the first one.
 */
export class ArticleQuestions1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table article add column questions jsonb not null default '[]',
      add constraint article_questions check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 100)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
