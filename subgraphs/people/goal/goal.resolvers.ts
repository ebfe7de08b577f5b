import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { mayUpdate, seesNotes } from './goal.access.js';
import { GOAL_STATE } from './goal.kinds.js';
import { goalById, goalsOfReview, notesOf } from './goal.loader.js';
import { addGoalNote, createGoal, findGoal, listGoals, updateGoal } from './goal.service.js';

export const goalResolvers = {
  GoalState: GOAL_STATE,
  Query: {
    goals: (_root, args, context) => listGoals(context, args),
    goal: (_root, { id }, context) => findGoal(context, id),
  },
  Mutation: {
    createGoal: (_root, { input }, context) => createGoal(context, input),
    updateGoal: (_root, args, context) => updateGoal(context, args),
    addGoalNote: (_root, args, context) => addGoalNote(context, args),
  },
  PerformanceReview: {
    goals: async ({ id }, _args, context) => (await goalsOfReview(context).load(id)) ?? [],
  },
  Goal: {
    __resolveReference: ({ id }, context) => goalById(context).load(id),
    notes: async (row, _args, context) =>
      seesNotes(requireViewer(context), row) ? ((await notesOf(context).load(row.id)) ?? []) : [],
    viewerCan: (row) => row,
  },
  GoalActions: {
    update: (row, _args, context) => mayUpdate(requireViewer(context), row),
  },
} satisfies Resolvers;
