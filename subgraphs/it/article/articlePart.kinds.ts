import { enumOf } from '../../kit/graphql/enumOf.js';

/** What people change of an article, stored word by its name in the graph. */
export const ARTICLE_PART = enumOf('title', 'content', 'category', 'published', 'questions', 'files');
export type KbArticlePart = (typeof ARTICLE_PART)[keyof typeof ARTICLE_PART];
