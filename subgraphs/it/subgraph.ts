import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { articleResolvers } from './article/article.resolvers.js';
import { articleCategoryResolvers } from './articleCategory/articleCategory.resolvers.js';
import { sweepArticles } from './assistant/articles/indexArticles.service.js';
import { assistantResolvers } from './assistant/assistant.resolvers.js';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.js';
import { database } from './database.js';

const sweepOwnFiles = createFileSweep(database, 'it');

/** The asset register, the knowledge base, and the figures over both. */
export const it = defineSubgraph({
  name: 'it',
  folder: import.meta.url,
  resolvers: together(
    dashboardResolvers,
    articleCategoryResolvers,
    articleResolvers,
    assistantResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  sweep: async (config) => {
    try {
      await sweepArticles();
    } finally {
      await sweepOwnFiles(config);
    }
  },
});
