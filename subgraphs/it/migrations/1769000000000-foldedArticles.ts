import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a text is cut into words besides its blanks, with hyphens and without. */
const CUTS = '[!-/:-@[-`{-~]+';
const CUTS_OF_HYPHENATED = '[!-,./:-@[-`{-~]+';

/** A text as words and blanks, folded as every search is. A dash ends a word, a hyphen continues it. */
const plain = (text: string, cuts = CUTS) =>
  `regexp_replace(fold_text(translate(${text}, '\u200b—–―', '    ')), '${cuts}', ' ', 'g')`;
const hyphenated = (text: string) => plain(text, CUTS_OF_HYPHENATED);
const wordsOf = (text: string) =>
  `select word from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', ${text}))) as word
     where char_length(word) between 2 and 40`;

/** Words that stand everywhere and make one word with a verb before them: "log in" is "login". */
const PARTICLES = 'up|in|on|out|off|down|over';

/**
 * The words by which an article is found: hyphenated words also as one, so that "email" finds "e-mail", and verbs
 * with their particle, because a particle alone is never searched.
 */
async function search(runner: QueryRunner): Promise<void> {
  await runner.query(`create function joined_words(given text) returns text language sql immutable parallel safe
    return (select coalesce(string_agg(replace(found[1], '-', ''), ' '), '')
      from regexp_matches(${hyphenated('given')}, '[^\\s-]+(?:-[^\\s-]+)+', 'g') as found)`);
  await runner.query(`create function joined_particles(given text) returns text language sql immutable parallel safe
    return (select coalesce(string_agg(found[1] || found[2], ' '), '')
      from regexp_matches(${plain('given')}, '\\m([a-z]{3,})\\s+(${PARTICLES})\\M', 'g') as found)`);
  const vector = (text: string, weight: string) =>
    [plain(text), `joined_words(${text})`, `joined_particles(${text})`]
      .map((words) => `setweight(to_tsvector('pg_catalog.english', ${words}), '${weight}')`)
      .join(' || ');
  await runner.query('alter table article drop column search');
  await runner.query(`alter table article add column search tsvector not null
    generated always as (${vector('title', 'A')} || ${vector('content', 'B')}) stored`);
  // More statistics, or a rare word may be taken for a common one and looked for row by row.
  await runner.query('alter table article alter column search set statistics 1000');
  // Written immediately: otherwise now and then someone's search or article waits for what others left to be
  // sorted in.
  await runner.query(
    'create index article_search on article using gin (search) with (fastupdate = off) where deleted_at is null',
  );
}

/** The words of articles, counted again: folded, and hyphenated words both whole and joined. */
async function knownWords(runner: QueryRunner): Promise<void> {
  const text = `title || ' ' || content`;
  await runner.query(`create or replace function words_of_article(title text, content text) returns text[]
    language sql immutable parallel safe return array(
      ${wordsOf(plain(text))}
      union ${wordsOf(hyphenated(text))} and word like '_%-%'
      union ${wordsOf(`joined_words(${text})`)})`);
  await runner.query('truncate article_word');
  await runner.query(`insert into article_word (word, articles) select word, count(*)
    from article, unnest(words_of_article(title, content)) as word where is_published and deleted_at is null group by word`);
  await runner.query(
    `create index article_word_joined on article_word (replace(word, '-', '')) where word like '%-%'`,
  );
}

/** The places that were found are marked in the text as it is written, whatever accents it has. */
async function marking(runner: QueryRunner): Promise<void> {
  await runner.query('create extension if not exists unaccent with schema public');
  await runner.query('create text search configuration read_article (copy = pg_catalog.english)');
  await runner.query(`alter text search configuration read_article
    alter mapping for word, hword, hword_part with public.unaccent, pg_catalog.english_stem`);
}

/** Articles of before, too: what they are found by is made for every row that there is. */
export class FoldedArticles1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await search(runner);
    await knownWords(runner);
    await marking(runner);
    await runner.query('analyze article');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
