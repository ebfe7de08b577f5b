import type { Resolvers } from '../generated/resolvers.js';
import {
  categoryById,
  createCategory,
  findCategory,
  listCategories,
  removeCategory,
  updateCategory,
} from './courseCategory.service.js';

export const courseCategoryResolvers = {
  Query: {
    courseCategories: (_root, args) => listCategories(args),
    courseCategory: (_root, { id }, context) => findCategory(context, id),
  },
  Mutation: {
    createCourseCategory: (_root, { input }, context) => createCategory(context, input),
    updateCourseCategory: (_root, { id, input }, context) => updateCategory(context, id, input),
    deleteCourseCategory: (_root, { id }, context) => removeCategory(context, id),
  },
  CourseCategory: {
    // Null before a forced password change: a reference has no entry point check of its own.
    __resolveReference: ({ id }, context) =>
      context.viewer?.mustChangePassword ? null : categoryById(context).load(Number(id)),
  },
} satisfies Resolvers;
