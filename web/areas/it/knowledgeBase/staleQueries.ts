import type { QueryName } from '../../../generated/queryNames';

/** The queries that are stale after an article was read, downloaded, added, removed or changed. */
export const articleQueries: readonly QueryName[] = ['KnowledgeArticles', 'KnowledgeFigures'];

/** The same once its text or its files have changed: that makes a version. */
export const changedArticleQueries: readonly QueryName[] = [...articleQueries, 'ArticleHistory'];
