import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every version of an article's text. Earlier articles start with their present text; its author is known if it was
 * not changed since.
 */
export class ArticleVersions1769400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table article_version (
      article_id integer not null references article (id) on delete cascade,
      version integer not null,
      title text not null,
      content text not null,
      category_id integer not null references article_category (id),
      is_published boolean not null,
      changed text[] not null default '{}',
      editor_id integer,
      editor_name text,
      edited_at timestamptz not null default now(),
      primary key (article_id, version))`);
    await runner.query(`insert into article_version
      (article_id, version, title, content, category_id, is_published, editor_id, editor_name, edited_at)
      select id, version, title, content, category_id, is_published,
        case when version = 1 then author_id end, case when version = 1 then author_name end, updated_at from article`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
