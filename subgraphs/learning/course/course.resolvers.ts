import { requireViewer } from '../../kit/request/viewer.js';
import type { Resolvers } from '../generated/resolvers.js';
import { mayManage } from './course.access.js';
import { COURSE_CONTENT, COURSE_CONTENT_TYPE, COURSE_DIFFICULTY, COURSE_PRIORITY } from './course.kinds.js';
import { courseById, findCourse, lessonsByCourse } from './course.loader.js';
import { createCourse, removeCourse, updateCourse } from './course.service.js';
import { COURSE_STATUS } from './course.status.js';
import { courseFileLink, primaryContentOf } from './courseFiles.service.js';
import { listCourses, listPopular, listRecommended } from './courseList.service.js';
import { reasonOf } from './courseReason.loader.js';
import { tagsOf } from './courseInput.service.js';

export const courseResolvers = {
  CourseContent: COURSE_CONTENT,
  CourseContentType: COURSE_CONTENT_TYPE,
  CourseDifficulty: COURSE_DIFFICULTY,
  CoursePriority: COURSE_PRIORITY,
  CourseStatus: COURSE_STATUS,
  Query: {
    courses: (_root, args, context) => listCourses(context, args),
    popularCourses: (_root, args, context) => listPopular(context, args),
    recommendedCourses: (_root, args, context) => listRecommended(context, args),
    course: (_root, { id }, context) => findCourse(context, id),
  },
  Mutation: {
    createCourse: (_root, { input }, context) => createCourse(context, input),
    updateCourse: (_root, change, context) => updateCourse(context, change),
    deleteCourse: (_root, { id }, context) => removeCourse(context, id),
  },
  Course: {
    __resolveReference: ({ id }, context) => courseById(context).load(Number(id)),
    category: ({ categoryId, categoryName, categoryDescription }) => ({
      id: categoryId,
      name: categoryName,
      description: categoryDescription,
    }),
    videoFile: ({ videoFile }, _args, context) => courseFileLink(videoFile, context),
    videoName: ({ videoFile }) => videoFile?.name ?? null,
    captionsFile: ({ captionsFile }, _args, context) => courseFileLink(captionsFile, context),
    captionsName: ({ captionsFile }) => captionsFile?.name ?? null,
    pdfFile: ({ pdfFile }, _args, context) => courseFileLink(pdfFile, context),
    pdfName: ({ pdfFile }) => pdfFile?.name ?? null,
    primaryContentUrl: (row, _args, context) => primaryContentOf(row, context)?.url ?? null,
    primaryContent: (row, _args, context) => primaryContentOf(row, context)?.content ?? null,
    lessons: async ({ id }, _args, context) => (await lessonsByCourse(context).load(id)) ?? '',
    tagList: ({ tags }) => tagsOf(tags),
    reason: (row, _args, context) => reasonOf(row, context),
    viewerCan: (row) => row,
  },
  CourseActions: {
    update: (_row, _args, context) => mayManage(requireViewer(context)),
    remove: ({ enrollmentCount }, _args, context) =>
      mayManage(requireViewer(context)) && enrollmentCount === 0,
  },
} satisfies Resolvers;
