import type { Resolvers } from '../generated/resolvers.js';
import { readDashboard } from './dashboard.service.js';

export const dashboardResolvers = {
  Query: { itDashboard: readDashboard },
} satisfies Resolvers;
