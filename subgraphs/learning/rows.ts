import type { ImportJob as Import } from '../kit/import/importJob.js';
import type { Page } from '../kit/request/list.js';
import type { AttemptRow } from './attempt/attempt.loader.js';
import type { CertificateRow } from './certificate/certificate.loader.js';
import type { Certification as CertificationRow } from './certification/certification.entity.js';
import type { CourseRow } from './course/course.loader.js';
import type { CourseCategory as CourseCategoryRow } from './courseCategory/courseCategory.entity.js';
import type { EnrollmentRow } from './enrollment/enrollment.loader.js';
import type { PathRow, PathStep } from './learningPath/learningPath.loader.js';
import type { ImportStep } from './question/questionImport.kinds.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that are not here
// hand on their fields.
export type Certificate = CertificateRow;
export type CertificatePage = Page<CertificateRow>;
export type Certification = CertificationRow;
export type CertificationPage = Page<CertificationRow>;
export type Course = CourseRow;
export type CourseActions = CourseRow;
export type CourseCategory = CourseCategoryRow;
export type CourseCategoryPage = Page<CourseCategoryRow>;
export type CoursePage = Page<CourseRow>;
export type CourseRating = { rating: number; course: CourseRow };
export type Enrollment = EnrollmentRow;
export type EnrollmentPage = Page<EnrollmentRow>;
export type ExamAttempt = AttemptRow;
export type ExamAttemptPage = Page<AttemptRow>;
export type ExamResult = AttemptRow;
export type ImportJob = Import<ImportStep>;
export type LearningPath = PathRow;
export type LearningPathStep = PathStep;
export type LearningPathPage = Page<PathRow>;
export type LearningStats = { totalCourses: number; totalCertifications: number };
export type User = { id: number };
