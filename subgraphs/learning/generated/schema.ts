import type { ExamAttemptStatus } from '../attempt/attempt.status.js';
import type { CertificateStatus } from '../certificate/certificate.status.js';
import type { CertificateInvalidReason } from '../certificate/certificate.status.js';
import type { CourseDifficulty } from '../course/course.kinds.js';
import type { CoursePriority } from '../course/course.kinds.js';
import type { CourseContentType } from '../course/course.kinds.js';
import type { CourseContent } from '../course/course.kinds.js';
import type { CourseStatus } from '../course/course.status.js';
import type { EnrollmentStatus } from '../enrollment/enrollment.status.js';
import type { QuestionType } from '../question/question.kinds.js';
import type { QuestionDifficulty } from '../question/question.kinds.js';
import type { ImportStatus } from '../question/questionImport.kinds.js';
import type { ImportStep } from '../question/questionImport.kinds.js';
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
  Date: { input: string; output: string; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
  ExamAnswers: { input: Record<string, string>; output: Record<string, string>; }
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Certificate = {
  certificateNumber: Scalars['String']['output'];
  certification: Certification;
  certificationId: Scalars['Int']['output'];
  certificationName: Scalars['String']['output'];
  expiryDate: Maybe<Scalars['Date']['output']>;
  holderName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isExpired: Scalars['Boolean']['output'];
  issuedDate: Scalars['Date']['output'];
  revocationReason: Maybe<Scalars['String']['output']>;
  revokedAt: Maybe<Scalars['DateTime']['output']>;
  scoreAchieved: Scalars['Float']['output'];
  status: CertificateStatus;
  user: User;
};

export type { CertificateInvalidReason };

export type CertificatePage = {
  count: Scalars['Int']['output'];
  results: Array<Certificate>;
};

export type { CertificateStatus };

export type CertificateVerification = {
  certificateNumber: Scalars['String']['output'];
  certificationName: Scalars['String']['output'];
  expiryDate: Maybe<Scalars['Date']['output']>;
  holderName: Scalars['String']['output'];
  invalidReason: Maybe<CertificateInvalidReason>;
  isExpired: Scalars['Boolean']['output'];
  issuedDate: Scalars['Date']['output'];
  scoreAchieved: Scalars['Float']['output'];
  status: CertificateStatus;
  valid: Scalars['Boolean']['output'];
};

export type Certification = {
  bankSize: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  description: Scalars['String']['output'];
  durationMinutes: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  myAttemptCount: Scalars['Int']['output'];
  myCertificate: Maybe<Certificate>;
  myOpenAttempt: Maybe<ExamAttempt>;
  name: Scalars['String']['output'];
  passingScore: Scalars['Int']['output'];
  questionCount: Scalars['Int']['output'];
  validityMonths: Scalars['Int']['output'];
  version: Scalars['Int']['output'];
};

export type CertificationChanges = {
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  passingScore?: InputMaybe<Scalars['Int']['input']>;
  questionCount?: InputMaybe<Scalars['Int']['input']>;
  questions?: InputMaybe<Array<QuestionInput>>;
  validityMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type CertificationInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  passingScore?: InputMaybe<Scalars['Int']['input']>;
  questionCount?: InputMaybe<Scalars['Int']['input']>;
  questions?: InputMaybe<Array<QuestionInput>>;
  validityMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type CertificationPage = {
  count: Scalars['Int']['output'];
  results: Array<Certification>;
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
  positionAgeSeconds?: InputMaybe<Scalars['Int']['input']>;
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

export type ExamAttempt = {
  certification: Certification;
  certificationId: Scalars['Int']['output'];
  certificationName: Scalars['String']['output'];
  completedAt: Maybe<Scalars['DateTime']['output']>;
  correctAnswers: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  isNewestDevice: Scalars['Boolean']['output'];
  minimumScore: Scalars['Int']['output'];
  passed: Maybe<Scalars['Boolean']['output']>;
  remainingSeconds: Scalars['Int']['output'];
  scorePercentage: Maybe<Scalars['Float']['output']>;
  startedAt: Scalars['DateTime']['output'];
  status: ExamAttemptStatus;
  topicResults: Array<ExamTopicResult>;
  totalQuestions: Scalars['Int']['output'];
  user: User;
};


export type ExamAttemptIsNewestDeviceArgs = {
  deviceToken: Scalars['String']['input'];
};

export type ExamAttemptPage = {
  count: Scalars['Int']['output'];
  results: Array<ExamAttempt>;
};

export type { ExamAttemptStatus };

export type ExamDimension =
  | 'CERTIFICATION'
  | 'DEPARTMENT';

export type ExamMeasure =
  | 'ATTEMPTS'
  | 'AVERAGE_SCORE'
  | 'CERTIFICATES'
  | 'EXPIRING'
  | 'PASSED';

export type ExamQuestion = {
  difficulty: QuestionDifficulty;
  id: Scalars['Int']['output'];
  optionA: Scalars['String']['output'];
  optionB: Scalars['String']['output'];
  optionC: Maybe<Scalars['String']['output']>;
  optionD: Maybe<Scalars['String']['output']>;
  points: Scalars['Int']['output'];
  questionText: Scalars['String']['output'];
  questionType: QuestionType;
};

export type ExamResult = {
  attemptId: Scalars['Int']['output'];
  certificate: Maybe<Certificate>;
  completedAt: Scalars['DateTime']['output'];
  correctAnswers: Scalars['Int']['output'];
  passed: Scalars['Boolean']['output'];
  scorePercentage: Scalars['Float']['output'];
  topicResults: Array<ExamTopicResult>;
  totalQuestions: Scalars['Int']['output'];
};

export type ExamStart = {
  answers: Scalars['ExamAnswers']['output'];
  attemptId: Scalars['Int']['output'];
  deviceToken: Scalars['String']['output'];
  durationMinutes: Scalars['Int']['output'];
  expiresAt: Scalars['DateTime']['output'];
  isResumed: Scalars['Boolean']['output'];
  minimumScore: Scalars['Float']['output'];
  questions: Array<ExamQuestion>;
  remainingSeconds: Scalars['Int']['output'];
  sequence: Scalars['Int']['output'];
  serverTime: Scalars['DateTime']['output'];
  startedAt: Scalars['DateTime']['output'];
};

export type ExamTopicResult = {
  correct: Scalars['Int']['output'];
  topic: Scalars['String']['output'];
  total: Scalars['Int']['output'];
};

export type Figure = {
  groups: Array<Maybe<Scalars['String']['output']>>;
  isWithheld: Scalars['Boolean']['output'];
  period: Maybe<Scalars['Date']['output']>;
  value: Maybe<Scalars['Float']['output']>;
};

export type FigurePeriod =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type Found = {
  id: Scalars['ID']['output'];
  kind: FoundKind;
  path: Scalars['String']['output'];
  subtitle: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type FoundKind =
  | 'CERTIFICATION'
  | 'COURSE';

export type ImportCheck = {
  badRows: Scalars['Int']['output'];
  knownRows: Scalars['Int']['output'];
  newRows: Scalars['Int']['output'];
  problemCount: Scalars['Int']['output'];
  problems: Array<ImportProblem>;
  rows: Scalars['Int']['output'];
  unknownColumns: Array<Scalars['String']['output']>;
};

export type ImportColumn = {
  head: Scalars['String']['output'];
  hint: Scalars['String']['output'];
  isRequired: Scalars['Boolean']['output'];
};

export type ImportJob = {
  done: Scalars['Int']['output'];
  fileName: Scalars['String']['output'];
  finishedAt: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['Int']['output'];
  known: Scalars['Int']['output'];
  made: Scalars['Int']['output'];
  problems: Array<ImportProblem>;
  startedAt: Scalars['DateTime']['output'];
  startedBy: User;
  status: ImportStatus;
  step: ImportStep;
  total: Scalars['Int']['output'];
};

export type ImportProblem = {
  column: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  row: Maybe<Scalars['Int']['output']>;
};

export type { ImportStatus };

export type { ImportStep };

export type LearningDimension =
  | 'CATEGORY'
  | 'COURSE'
  | 'DEPARTMENT'
  | 'DIFFICULTY';

export type LearningMeasure =
  | 'COMPLETED'
  | 'ENROLLED';

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
  nextStep: Maybe<LearningPathStep>;
  progressPercentage: Scalars['Int']['output'];
  stepCount: Scalars['Int']['output'];
  steps: Array<LearningPathStep>;
  title: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  version: Scalars['Int']['output'];
};

export type LearningPathChanges = {
  courses?: InputMaybe<Array<Scalars['Int']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<LearningPathStepInput>>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type LearningPathInput = {
  courses?: InputMaybe<Array<Scalars['Int']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  difficulty?: InputMaybe<CourseDifficulty>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  steps?: InputMaybe<Array<LearningPathStepInput>>;
  title: Scalars['String']['input'];
};

export type LearningPathPage = {
  count: Scalars['Int']['output'];
  results: Array<LearningPath>;
};

export type LearningPathStep = {
  certification: Maybe<Certification>;
  course: Maybe<Course>;
  isCompleted: Scalars['Boolean']['output'];
  progressPercentage: Scalars['Int']['output'];
};

export type LearningPathStepInput = {
  certification?: InputMaybe<Scalars['Int']['input']>;
  course?: InputMaybe<Scalars['Int']['input']>;
};

export type LearningStats = {
  certificatesEarned: Scalars['Int']['output'];
  completedCourses: Scalars['Int']['output'];
  coursesInProgress: Scalars['Int']['output'];
  myEnrollments: Scalars['Int']['output'];
  totalCertifications: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
};

export type Mutation = {
  cancelExam: ExamAttempt;
  checkQuestionImport: ImportCheck;
  completeCourse: Enrollment;
  createCertification: Certification;
  createCourse: Course;
  createCourseCategory: CourseCategory;
  createLearningPath: LearningPath;
  deleteCertification: Scalars['Boolean']['output'];
  deleteCourse: Scalars['Boolean']['output'];
  deleteCourseCategory: Scalars['Boolean']['output'];
  deleteLearningPath: Scalars['Boolean']['output'];
  enrollInCourse: Enrollment;
  rateCourse: CourseRating;
  revokeCertificate: Certificate;
  saveExamAnswer: SavedExamAnswer;
  startCourse: Enrollment;
  startExam: ExamStart;
  startQuestionImport: ImportJob;
  submitExam: ExamResult;
  updateCertification: Certification;
  updateCourse: Course;
  updateCourseCategory: CourseCategory;
  updateCourseProgress: Enrollment;
  updateEnrollment: Enrollment;
  updateLearningPath: LearningPath;
};


export type MutationCancelExamArgs = {
  attemptId: Scalars['Int']['input'];
  certificationId: Scalars['Int']['input'];
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCheckQuestionImportArgs = {
  certificationId: Scalars['Int']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationCompleteCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationCreateCertificationArgs = {
  input: CertificationInput;
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


export type MutationDeleteCertificationArgs = {
  id: Scalars['Int']['input'];
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
  rating?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRevokeCertificateArgs = {
  id: Scalars['Int']['input'];
  reason: Scalars['String']['input'];
};


export type MutationSaveExamAnswerArgs = {
  answer: Scalars['String']['input'];
  attemptId: Scalars['Int']['input'];
  certificationId: Scalars['Int']['input'];
  deviceToken?: InputMaybe<Scalars['String']['input']>;
  questionId: Scalars['Int']['input'];
  sequence?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationStartCourseArgs = {
  id: Scalars['Int']['input'];
};


export type MutationStartExamArgs = {
  certificationId: Scalars['Int']['input'];
};


export type MutationStartQuestionImportArgs = {
  certificationId: Scalars['Int']['input'];
  file: Scalars['Upload']['input'];
};


export type MutationSubmitExamArgs = {
  answers: Scalars['ExamAnswers']['input'];
  attemptId: Scalars['Int']['input'];
  certificationId: Scalars['Int']['input'];
  deviceToken?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateCertificationArgs = {
  id: Scalars['Int']['input'];
  input: CertificationChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
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
  activeCertificates: CertificatePage;
  availableCertifications: CertificationPage;
  certificate: Maybe<Certificate>;
  certificates: CertificatePage;
  certification: Maybe<Certification>;
  certifications: CertificationPage;
  course: Maybe<Course>;
  courseCategories: CourseCategoryPage;
  courseCategory: Maybe<CourseCategory>;
  courses: CoursePage;
  enrollment: Maybe<Enrollment>;
  enrollments: EnrollmentPage;
  examAttempt: Maybe<ExamAttempt>;
  examAttempts: ExamAttemptPage;
  examFigures: Array<Figure>;
  expiringCertificates: CertificatePage;
  learningDashboardStats: LearningStats;
  learningFigures: Array<Figure>;
  learningPath: Maybe<LearningPath>;
  learningPaths: LearningPathPage;
  popularCourses: CoursePage;
  questionImport: Maybe<ImportJob>;
  questionImportColumns: Array<ImportColumn>;
  recommendedCourses: CoursePage;
  searchLearning: Maybe<Array<Found>>;
  verifyCertificate: Maybe<CertificateVerification>;
  waitingInLearning: Maybe<Array<Waiting>>;
};


export type QueryActiveCertificatesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAvailableCertificationsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCertificateArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCertificatesArgs = {
  certification?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  user?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCertificationArgs = {
  id: Scalars['Int']['input'];
};


export type QueryCertificationsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
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


export type QueryExamAttemptArgs = {
  id: Scalars['Int']['input'];
};


export type QueryExamAttemptsArgs = {
  certification?: InputMaybe<Array<Scalars['Int']['input']>>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<ExamAttemptStatus>>;
  user?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryExamFiguresArgs = {
  by?: InputMaybe<Array<ExamDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: ExamMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
};


export type QueryExpiringCertificatesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLearningFiguresArgs = {
  by?: InputMaybe<Array<LearningDimension>>;
  department?: InputMaybe<Scalars['String']['input']>;
  every?: InputMaybe<FigurePeriod>;
  from?: InputMaybe<Scalars['Date']['input']>;
  measure: LearningMeasure;
  to?: InputMaybe<Scalars['Date']['input']>;
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


export type QueryQuestionImportArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
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


export type QuerySearchLearningArgs = {
  search: Scalars['String']['input'];
};


export type QueryVerifyCertificateArgs = {
  id: Scalars['String']['input'];
};

export type { QuestionDifficulty };

export type QuestionInput = {
  correctAnswer: Scalars['String']['input'];
  difficulty?: InputMaybe<QuestionDifficulty>;
  id?: InputMaybe<Scalars['Int']['input']>;
  optionA?: InputMaybe<Scalars['String']['input']>;
  optionB?: InputMaybe<Scalars['String']['input']>;
  optionC?: InputMaybe<Scalars['String']['input']>;
  optionD?: InputMaybe<Scalars['String']['input']>;
  points?: InputMaybe<Scalars['Int']['input']>;
  questionText: Scalars['String']['input'];
  questionType: QuestionType;
  source?: InputMaybe<Scalars['String']['input']>;
  topic?: InputMaybe<Scalars['String']['input']>;
};

export type { QuestionType };

export type SavedExamAnswer = {
  answer: Scalars['String']['output'];
  remainingSeconds: Scalars['Int']['output'];
  savedAt: Scalars['DateTime']['output'];
  sequence: Scalars['Int']['output'];
};

export type User = {
  id: Scalars['Int']['output'];
};

export type Waiting = {
  count: Scalars['Int']['output'];
  detail: Scalars['String']['output'];
  kind: WaitingKind;
  path: Scalars['String']['output'];
  until: Maybe<Scalars['String']['output']>;
};

export type WaitingKind =
  | 'CERTIFICATES_ENDING'
  | 'EXAM_OPEN';
