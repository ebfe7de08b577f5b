import type { MigrationInterface, QueryRunner } from 'typeorm';

async function tables(runner: QueryRunner): Promise<void> {
  // Ordered by bytes, as anyone who writes counters must order them. The weight is in the key, so that a
  // search reads nothing else.
  await runner.query(`create table article_stem (
    stem text collate "C" not null, article_id integer not null references article (id) on delete cascade, weight real not null,
    primary key (stem, article_id) include (weight))`);
  await runner.query('create index article_stem_of on article_stem (article_id)');
  await runner.query(
    'create table article_stem_count (stem text collate "C" primary key, articles integer not null) with (fillfactor = 70)',
  );
  // By which vocabulary an article was read; null while it is to be read.
  await runner.query('alter table article add column indexed_with text');
  await runner.query(
    'create index article_unread on article (id) where indexed_with is null and is_published and deleted_at is null',
  );
}

/**
 * Always in the order of the stems, so that two who write at the same time wait for each other instead of both
 * failing.
 */
async function counters(runner: QueryRunner): Promise<void> {
  await runner.query(`create function count_stems() returns trigger language plpgsql as $$ begin
    if tg_op = 'INSERT' then
      insert into article_stem_count as known (stem, articles) select stem, count(*) from changed group by stem order by stem
        on conflict (stem) do update set articles = known.articles + excluded.articles;
    elsif tg_op = 'DELETE' then
      insert into article_stem_count as known (stem, articles) select stem, -count(*) from changed group by stem order by stem
        on conflict (stem) do update set articles = known.articles + excluded.articles;
      -- As a list, so that each is looked up by its key, whatever PostgreSQL takes the number of counters at zero for.
      delete from article_stem_count where articles <= 0 and stem = any (array(select stem from changed));
    else truncate article_stem_count;
    end if;
    return null; end $$`);
  await runner.query(
    'create trigger article_stem_won after insert on article_stem referencing new table as changed for each statement execute function count_stems()',
  );
  await runner.query(
    'create trigger article_stem_lost after delete on article_stem referencing old table as changed for each statement execute function count_stems()',
  );
  await runner.query(
    'create trigger article_stem_emptied after truncate on article_stem for each statement execute function count_stems()',
  );
}

/**
 * A changed article must be indexed again, and an unpublished one is in no index. After the change, not before: a
 * BEFORE trigger would make PostgreSQL compute `search` again for every counted view. At the end of a transaction,
 * so that nobody waits for another person's files.
 */
async function forgetting(runner: QueryRunner): Promise<void> {
  await runner.query(`create function forget_stems() returns trigger language plpgsql as $$ begin
    delete from article_stem where article_id = new.id;
    update article set indexed_with = null where id = new.id and indexed_with is not null;
    return null; end $$`);
  await runner.query(`create constraint trigger article_changed after update of title, content, questions, is_published, deleted_at on article
    deferrable initially deferred for each row
    when ((old.title, old.content, old.questions, old.is_published, old.deleted_at) is distinct from (new.title, new.content, new.questions, new.is_published, new.deleted_at))
    execute function forget_stems()`);
}

/**
 * The stems that published articles have, as the assistant makes them, each with how much it says of the
 * article, and how many articles have it.
 */
export class ArticleStems1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tables(runner);
    await counters(runner);
    await forgetting(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
