import type { Resolvers } from '../generated/resolvers.js';
import { ownFigures, readStats } from './dashboard.service.js';

export const dashboardResolvers = {
  Query: { learningDashboardStats: () => readStats() },
  LearningStats: {
    myEnrollments: async (_row, _args, context) => (await ownFigures(context)).enrolled,
    completedCourses: async (_row, _args, context) => (await ownFigures(context)).completed,
  },
} satisfies Resolvers;
