import type { QueryName } from '../../../generated/queryNames';

/** What is out of date once an article was read or downloaded, or has come, gone or changed. */
export const articleQueries: readonly QueryName[] = ['KnowledgeArticles', 'KnowledgeFigures'];

/** The same once its text or its files have changed: that makes a version. */
export const changedArticleQueries: readonly QueryName[] = [...articleQueries, 'ArticleHistory'];
