import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The vectors of the parts of each published article, one byte a number, all parts in one value. A process reads what
 * is newer than the last revision that it knows; writers take turns, so revisions become visible in their order.
 */
export class ArticleVectors1773100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create sequence article_vectors_revision');
    await runner.query(`create table article_vectors (
      article_id integer primary key references article (id) on delete cascade,
      article_version integer not null,
      encoder text not null,
      numbers integer not null check (numbers > 0),
      vectors bytea not null,
      revision bigint not null default nextval('article_vectors_revision'))`);
    await runner.query('create index article_vectors_by_revision on article_vectors (revision)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
