import type { Page } from '../kit/request/list.js';
import type { CourseRow } from './course/course.loader.js';
import type { CourseCategory as CourseCategoryRow } from './courseCategory/courseCategory.entity.js';
import type { EnrollmentRow } from './enrollment/enrollment.loader.js';
import type { PathRow } from './learningPath/learningPath.loader.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that stand nowhere here
// hand on their fields.
export type Course = CourseRow;
export type CourseActions = CourseRow;
export type CourseCategory = CourseCategoryRow;
export type CourseCategoryPage = Page<CourseCategoryRow>;
export type CoursePage = Page<CourseRow>;
export type CourseRating = { rating: number; course: CourseRow };
export type Enrollment = EnrollmentRow;
export type EnrollmentPage = Page<EnrollmentRow>;
export type LearningPath = PathRow;
export type LearningPathPage = Page<PathRow>;
export type LearningStats = { totalCourses: number; totalCertifications: number };
