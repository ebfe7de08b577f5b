import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.js';
import { database } from './database.js';

export const learning = defineSubgraph({
  name: 'learning',
  folder: import.meta.url,
  resolvers: together(dashboardResolvers) satisfies Complete<Resolvers>,
  database,
});
