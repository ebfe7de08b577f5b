import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The article of the knowledge base that a reply links to; replies on feedback have none. */
export class LinkedArticles1770900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table ticket_comment add column article_id integer
      constraint ticket_comment_links check (article_id is null or ticket_id < 1000000000)`);
    await runner.query(
      'create index ticket_comment_article on ticket_comment (article_id, ticket_id) where article_id is not null',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
