import type { Resolvers } from '../generated/resolvers.js';
import { readStats } from './dashboard.service.js';

export const dashboardResolvers = {
  Query: { learningDashboardStats: readStats },
} satisfies Resolvers;
