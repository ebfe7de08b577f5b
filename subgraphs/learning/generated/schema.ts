import type { CourseDifficulty } from '../course/course.kinds.js';
import type { CoursePriority } from '../course/course.kinds.js';
import type { CourseContentType } from '../course/course.kinds.js';
import type { CourseContent } from '../course/course.kinds.js';
import type { CourseStatus } from '../course/course.status.js';
import type { EnrollmentStatus } from '../enrollment/enrollment.status.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Course = {
  additionalResources: Scalars['String']['output'];
  averageRating: Maybe<Scalars['Float']['output']>;
  captionsFile: Maybe<Scalars['String']['output']>;
  captionsName: Maybe<Scalars['String']['output']>;
  category: CourseCategory;
  completionCount: Scalars['Int']['output'];
  contentType: CourseContentType;
  createdAt: Scalars['DateTime']['output'];
  createdByName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  difficulty: CourseDifficulty;
  durationHours: Maybe<Scalars['Decimal']['output']>;
  enrollmentCount: Scalars['Int']['output'];
  externalLink: Maybe<Scalars['String']['output']>;
  id: Scalars['Int']['output'];
  isCertificationEligible: Scalars['Boolean']['output'];
  learningObjectives: Scalars['String']['output'];
  lessons: Scalars['String']['output'];
  pdfFile: Maybe<Scalars['String']['output']>;
  pdfName: Maybe<Scalars['String']['output']>;
  pdfUrl: Maybe<Scalars['String']['output']>;
  prerequisites: Scalars['String']['output'];
  primaryContent: Maybe<CourseContent>;
  primaryContentUrl: Maybe<Scalars['String']['output']>;
  priority: CoursePriority;
  ratingCount: Scalars['Int']['output'];
  reason: Maybe<Scalars['String']['output']>;
  status: CourseStatus;
  tagList: Array<Scalars['String']['output']>;
  tags: Scalars['String']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  userEnrollment: Maybe<Enrollment>;
  userRating: Maybe<Scalars['Int']['output']>;
  version: Scalars['Int']['output'];
  videoFile: Maybe<Scalars['String']['output']>;
  videoName: Maybe<Scalars['String']['output']>;
  videoUrl: Maybe<Scalars['String']['output']>;
  viewerCan: CourseActions;
};

export type CourseActions = {
  remove: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
};

export type CourseCategory = {
  description: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type CourseCategoryChanges = {
  description?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
};

export type CourseCategoryInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};

export type CourseCategoryPage = {
  count: Scalars['Int']['output'];
  results: Array<CourseCategory>;
};

