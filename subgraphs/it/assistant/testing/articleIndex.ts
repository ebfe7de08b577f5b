import type { Queryable } from '../../../kit/postgres/queryable.js';
import { stemWeights } from '../articles/indexStems.js';
import type { IndexedText } from '../articles/indexStems.js';
import { findCandidates } from '../articles/candidates.service.js';
import { termsOf } from '../understanding/terms.js';

/** Titles of the articles that are found for a question, the best first. */
export const titlesFor = async (question: string): Promise<string[]> =>
  (await findCandidates(termsOf(question))).articles.map(({ title }) => title);

/** How many published articles are not read yet. */
export async function unread(database: Queryable): Promise<number> {
  return (
    (
      await database.one<{ n: number }>(
        'select count(*)::int as n from article where indexed_with is null and is_published and deleted_at is null',
      )
    )?.n ?? 0
  );
}

/** Stems that are counted otherwise than articles have them. */
export function miscounted(database: Queryable): Promise<Record<string, unknown>[]> {
  return database.query(`select stem, k.articles as counted, s.articles as real from article_stem_count k
    full join (select stem, count(*)::int as articles from article_stem group by stem) s using (stem) where k.articles is distinct from s.articles limit 5`);
}

/**
 * Ids of the articles whose stems in the index are not those of what is read now: none of what is unread, not
 * published or removed.
 */
export async function misread(database: Queryable): Promise<number[]> {
  const articles = await database.query<
    IndexedText & { id: number; isRead: boolean; kept: Record<string, number> } & Record<string, unknown>
  >(
    `select id, title, content, questions, is_published and deleted_at is null and indexed_with is not null as "isRead",
      (select coalesce(json_object_agg(stem, weight), '{}') from article_stem s where s.article_id = a.id) as kept from article a`,
  );
  const plain = (weights: Iterable<readonly [string, number]>) =>
    JSON.stringify([...weights].map(([stem, weight]) => [stem, weight.toFixed(4)]).sort());
  return articles
    .filter(
      (article) => plain(article.isRead ? stemWeights(article) : []) !== plain(Object.entries(article.kept)),
    )
    .map(({ id }) => id);
}
