import type { RequestContext } from '../../kit/request/context.js';
import type { Resolvers } from '../generated/resolvers.js';
import { certificationById } from '../certification/certification.loader.js';
import { courseById } from '../course/course.loader.js';
import { findPath, isDone, listPaths, pathById, progressOf } from './learningPath.loader.js';
import type { PathRow } from './learningPath.loader.js';
import { createPath, removePath, updatePath } from './learningPath.service.js';

const courseIdsOf = async (context: RequestContext, row: PathRow): Promise<number[]> =>
  (await progressOf(context, row)).steps.flatMap(({ courseId }) => courseId ?? []);

export const learningPathResolvers = {
  Query: {
    learningPaths: (_root, args, context) => listPaths(context, args),
    learningPath: (_root, { id }, context) => findPath(context, id),
  },
  Mutation: {
    createLearningPath: (_root, { input }, context) => createPath(context, input),
    updateLearningPath: (_root, change, context) => updatePath(context, change),
    deleteLearningPath: (_root, { id }, context) => removePath(context, id),
  },
  LearningPath: {
    __resolveReference: ({ id }, context) => pathById(context).load(Number(id)),
    steps: async (row, _args, context) => (await progressOf(context, row)).steps,
    stepCount: async (row, _args, context) => (await progressOf(context, row)).steps.length,
    courses: async (row, _args, context) => {
      const courses = await Promise.all(
        (await courseIdsOf(context, row)).map((id) => courseById(context).load(id)),
      );
      return courses.filter((course) => course !== null);
    },
    courseCount: async (row, _args, context) => (await courseIdsOf(context, row)).length,
    completedCount: async (row, _args, context) => (await progressOf(context, row)).completed,
    progressPercentage: async (row, _args, context) => (await progressOf(context, row)).percentage,
    nextStep: async (row, _args, context) => (await progressOf(context, row)).next,
  },
  LearningPathStep: {
    course: ({ courseId }, _args, context) => (courseId === null ? null : courseById(context).load(courseId)),
    certification: ({ certificationId }, _args, context) =>
      certificationId === null ? null : certificationById(context).load(certificationId),
    progressPercentage: ({ progress }) => progress,
    isCompleted: (step) => isDone(step),
  },
} satisfies Resolvers;
