import { defineSubgraph } from '../kit/subgraph.js';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.js';
import { database } from './database.js';

export const it = defineSubgraph({
  name: 'it',
  folder: import.meta.url,
  resolvers: [dashboardResolvers],
  database,
});
