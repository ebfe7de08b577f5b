import { createFileSweep } from '../kit/files.js';
import { defineSubgraph } from '../kit/subgraph.js';
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
  resolvers: [dashboardResolvers, articleCategoryResolvers, articleResolvers, assistantResolvers],
  database,
  sweep: async (config) => {
    try {
      await sweepArticles();
    } finally {
      await sweepOwnFiles(config);
    }
  },
});
