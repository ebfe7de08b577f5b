import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { allConsumers } from '../kit/service/allConsumers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { articleResolvers } from './article/article.resolvers.js';
import { articleCategoryResolvers } from './articleCategory/articleCategory.resolvers.js';
import { articleFiguresResolvers } from './articleFigures/articleFigures.resolvers.js';
import { articleSuggestionResolvers } from './articleSuggestion/articleSuggestion.resolvers.js';
import { articleVersionResolvers } from './articleVersion/articleVersion.resolvers.js';
import { encodeArticles } from './assistant/articles/encodeArticles.service.js';
import { sweepArticles } from './assistant/articles/indexArticles.service.js';
import { assetResolvers } from './asset/asset.resolvers.js';
import { assetAssignmentResolvers } from './assetAssignment/assetAssignment.resolvers.js';
import { assetCategoryResolvers } from './assetCategory/assetCategory.resolvers.js';
import { assetImportResolvers } from './assetImport/assetImport.resolvers.js';
import { importRunner } from './assetImport/assetImport.service.js';
import { assetLabelsResolvers } from './assetLabels/assetLabels.resolvers.js';
import { assetMaintenanceResolvers } from './assetMaintenance/assetMaintenance.resolvers.js';
import { assetStatusResolvers } from './assetStatus/assetStatus.resolvers.js';
import { assistantResolvers } from './assistant/assistant.resolvers.js';
import { learnt } from './assistant/route/route.js';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.js';
import { database } from './database.js';
import { figuresResolvers } from './figures/figures.resolvers.js';
import { findResolvers } from './find/find.resolvers.js';
import { holderEvents } from './holder/holder.service.js';
import { policyResolvers } from './policy/policy.resolvers.js';
import { policyEvents } from './policy/policyAsk.service.js';
import { waitingResolvers } from './waiting/waiting.resolvers.js';
import { startPolicies } from './policy/publish.service.js';

const sweepOwnFiles = createFileSweep(database, 'it');

/** The asset register, the knowledge base, and the figures over both. */
export const it = defineSubgraph({
  name: 'it',
  folder: import.meta.url,
  resolvers: together(
    dashboardResolvers,
    findResolvers,
    assetResolvers,
    assetAssignmentResolvers,
    assetCategoryResolvers,
    assetImportResolvers,
    assetLabelsResolvers,
    assetMaintenanceResolvers,
    assetStatusResolvers,
    articleCategoryResolvers,
    articleFiguresResolvers,
    articleResolvers,
    articleSuggestionResolvers,
    articleVersionResolvers,
    assistantResolvers,
    figuresResolvers,
    policyResolvers,
    waitingResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  consumes: allConsumers(holderEvents, policyEvents),
  start: (config) => {
    // A build that has not learnt ends here, not at the first message.
    learnt();
    // In the background: articles are found by their words meanwhile, and the sweep tries again.
    void encodeArticles(config).catch(() => undefined);
    return importRunner.start(config);
  },
  sweep: async (config) => {
    try {
      await startPolicies(config);
      await sweepArticles();
      await importRunner.sweep();
    } finally {
      await sweepOwnFiles(config);
    }
    // Last: an encoder that is away stops nothing else.
    await encodeArticles(config);
  },
});
