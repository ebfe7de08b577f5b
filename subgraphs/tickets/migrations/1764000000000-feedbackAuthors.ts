import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The authors of anonymous feedback, unreadable without the secret; and the columns for the order of the feedback
 * list.
 */
export class FeedbackAuthors1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // No column may tell when a row came, or belong to more than one item of its author (F2, F3). Rows are
    // never removed: a person's finders are counted through until one is missing.
    await runner.query(`create table feedback_author (
      finder text primary key,
      ticket_id integer unique references ticket (id),
      author_key text,
      constraint feedback_author_link check ((ticket_id is null) = (author_key is null)))`);

    await runner.query(
      `create index feedback_by_created_at on ticket (created_at, id) where kind = 'feedback' and deleted_at is null`,
    );
    await runner.query(
      `create index feedback_by_type on ticket ((details->>'feedbackType'), id) where kind = 'feedback' and deleted_at is null`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
