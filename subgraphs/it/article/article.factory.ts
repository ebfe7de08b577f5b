import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import { Article } from './article.entity.js';
import { ArticleAttachment } from './files/attachment.entity.js';

interface Given extends Partial<Article> {
  /** Name of a category, which is created if it does not exist. */
  category?: string;
  /** How many files it has, of no bytes. */
  files?: number;
}

/** The category of that name, created if it does not exist. @returns its id */
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
  const { category = 'Software', files = 1, ...own } = given;
  const id = await insertRow(database, Article, {
    title: 'Installing approved applications',
    content: 'Open the catalogue and choose Install.',
    categoryId: await addCategory(database, category),
    authorId: 3,
    authorName: 'Ida Tech',
    updatedAt: given.createdAt,
    ...own,
  });
  for (let number = 1; number <= files; number += 1) {
    const key = `it/${randomUUID()}.pdf`;
    await database.query(
      `insert into file (key, owner, name, content_type, size, sha256) values ($1, $2, $3, 'application/pdf', 9, 'x')`,
      [key, `article:${id}`, `${number}.pdf`],
    );
    await insertRow(database, ArticleAttachment, {
      articleId: id,
      filename: `${number}.pdf`,
      fileSize: 9,
      key,
    });
  }
  return id;
}
