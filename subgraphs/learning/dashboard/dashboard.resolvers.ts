import type { Resolvers } from '../../kit/subgraph.js';
import { readStats } from './dashboard.service.js';

export const dashboardResolvers: Resolvers = {
  Query: { learningDashboardStats: readStats },
};
