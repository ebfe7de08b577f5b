import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { attemptResolvers } from './exam/attempt.resolvers.js';
import { sweepOverdue } from './attempt/overdue.service.js';
import { tellEnding } from './certificate/ending.service.js';
import { certificateResolvers } from './exam/certificate.resolvers.js';
import { certificationResolvers } from './certification/certification.resolvers.js';
import { courseResolvers } from './course/course.resolvers.js';
import { courseCategoryResolvers } from './courseCategory/courseCategory.resolvers.js';
import { dashboardResolvers } from './dashboard/dashboard.resolvers.js';
import { database } from './database.js';
import { figuresResolvers } from './figures/figures.resolvers.js';
import { enrollmentResolvers } from './enrollment/enrollment.resolvers.js';
import { findResolvers } from './find/find.resolvers.js';
import { learningPathResolvers } from './learningPath/learningPath.resolvers.js';
import { questionResolvers } from './question/question.resolvers.js';
import { importRunner } from './question/questionImport.service.js';
import { waitingResolvers } from './waiting/waiting.resolvers.js';

const sweepFiles = createFileSweep(database, 'learning');

/** Courses with their categories, enrollments, paths of courses, and certifications. */
export const learning = defineSubgraph({
  name: 'learning',
  folder: import.meta.url,
  resolvers: together(
    dashboardResolvers,
    findResolvers,
    waitingResolvers,
    courseResolvers,
    courseCategoryResolvers,
    enrollmentResolvers,
    learningPathResolvers,
    certificationResolvers,
    questionResolvers,
    attemptResolvers,
    certificateResolvers,
    figuresResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  start: (config) => importRunner.start(config),
  sweep: async (config) => {
    await sweepFiles(config);
    await sweepOverdue(config);
    await tellEnding(config);
    await importRunner.sweep();
  },
});
