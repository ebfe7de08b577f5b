import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SUBJECTS } from '../../subgraphs/it/demo/knowledge.js';

/** An article of the company that a set asks about. */
interface Article {
  title: string;
  content: string;
}

const FOLDER = 'bench/assistant/companies';

/** The articles of another company than the demo organisation; null for a set about the demo organisation. */
function companyOf(set: string): Article[] | null {
  const file = `${FOLDER}/${set}.md`;
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split(/^# /m)
    .slice(1)
    .map((text) => {
      const [title = '', ...lines] = text.split('\n');
      return { title: title.trim(), content: lines.join('\n').trim() };
    });
}

/** Titles of the articles that the questions of a set are about. */
export const titlesFor = (set: string): ReadonlySet<string> =>
  new Set((companyOf(set) ?? SUBJECTS.flatMap(({ articles }) => articles)).map(({ title }) => title));

/** Puts the articles of a set's company in the place of those that a database has; none for the demo organisation. */
export async function useCompany(set: string, databaseUrl: string): Promise<void> {
  const articles = companyOf(set);
  if (!articles) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // What forgets an article's stems names its tables without the schema.
    await client.query('set search_path to it, public');
    await client.query('update it.article set deleted_at = now() where deleted_at is null');
    for (const { title, content } of articles)
      await client.query(
        `insert into it.article (title, content, category_id, author_id, author_name)
         select $1, $2, min(id), 1, 'HR' from it.article_category`,
        [title, content],
      );
  } finally {
    await client.end();
  }
}

const LEFT = `select count(*)::int as left from it.article a left join it.article_vectors v on v.article_id = a.id
  where a.is_published and a.deleted_at is null and v.article_id is null`;

/** Waits until the portal has encoded all articles, as it has in use. */
export async function areArticlesEncoded(databaseUrl: string): Promise<void> {
  if (process.env['AI_ENCODER'] === 'none') return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query<{ left: number }>(LEFT);
      if (rows[0]?.left === 0) return;
      await setTimeout(500);
    }
  } finally {
    await client.end();
  }
}
