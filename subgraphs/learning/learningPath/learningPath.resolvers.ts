import type { RequestContext } from '../../kit/request/context.js';
import type { Resolvers } from '../generated/resolvers.js';
import { courseById } from '../course/course.loader.js';
import type { CourseRow } from '../course/course.loader.js';
import { findPath, listPaths, pathById, progressOf } from './learningPath.loader.js';
import { createPath, removePath, updatePath } from './learningPath.service.js';

async function coursesById(context: RequestContext, ids: readonly number[]): Promise<CourseRow[]> {
  const courses = await Promise.all(ids.map((id) => courseById(context).load(id)));
  return courses.filter((course) => course !== null);
}

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
    courses: async (row, _args, context) => coursesById(context, (await progressOf(context, row)).courseIds),
    courseCount: async (row, _args, context) => (await progressOf(context, row)).courseIds.length,
    completedCount: async (row, _args, context) => (await progressOf(context, row)).completed,
    progressPercentage: async (row, _args, context) => (await progressOf(context, row)).percentage,
    nextCourse: async (row, _args, context) => {
      const { nextCourseId } = await progressOf(context, row);
      return nextCourseId === null ? null : courseById(context).load(nextCourseId);
    },
  },
} satisfies Resolvers;
