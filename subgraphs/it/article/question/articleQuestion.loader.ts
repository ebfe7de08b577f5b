import type DataLoader from 'dataloader';
import type { RequestContext } from '../../../kit/request/context.js';
import { loader } from '../../../kit/graphql/loader.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';
import { database } from '../../database.js';
import type { ArticleQuestion } from './articleQuestion.js';

/**
 * The questions of articles by their ids, including removed articles. The caller has checked that the viewer may
 * see the articles.
 */
export async function questionsOf(
  source: Queryable,
  articleIds: readonly number[],
): Promise<Map<number, ArticleQuestion[]>> {
  const rows = await source.query<{ id: number; questions: ArticleQuestion[] }>(
    'select id, questions from article where id = any($1::int[])',
    [articleIds],
  );
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

/** Questions by the id of an article that the viewer has been shown. */
export const questionsByArticle = (context: RequestContext): DataLoader<number, ArticleQuestion[] | null> =>
  loader(context, 'it.articleQuestions', (ids: readonly number[]) => questionsOf(database, ids));
