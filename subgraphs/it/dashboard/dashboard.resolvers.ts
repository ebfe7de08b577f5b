import type { Resolvers } from '../../kit/subgraph.js';
import { readDashboard } from './dashboard.service.js';

export const dashboardResolvers: Resolvers = {
  Query: { itDashboard: readDashboard },
};
