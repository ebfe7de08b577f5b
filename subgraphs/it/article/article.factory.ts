import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { ArticleQuestion } from './articleQuestion.js';

interface Given {
  title?: string;
  content?: string;
  /** Name of a subject, which is made where there is none. */
  category?: string;
  authorId?: number;
  authorName?: string;
  isPublished?: boolean;
  questions?: ArticleQuestion[];
  viewCount?: number;
  downloadCount?: number;
  createdAt?: string;
  updatedAt?: string;
  /** How many files it has, of no bytes. */
  files?: number;
}

/** The subject of that name, made where there is none. @returns its id */
export async function addCategory(database: Queryable, name: string): Promise<number> {
  const known = await database.one<{ id: number }>(
    'select id from article_category where name = $1 and deleted_at is null',
    [name],
  );
  return (
    (
      known ??
      (await database.one<{ id: number }>('insert into article_category (name) values ($1) returning id', [
        name,
      ]))
    )?.id ?? 0
  );
}

/** An article as given, a published one with one file where nothing is given. @returns its id */
export async function addArticle(database: Queryable, given: Given = {}): Promise<number> {
  const category = await addCategory(database, given.category ?? 'Software');
  const row = await database.one<{ id: number }>(
    `insert into article (title, content, category_id, author_id, author_name, is_published, view_count, download_count, created_at, updated_at, questions)
     values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9, now()), coalesce($10::timestamptz, $9, now()), $11) returning id`,
    [
      given.title ?? 'Installing approved applications',
      given.content ?? 'Open the catalogue and choose Install.',
      category,
      given.authorId ?? 3,
      given.authorName ?? 'Ida Tech',
      given.isPublished ?? true,
      given.viewCount ?? 0,
      given.downloadCount ?? 0,
      given.createdAt ?? null,
      given.updatedAt ?? null,
      JSON.stringify(given.questions ?? []),
    ],
  );
  const id = row?.id ?? 0;
  for (let number = 1; number <= (given.files ?? 1); number += 1) {
    const key = `it/${randomUUID()}.pdf`;
    await database.query(
      `insert into file (key, owner, name, content_type, size, sha256) values ($1, $2, $3, 'application/pdf', 9, 'x')`,
      [key, `article:${id}`, `${number}.pdf`],
    );
    await database.query(
      'insert into article_attachment (article_id, filename, size, file_key) values ($1, $2, 9, $3)',
      [id, `${number}.pdf`, key],
    );
  }
  return id;
}
