import type { Resolvers } from '../generated/resolvers.js';
import { findCourse } from '../course/course.loader.js';
import { enroll, start } from './enroll.service.js';
import {
  enrollmentById,
  findEnrollment,
  listEnrollments,
  ownEnrollment,
  rangesOf,
} from './enrollment.loader.js';
import { ENROLLMENT_STATUS } from './enrollment.status.js';
import { completeCourse, rateCourse, saveProgress, updateEnrollment } from './progress.service.js';

export const enrollmentResolvers = {
  EnrollmentStatus: ENROLLMENT_STATUS,
  Query: {
    enrollments: (_root, args, context) => listEnrollments(context, args),
    enrollment: (_root, { id }, context) => findEnrollment(context, id),
  },
  Mutation: {
    enrollInCourse: (_root, { id }, context) => enroll(context, id),
    startCourse: (_root, { id }, context) => start(context, id),
    completeCourse: (_root, { id }, context) => completeCourse(context, id),
    updateCourseProgress: (_root, { id, input }, context) => saveProgress(context, id, input),
    updateEnrollment: (_root, { id, progressPercentage }, context) =>
      updateEnrollment(context, id, progressPercentage),
    rateCourse: (_root, { id, rating }, context) => rateCourse(context, id, rating),
  },
  Enrollment: {
    __resolveReference: ({ id }, context) => enrollmentById(context).load(Number(id)),
    course: ({ courseId }, _args, context) => findCourse(context, courseId),
    playedRanges: rangesOf,
  },
  Course: {
    userEnrollment: ({ id }, _args, context) => ownEnrollment(context).load(id),
    userRating: async ({ id }, _args, context) => (await ownEnrollment(context).load(id))?.rating ?? null,
  },
  CourseRating: {
    averageRating: ({ course }) => course.averageRating,
  },
} satisfies Resolvers;