export type CourseChanges = {
  additionalResources?: InputMaybe<Scalars['String']['input']>;
  captionsFile?: InputMaybe<Scalars['Upload']['input']>;
  category?: InputMaybe<Scalars['Int']['input']>;
  contentType?: InputMaybe<CourseContentType>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  durationHours?: InputMaybe<Scalars['Decimal']['input']>;
  externalLink?: InputMaybe<Scalars['String']['input']>;
  isCertificationEligible?: InputMaybe<Scalars['Boolean']['input']>;
  learningObjectives?: InputMaybe<Scalars['String']['input']>;
  lessons?: InputMaybe<Scalars['String']['input']>;
  pdfFile?: InputMaybe<Scalars['Upload']['input']>;
  pdfUrl?: InputMaybe<Scalars['String']['input']>;
  prerequisites?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<CoursePriority>;
  status?: InputMaybe<CourseStatus>;
  tags?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
  videoFile?: InputMaybe<Scalars['Upload']['input']>;
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

export type { CourseContent };

export type { CourseContentType };

export type { CourseDifficulty };

export type CourseInput = {
  additionalResources?: InputMaybe<Scalars['String']['input']>;
  captionsFile?: InputMaybe<Scalars['Upload']['input']>;
  category: Scalars['Int']['input'];
  contentType?: InputMaybe<CourseContentType>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  durationHours?: InputMaybe<Scalars['Decimal']['input']>;
  externalLink?: InputMaybe<Scalars['String']['input']>;
  isCertificationEligible?: InputMaybe<Scalars['Boolean']['input']>;
  learningObjectives?: InputMaybe<Scalars['String']['input']>;
  lessons?: InputMaybe<Scalars['String']['input']>;
  pdfFile?: InputMaybe<Scalars['Upload']['input']>;
  pdfUrl?: InputMaybe<Scalars['String']['input']>;
  prerequisites?: InputMaybe<Scalars['String']['input']>;
  priority?: InputMaybe<CoursePriority>;
  status?: InputMaybe<CourseStatus>;
  tags?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
  videoFile?: InputMaybe<Scalars['Upload']['input']>;
  videoUrl?: InputMaybe<Scalars['String']['input']>;
};

export type CoursePage = {
  count: Scalars['Int']['output'];
  results: Array<Course>;
};

export type { CoursePriority };

export type CourseProgressInput = {
  played?: InputMaybe<Array<PlayedRangeInput>>;
  positionSeconds?: InputMaybe<Scalars['Int']['input']>;
  progressPercentage?: InputMaybe<Scalars['Float']['input']>;
};

export type CourseRating = {
  averageRating: Maybe<Scalars['Float']['output']>;
  course: Course;
  rating: Scalars['Int']['output'];
};

export type { CourseStatus };

export type Enrollment = {
  completedAt: Maybe<Scalars['DateTime']['output']>;
  course: Course;
  courseId: Scalars['Int']['output'];
  courseTitle: Scalars['String']['output'];
  enrolledAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  lastAccessedAt: Maybe<Scalars['DateTime']['output']>;
  playedRanges: Array<PlayedRange>;
  positionSeconds: Scalars['Int']['output'];
  progressPercentage: Scalars['Int']['output'];
  rating: Maybe<Scalars['Int']['output']>;
  status: EnrollmentStatus;
  userId: Scalars['Int']['output'];
};

export type EnrollmentPage = {
  count: Scalars['Int']['output'];
  results: Array<Enrollment>;
};

export type { EnrollmentStatus };

export type LearningPath = {
  completedCount: Scalars['Int']['output'];
  courseCount: Scalars['Int']['output'];
  courses: Array<Course>;
  createdAt: Scalars['DateTime']['output'];
  createdByName: Scalars['String']['output'];
  description: Scalars['String']['output'];
  difficulty: CourseDifficulty;
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  nextCourse: Maybe<Course>;
  progressPercentage: Scalars['Int']['output'];
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type LearningPathChanges = {
  courses?: InputMaybe<Array<Scalars['Int']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type LearningPathInput = {
  courses?: InputMaybe<Array<Scalars['Int']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  title: Scalars['String']['input'];
};

export type LearningPathPage = {
  count: Scalars['Int']['output'];
  results: Array<LearningPath>;
};

export type LearningStats = {
  completedCourses: Scalars['Int']['output'];
  myEnrollments: Scalars['Int']['output'];
  totalCertifications: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
};

export type Mutation = {
  completeCourse: Enrollment;
  createCourse: Course;
  createCourseCategory: CourseCategory;
  createLearningPath: LearningPath;
  deleteCourse: Scalars['Boolean']['output'];
  deleteCourseCategory: Scalars['Boolean']['output'];
  deleteLearningPath: Scalars['Boolean']['output'];
  enrollInCourse: Enrollment;
  rateCourse: CourseRating;
  startCourse: Enrollment;
  updateCourse: Course;
  updateCourseCategory: CourseCategory;
  updateCourseProgress: Enrollment;
  updateEnrollment: Enrollment;
  updateLearningPath: LearningPath;
};


export type MutationCompleteCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCreateCourseArgs = {
  input: CourseInput;
};


export type MutationCreateCourseCategoryArgs = {
  input: CourseCategoryInput;
};


export type MutationCreateLearningPathArgs = {
  input: LearningPathInput;
};


export type MutationDeleteCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteCourseCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationDeleteLearningPathArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEnrollInCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRateCourseArgs = {
  id: Scalars['Int']['input'];
  rating: Scalars['Int']['input'];
};


export type MutationStartCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationUpdateCourseArgs = {
  id: Scalars['Int']['input'];
  input: CourseChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateCourseCategoryArgs = {
  id: Scalars['Int']['input'];
  input: CourseCategoryChanges;
};


export type MutationUpdateCourseProgressArgs = {
  id: Scalars['Int']['input'];
  input: CourseProgressInput;
};


export type MutationUpdateEnrollmentArgs = {
  id: Scalars['Int']['input'];
  progressPercentage?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationUpdateLearningPathArgs = {
  id: Scalars['Int']['input'];
  input: LearningPathChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type PlayedRange = {
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
};

export type PlayedRangeInput = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};

export type Query = {
  course: Maybe<Course>;
  courseCategories: CourseCategoryPage;
  courseCategory: Maybe<CourseCategory>;
  courses: CoursePage;
  enrollment: Maybe<Enrollment>;
  enrollments: EnrollmentPage;
  learningDashboardStats: LearningStats;
  learningPath: Maybe<LearningPath>;
  learningPaths: LearningPathPage;
  popularCourses: CoursePage;
  recommendedCourses: CoursePage;
};


export type QueryCourseArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCourseCategoriesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCourseCategoryArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCoursesArgs = {
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  contentType?: InputMaybe<Array<CourseContentType>>;
  difficulty?: InputMaybe<Array<CourseDifficulty>>;
  enrolled?: InputMaybe<Scalars['Boolean']['input']>;
  isCertificationEligible?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<CoursePriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CourseStatus>>;
};


export type QueryEnrollmentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryEnrollmentsArgs = {
  course?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<EnrollmentStatus>>;
  user?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearningPathArgs = {
  id: Scalars['Int']['input'];
};


export type QueryLearningPathsArgs = {
  difficulty?: InputMaybe<Array<CourseDifficulty>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPopularCoursesArgs = {
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  contentType?: InputMaybe<Array<CourseContentType>>;
  difficulty?: InputMaybe<Array<CourseDifficulty>>;
  enrolled?: InputMaybe<Scalars['Boolean']['input']>;
  isCertificationEligible?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<CoursePriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecommendedCoursesArgs = {
  category?: InputMaybe<Array<Scalars['Int']['input']>>;
  contentType?: InputMaybe<Array<CourseContentType>>;
  difficulty?: InputMaybe<Array<CourseDifficulty>>;
  isCertificationEligible?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Array<CoursePriority>>;
  search?: InputMaybe<Scalars['String']['input']>;
};
