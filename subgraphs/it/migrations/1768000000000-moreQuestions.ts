import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An article may have three hundred questions: people who describe a problem ask in other words than people who
 * name a thing.
 */
export class MoreQuestions1768000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table article drop constraint article_questions,
      add constraint article_questions check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 300)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
