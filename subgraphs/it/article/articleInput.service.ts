import type { Problems } from '../../kit/request/errors.js';
import { inOneLine } from '../../kit/request/input/text.js';
import { KbArticleLimits } from '../generated/limits.js';
import type { KbArticleChanges } from '../generated/schema.js';
import { checkText } from '../knowledgeText.js';
import type { Article } from './article.entity.js';
import { readQuestions } from './question/articleQuestionInput.service.js';
import { withPlainLineEnds } from './lineEnds.js';

/** The columns of an article that people give. */
export type ArticleColumns = Pick<Article, 'title' | 'content' | 'categoryId' | 'isPublished' | 'questions'>;

/** A title is one line, trimmed; Markdown begins and ends as it was typed. */
const STORED = { title: inOneLine, content: withPlainLineEnds } as const;

/**
 * The given columns, checked as they are stored; omitted ones are omitted, and null does not change a column with a
 * default (5j). Whether the category exists is checked later, where it can be locked.
 */
export function readColumns(input: KbArticleChanges, problems: Problems): Partial<ArticleColumns> {
  const columns: Partial<ArticleColumns> = {};
  for (const field of ['title', 'content'] as const) {
    const given = input[field];
    if (given === undefined) continue;
    const text = given === null ? null : STORED[field](given);
    checkText(field, text, KbArticleLimits[field], problems);
    columns[field] = text ?? '';
  }
  if (input.category === null) problems.add('category', 'This field may not be null.');
  else if (input.category !== undefined) columns.categoryId = input.category;
  if (input.isPublished != null) columns.isPublished = input.isPublished;
  if (input.questions != null) columns.questions = readQuestions(input.questions, problems);
  return columns;
}
