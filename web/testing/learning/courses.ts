import type { RequestHandler } from 'msw';

import {
  CourseCategoriesDocument,
  CourseDetailsDocument,
  CourseSummaryDocument,
  OwnCoursesDocument,
  PopularCoursesDocument,
  RecommendedCoursesDocument,
  type CourseDetailsQuery,
  type CourseProgressInput,
  type CoursesQuery,
  type EnrollmentStatus,
  type SaveCourseProgressMutation,
} from '../../generated/graphql';
import { answers, person, type DataOf } from '../graph';

/** A course with all that any screen asks for. */
export type TestCourse = NonNullable<DataOf<CourseDetailsQuery>['course']>;

/** A published video course of security without an enrollment, except for the given fields. */
export const course = (given: Partial<TestCourse> = {}): TestCourse => ({
  id: 12,
  title: 'Security Essentials',
  description: 'How to keep your account and our data safe.',
  category: { id: 3, name: 'Security' },
  difficulty: 'BEGINNER',
  priority: 'REQUIRED',
  contentType: 'VIDEO',
  durationHours: '2.5',
  tagList: ['passwords', 'phishing'],
  status: 'PUBLISHED',
  isCertificationEligible: true,
  createdByName: 'Priya Raman',
  averageRating: 4.6,
  ratingCount: 31,
  enrollmentCount: 118,
  completionCount: 64,
  userRating: null,
  viewerCan: { update: false, remove: false },
  userEnrollment: null,
  videoUrl: null,
  videoFile: '/files/security.webm',
  captionsFile: '/files/security.vtt',
  pdfUrl: null,
  pdfFile: null,
  pdfName: null,
  externalLink: null,
  additionalResources: '',
  lessons: '',
  prerequisites: '',
  learningObjectives: 'Tell a real message from a false one.',
  ...given,
});

/** The person's own enrollment. */
export const enrolled = (
  status: EnrollmentStatus,
  progressPercentage = 0,
  positionSeconds = 0,
): Pick<TestCourse, 'userEnrollment'> => ({
  userEnrollment: {
    id: 90,
    status,
    progressPercentage,
    positionSeconds,
    completedAt: status === 'COMPLETED' ? '2026-11-20T10:00:00Z' : null,
  },
});

/** A page of the catalog. */
export const coursePage = (courses: readonly TestCourse[]): DataOf<CoursesQuery> => ({
  courses: { count: courses.length, results: [...courses] },
});

/** What the page asks for besides the catalog: two enrollments, one of them completed. */
export const coursesBackground: readonly RequestHandler[] = [
  answers(CourseSummaryDocument, () => ({
    learningDashboardStats: { totalCourses: 24, myEnrollments: 2, coursesInProgress: 1, completedCourses: 1 },
  })),
  answers(CourseCategoriesDocument, () => ({
    courseCategories: { results: [{ id: 3, name: 'Security' }] },
  })),
  answers(RecommendedCoursesDocument, () => ({ recommendedCourses: { results: [] } })),
  answers(PopularCoursesDocument, () => ({ popularCourses: { results: [] } })),
  answers(OwnCoursesDocument, () => ({ enrollments: { count: 0, results: [] } })),
];

/** Answers the open course. */
export const opensCourse = (given: Partial<TestCourse> = {}): RequestHandler =>
  answers(CourseDetailsDocument, () => ({ course: course(given) }));

/** What the portal answers to a save, once the greatest progress is this. */
export const savedAs = (
  percent: number,
  { positionSeconds }: CourseProgressInput,
): DataOf<SaveCourseProgressMutation> => ({
  updateCourseProgress: {
    id: 90,
    status: percent >= 95 ? 'COMPLETED' : 'IN_PROGRESS',
    progressPercentage: percent >= 95 ? 100 : percent,
    positionSeconds: positionSeconds ?? 0,
    completedAt: null,
  },
});

/** Priya of HR, who writes courses. */
export const writesCourses = person({ firstName: 'Priya', lastName: 'Raman', roles: ['Employee', 'HR'] });
