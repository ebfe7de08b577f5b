import type { Resolvers } from '../generated/resolvers.js';
import { ownFigures, readStats } from './dashboard.service.js';

export const dashboardResolvers = {
  Query: { learningDashboardStats: () => readStats() },
  LearningStats: {
    myEnrollments: async (_row, _args, context) => (await ownFigures(context)).enrolled,
    coursesInProgress: async (_row, _args, context) => (await ownFigures(context)).inProgress,
    completedCourses: async (_row, _args, context) => (await ownFigures(context)).completed,
  },
} satisfies Resolvers;
