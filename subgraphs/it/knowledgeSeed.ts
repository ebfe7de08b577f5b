import { createHash, randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Article } from './article/article.entity.js';
import { ArticleCategory } from './articleCategory/articleCategory.entity.js';
import { keepVersion } from './article/keepVersion.service.js';
import { readPdf, SUBJECTS } from './demo/knowledge.js';

interface Author {
  userId: number;
  fullName: string;
}

export interface KnowledgeSeedInput {
  /** Who writes about IT's subjects, and who about HR's. */
  authors: { it: readonly Author[]; hr: readonly Author[] };
  /** YYYY-MM-DD; everything is dated before it. */
  today: string;
  /** Where the PDFs go. */
  store: Disk;
}

const dayBefore = (today: string, days: number) =>
  new Date(Date.parse(`${today}T18:00:00Z`) - days * 86_400_000).toISOString();

/** The articles of all subjects, as rows without ids. */
function articlesOf(
  categoryIds: readonly number[],
  { authors, today }: KnowledgeSeedInput,
): Partial<Article>[] {
  const all = SUBJECTS.flatMap(({ by, articles }, subject) =>
    articles.map((article) => ({ ...article, by, categoryId: categoryIds[subject] ?? 0 })),
  );
  return all.map(({ title, content, questions, by, categoryId }, n) => {
    const author = authors[by][n % Math.max(1, authors[by].length)];
    const day = dayBefore(today, 8 + (((n + 1) * 37) % 340));
    return {
      ...{
        title,
        content,
        questions,
        categoryId,
        authorId: author?.userId ?? 0,
        authorName: author?.fullName ?? (by === 'it' ? 'IT' : 'HR'),
      },
      ...{
        viewCount: ((n + 1) * 53) % 480,
        downloadCount: ((n + 1) * 29) % 120,
        createdAt: day,
        updatedAt: day,
      },
    };
  });
}

/**
 * One PDF for each article. The files are written first: an interrupted load leaves only those, which the sweep of
 * files removes.
 */
async function seedFiles(
  tx: Queryable,
  articles: readonly { id: number; slug: string }[],
  store: Disk,
): Promise<void> {
  const files = await Promise.all(
    articles.map(async ({ id, slug }) => {
      const pdf = await readPdf(slug);
      const key = `it/${randomUUID()}.pdf`;
      await store.put(key, pdf);
      return {
        id,
        key,
        owner: `article:${id}`,
        name: `${slug}.pdf`,
        size: pdf.length,
        sha256: createHash('sha256').update(pdf).digest('hex'),
      };
    }),
  );
  await tx.query(
    `with given as (select * from jsonb_to_recordset($1) as g (id int, key text, owner text, name text, size int, sha256 text)),
       kept as (insert into file (key, owner, name, content_type, size, sha256) select key, owner, name, 'application/pdf', size, sha256 from given)
     insert into article_attachment (article_id, filename, size, file_key) select id, name, size, key from given order by id`,
    [JSON.stringify(files)],
  );
}

/** Fills the empty knowledge base of the demo organisation; the same articles and PDFs for the same input. */
export async function seedKnowledge(
  tx: Queryable & { manager: EntityManager },
  input: KnowledgeSeedInput,
): Promise<void> {
  const categories = await tx.manager.insert(
    ArticleCategory,
    SUBJECTS.map(({ name }) => ({ name })),
  );
  const articles = articlesOf(
    categories.identifiers.map(({ id }) => id as number),
    input,
  );
  const { identifiers } = await tx.manager.insert(Article, articles);
  await keepVersion(
    tx,
    identifiers.map(({ id }) => id as number),
    {},
  );
  await seedFiles(
    tx,
    SUBJECTS.flatMap((subject) => subject.articles).map(({ slug }, at) => ({
      id: identifiers[at]?.['id'] as number,
      slug,
    })),
    input.store,
  );
}
