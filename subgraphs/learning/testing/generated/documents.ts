/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Why a certificate is not valid. */
type CertificateInvalidReason =
  /** Its last day is over. */
  | 'EXPIRED'
  /** It was revoked. */
  | 'REVOKED';

/** Status of a certificate. */
type CertificateStatus =
  /** It was not revoked; it may have expired. */
  | 'ACTIVE'
  /** HR or an administrator took it back. */
  | 'REVOKED';

/** Changes to a certification; fields left out stay. */
type CertificationChanges = {
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 600. */
  durationMinutes?: number | null | undefined;
  isActive?: boolean | null | undefined;
  /** 1 to 200 characters. */
  name?: string | null | undefined;
  /** 1 to 100. */
  passingScore?: number | null | undefined;
  /** 1 to 100. */
  questionCount?: number | null | undefined;
  /** Replaces the bank. Written only: no answer ever has it. At most 1,000. */
  questions?: Array<QuestionInput> | null | undefined;
  /** 1 to 600. */
  validityMonths?: number | null | undefined;
};

/** A new certification. */
type CertificationInput = {
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  /** 1 to 600. */
  durationMinutes?: number | null | undefined;
  isActive?: boolean | null | undefined;
  /** 1 to 200 characters. */
  name: string;
  /** 1 to 100. */
  passingScore?: number | null | undefined;
  /** 1 to 100. */
  questionCount?: number | null | undefined;
  /** The bank that its exams draw from. Written only: no answer ever has it. At most 1,000. */
  questions?: Array<QuestionInput> | null | undefined;
  /** 1 to 600. */
  validityMonths?: number | null | undefined;
};

/** Changes to a subject; fields left out stay. */
type CourseCategoryChanges = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
};

/** A new subject. */
type CourseCategoryInput = {
  /** At most 500 characters. */
  description?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
};

/** Changes to a course; fields left out stay, and null takes a file or an address away. */
type CourseChanges = {
  /** At most 5,000 characters. */
  additionalResources?: string | null | undefined;
  /** A WebVTT file. Under 2 MB. */
  captionsFile?: object | null | undefined;
  /** Id of a subject. */
  category?: number | null | undefined;
  contentType?: CourseContentType | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  difficulty?: CourseDifficulty | null | undefined;
  /** 0 to 999.99. */
  durationHours?: string | null | undefined;
  /** At most 2,000 characters. */
  externalLink?: string | null | undefined;
  isCertificationEligible?: boolean | null | undefined;
  /** At most 2,000 characters. */
  learningObjectives?: string | null | undefined;
  /** At most 100,000 characters. */
  lessons?: string | null | undefined;
  /** A PDF file. Under 50 MB. */
  pdfFile?: object | null | undefined;
  /** At most 2,000 characters. */
  pdfUrl?: string | null | undefined;
  /** At most 2,000 characters. */
  prerequisites?: string | null | undefined;
  priority?: CoursePriority | null | undefined;
  status?: CourseStatus | null | undefined;
  /** At most 500 characters. */
  tags?: string | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
  /** An MP4 or WebM file. Under 500 MB. */
  videoFile?: object | null | undefined;
  /** At most 2,000 characters. */
  videoUrl?: string | null | undefined;
};

/** What a course opens first. */
type CourseContent =
  /** A page elsewhere. */
  | 'EXTERNAL_LINK'
  /** A PDF of our own. */
  | 'PDF_FILE'
  /** A PDF elsewhere. */
  | 'PDF_URL'
  /** A video of our own. */
  | 'VIDEO_FILE'
  /** A video elsewhere. */
  | 'VIDEO_URL';

/** The kind of a course's content, as its authors call it. */
type CourseContentType =
  /** A page elsewhere. */
  | 'EXTERNAL_LINK'
  /** Several of them. */
  | 'MIXED'
  /** A PDF. */
  | 'PDF'
  /** A video. */
  | 'VIDEO';

/** How much a person should know before. */
type CourseDifficulty =
  /** For daily practice. */
  | 'ADVANCED'
  /** Nothing is needed. */
  | 'BEGINNER'
  /** For those who teach others. */
  | 'EXPERT'
  /** The basics are known. */
  | 'INTERMEDIATE';

/** A new course. */
type CourseInput = {
  /** At most 5,000 characters. */
  additionalResources?: string | null | undefined;
  /** A WebVTT file. Under 2 MB. */
  captionsFile?: object | null | undefined;
  /** Id of a subject. */
  category: number;
  contentType?: CourseContentType | null | undefined;
  /** At most 5,000 characters. */
  description?: string | null | undefined;
  difficulty?: CourseDifficulty | null | undefined;
  /** 0 to 999.99. */
  durationHours?: string | null | undefined;
  /** At most 2,000 characters. */
  externalLink?: string | null | undefined;
  isCertificationEligible?: boolean | null | undefined;
  /** At most 2,000 characters. */
  learningObjectives?: string | null | undefined;
  /** At most 100,000 characters. */
  lessons?: string | null | undefined;
  /** A PDF file. Under 50 MB. */
  pdfFile?: object | null | undefined;
  /** At most 2,000 characters. */
  pdfUrl?: string | null | undefined;
  /** At most 2,000 characters. */
  prerequisites?: string | null | undefined;
  priority?: CoursePriority | null | undefined;
  status?: CourseStatus | null | undefined;
  /** At most 500 characters. */
  tags?: string | null | undefined;
  /** 1 to 200 characters. */
  title: string;
  /** An MP4 or WebM file. Under 500 MB. */
  videoFile?: object | null | undefined;
  /** At most 2,000 characters. */
  videoUrl?: string | null | undefined;
};

/** Whether people have to take a course. */
type CoursePriority =
  /** For those who like to. */
  | 'OPTIONAL'
  /** Everyone takes it. */
  | 'REQUIRED'
  /** Worth taking. */
  | 'SUGGESTED';

/** How far you are in a course. What is left out stays. */
type CourseProgressInput = {
  /** Pieces of the video that were played since the last save; they are merged with those before. At most 100. */
  played?: Array<PlayedRangeInput> | null | undefined;
  /** Seconds since you were at that position; 0 without it. An older position does not replace a newer one. 0 to 31,536,000. */
  positionAgeSeconds?: number | null | undefined;
  /** 0 to 86,400. */
  positionSeconds?: number | null | undefined;
  /** 0 to 100; decimals are rounded down. 0 to 100. */
  progressPercentage?: number | null | undefined;
};

/** Whether a course is offered. */
type CourseStatus =
  /** Not offered any more; those who are enrolled go on. */
  | 'ARCHIVED'
  /** Being written; only HR and administrators see it. */
  | 'DRAFT'
  /** Offered to everyone. */
  | 'PUBLISHED';

/** How far a person is in a course. */
type EnrollmentStatus =
  /** Done. */
  | 'COMPLETED'
  /** Enrolled, and not started. */
  | 'ENROLLED'
  /** Started. */
  | 'IN_PROGRESS';

/** Status of an attempt. */
type ExamAttemptStatus =
  /** It was stopped; it has no grade. */
  | 'CANCELLED'
  /** It was handed in or ran out of time, and is graded. */
  | 'COMPLETED'
  /** It runs, or waits to be graded after its deadline. */
  | 'IN_PROGRESS';

/** The kinds of things that are found. */
type FoundKind =
  /** A certification: its name. */
  | 'CERTIFICATION'
  /** A course: title, description or tags. */
  | 'COURSE';

/** The status of an import. */
type ImportStatus =
  /** All of it was made. */
  | 'DONE'
  /** None of it was made. */
  | 'FAILED'
  /** It works; nothing of it can be seen yet. */
  | 'RUNNING';

/** Changes to a path; fields left out stay. */
type LearningPathChanges = {
  /** All courses from now on, in order, in place of those that it has. Certifications keep their places. Give courses or steps, not both. At most 100. */
  courses?: Array<number> | null | undefined;
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  difficulty?: CourseDifficulty | null | undefined;
  isActive?: boolean | null | undefined;
  /** All steps from now on, in order, in place of those that it has. At most 100. */
  steps?: Array<LearningPathStepInput> | null | undefined;
  /** 1 to 200 characters. */
  title?: string | null | undefined;
};

/** A new path. */
type LearningPathInput = {
  /** Ids of published courses, in order, each once; for a path without certifications. Give courses or steps, not both. At most 100. */
  courses?: Array<number> | null | undefined;
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  difficulty?: CourseDifficulty | null | undefined;
  isActive?: boolean | null | undefined;
  /** Published courses and active certifications, in order, each once. At most 100. */
  steps?: Array<LearningPathStepInput> | null | undefined;
  /** 1 to 200 characters. */
  title: string;
};

/** A step of a path: the id of a course or of a certification, not both. */
type LearningPathStepInput = {
  certification?: number | null | undefined;
  course?: number | null | undefined;
};

/** A piece of a video that was played. */
type PlayedRangeInput = {
  /** 0 to 86,400. */
  from: number;
  /** 0 to 86,400. */
  to: number;
};

/** How hard a question is. */
type QuestionDifficulty =
  /** Most people who learned the subject know it. */
  | 'EASY'
  /** Needs experience with the subject. */
  | 'HARD'
  /** Needs an understanding of the subject. */
  | 'MEDIUM';

/** A question of a bank. Written only: no answer ever has it back, for anyone. */
type QuestionInput = {
  /** A to D, or True or False, in any case. */
  correctAnswer: string;
  difficulty?: QuestionDifficulty | null | undefined;
  /** Number of a question of this certification that is replaced; left out for a new one. */
  id?: number | null | undefined;
  /** Left out for true or false. 1 to 500 characters. */
  optionA?: string | null | undefined;
  /** Left out for true or false. 1 to 500 characters. */
  optionB?: string | null | undefined;
  /** At most 500 characters. */
  optionC?: string | null | undefined;
  /** At most 500 characters. */
  optionD?: string | null | undefined;
  /** 1 to 100. */
  points?: number | null | undefined;
  /** 1 to 1,000 characters. */
  questionText: string;
  questionType: QuestionType;
  /** Where it can be read that the answer is right. At most 500 characters. */
  source?: string | null | undefined;
  /** What it is about; results are given by topic. General when blank. At most 100 characters. */
  topic?: string | null | undefined;
};

/** How a question is answered. */
type QuestionType =
  /** One of two to four options is right. Each attempt shows them in its own order. */
  | 'MULTIPLE_CHOICE'
  /** True or false. Always in that order. */
  | 'TRUE_FALSE';

/** The kinds of things that wait for a person. */
type WaitingKind =
  /** Certificates of your own that are valid and end within 60 days. */
  | 'CERTIFICATES_ENDING'
  /** An exam that you have begun and whose time is not over. */
  | 'EXAM_OPEN';

type CategoriesQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


type CategoriesQuery = { courseCategories: { count: number, results: Array<{ id: number, name: string, description: string }> } };

type AddCategoryMutationVariables = Exact<{
  input: CourseCategoryInput;
}>;


type AddCategoryMutation = { createCourseCategory: { id: number, name: string, description: string } };

type ChangeCategoryMutationVariables = Exact<{
  id: number;
  input: CourseCategoryChanges;
}>;


type ChangeCategoryMutation = { updateCourseCategory: { name: string, description: string } };

type DeleteCategoryMutationVariables = Exact<{
  id: number;
}>;


type DeleteCategoryMutation = { deleteCourseCategory: boolean };

type ReadEnrollmentQueryVariables = Exact<{
  id: number;
}>;


type ReadEnrollmentQuery = { enrollment: { id: number, userId: number } | null };

type UpdateEnrollmentMutationVariables = Exact<{
  id: number;
  progressPercentage?: number | null | undefined;
}>;


type UpdateEnrollmentMutation = { updateEnrollment: { progressPercentage: number, status: EnrollmentStatus } };

type SearchLearningQueryVariables = Exact<{
  search: string;
}>;


type SearchLearningQuery = { searchLearning: Array<{ kind: FoundKind, id: string, title: string, subtitle: string, path: string }> | null };

type CheckQuestionsMutationVariables = Exact<{
  certification: number;
  file: object;
}>;


type CheckQuestionsMutation = { check: { rows: number, newRows: number, knownRows: number, badRows: number, unknownColumns: Array<string>, problems: Array<{ row: number | null, column: string | null, reason: string }> } };

type ImportQuestionsMutationVariables = Exact<{
  certification: number;
  file: object;
}>;


type ImportQuestionsMutation = { start: { id: number } };

type QuestionImportQueryVariables = Exact<{
  id?: number | null | undefined;
}>;


type QuestionImportQuery = { questionImport: { id: number, status: ImportStatus, total: number, made: number, known: number, startedBy: { id: number }, problems: Array<{ row: number | null, reason: string }> } | null };

type QuestionColumnsQueryVariables = Exact<{ [key: string]: never; }>;


type QuestionColumnsQuery = { questionImportColumns: Array<{ head: string, isRequired: boolean }> };

type CertificationsQueryVariables = Exact<{
  isActive?: boolean | null | undefined;
  search?: string | null | undefined;
  ordering?: string | null | undefined;
  page?: number | null | undefined;
  pageSize?: number | null | undefined;
}>;


type CertificationsQuery = { certifications: { count: number, results: Array<{ id: number, name: string, isActive: boolean, myAttemptCount: number, myOpenAttempt: { id: number } | null, myCertificate: { id: number } | null }> } };

type AvailableCertificationsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


type AvailableCertificationsQuery = { availableCertifications: { count: number, results: Array<{ id: number }> } };

type OneCertificationQueryVariables = Exact<{
  id: number;
}>;


type OneCertificationQuery = { certification: { id: number, name: string, isActive: boolean, myAttemptCount: number, myOpenAttempt: { id: number } | null, myCertificate: { id: number } | null } | null };

type DeleteCertificationMutationVariables = Exact<{
  id: number;
}>;


type DeleteCertificationMutation = { deleteCertification: boolean };

type OwnCertificatesQueryVariables = Exact<{
  days?: number | null | undefined;
}>;


type OwnCertificatesQuery = { active: { results: Array<{ id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null }> }, expiring: { results: Array<{ id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null }> } };

type OneCertificateQueryVariables = Exact<{
  id: number;
}>;


type OneCertificateQuery = { certificate: { id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null, user: { id: number }, certification: { id: number } } | null };

type VerifyQueryVariables = Exact<{
  id: string;
}>;


type VerifyQuery = { verifyCertificate: { valid: boolean, invalidReason: CertificateInvalidReason | null, certificateNumber: string, certificationName: string, holderName: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean } | null };

type RevokeMutationVariables = Exact<{
  id: number;
  reason: string;
}>;


type RevokeMutation = { revokeCertificate: { id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null } };

type EarnedQueryVariables = Exact<{ [key: string]: never; }>;


type EarnedQuery = { learningDashboardStats: { certificatesEarned: number } };

type CreateCourseMutationVariables = Exact<{
  input: CourseInput;
}>;


type CreateCourseMutation = { createCourse: { id: number, title: string, description: string, difficulty: CourseDifficulty, priority: CoursePriority, contentType: CourseContentType, videoUrl: string | null, videoFile: string | null, videoName: string | null, captionsFile: string | null, captionsName: string | null, pdfUrl: string | null, pdfFile: string | null, pdfName: string | null, externalLink: string | null, primaryContentUrl: string | null, primaryContent: CourseContent | null, additionalResources: string, lessons: string, durationHours: string | null, prerequisites: string, learningObjectives: string, tags: string, tagList: Array<string>, status: CourseStatus, isCertificationEligible: boolean, createdByName: string, averageRating: number | null, ratingCount: number, enrollmentCount: number, completionCount: number, version: number, category: { id: number, name: string } } };

type UpdateCourseMutationVariables = Exact<{
  id: number;
  input: CourseChanges;
  version?: number | null | undefined;
}>;


type UpdateCourseMutation = { updateCourse: { id: number, title: string, description: string, videoUrl: string | null, videoName: string | null, captionsName: string | null, pdfFile: string | null, pdfName: string | null, primaryContent: CourseContent | null, status: CourseStatus, version: number } };

type DeleteCourseMutationVariables = Exact<{
  id: number;
}>;


type DeleteCourseMutation = { deleteCourse: boolean };

type ReadCourseQueryVariables = Exact<{
  id: number;
}>;


type ReadCourseQuery = { course: { id: number, title: string, lessons: string, averageRating: number | null, ratingCount: number, enrollmentCount: number, completionCount: number, userRating: number | null, userEnrollment: { id: number, status: EnrollmentStatus } | null, viewerCan: { update: boolean, remove: boolean } } | null };

type CoursesQueryVariables = Exact<{
  status?: Array<CourseStatus> | CourseStatus | null | undefined;
  category?: Array<number> | number | null | undefined;
  difficulty?: Array<CourseDifficulty> | CourseDifficulty | null | undefined;
  enrolled?: boolean | null | undefined;
  search?: string | null | undefined;
  ordering?: string | null | undefined;
}>;


type CoursesQuery = { courses: { count: number, results: Array<{ id: number, title: string, reason: string | null }> } };

type PopularQueryVariables = Exact<{ [key: string]: never; }>;


type PopularQuery = { popularCourses: { results: Array<{ title: string, reason: string | null }> } };

type RecommendedQueryVariables = Exact<{ [key: string]: never; }>;


type RecommendedQuery = { recommendedCourses: { count: number, results: Array<{ title: string, reason: string | null }> } };

type EnrollMutationVariables = Exact<{
  id: number;
}>;


type EnrollMutation = { enrollInCourse: { id: number, status: EnrollmentStatus, progressPercentage: number, lastAccessedAt: string | null } };

type StartCourseMutationVariables = Exact<{
  id: number;
}>;


type StartCourseMutation = { startCourse: { id: number, status: EnrollmentStatus, progressPercentage: number, lastAccessedAt: string | null } };

type SaveProgressMutationVariables = Exact<{
  id: number;
  input: CourseProgressInput;
}>;


type SaveProgressMutation = { updateCourseProgress: { id: number, status: EnrollmentStatus, progressPercentage: number, positionSeconds: number, lastAccessedAt: string | null, completedAt: string | null, playedRanges: Array<{ from: number, to: number }> } };

type CompleteCourseMutationVariables = Exact<{
  id: number;
}>;


type CompleteCourseMutation = { completeCourse: { status: EnrollmentStatus, progressPercentage: number, completedAt: string | null } };

type RateCourseMutationVariables = Exact<{
  id: number;
  rating?: number | null | undefined;
}>;


type RateCourseMutation = { rateCourse: { rating: number, averageRating: number | null } };

type EnrollmentsQueryVariables = Exact<{
  status?: Array<EnrollmentStatus> | EnrollmentStatus | null | undefined;
  user?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type EnrollmentsQuery = { enrollments: { count: number, results: Array<{ id: number, courseTitle: string, userId: number, progressPercentage: number, rating: number | null, course: { id: number, title: string } }> } };

type AttemptFieldsFragment = { id: number, certificationId: number, certificationName: string, status: ExamAttemptStatus, startedAt: string, expiresAt: string, remainingSeconds: number, completedAt: string | null, passed: boolean | null, scorePercentage: number | null, correctAnswers: number | null, totalQuestions: number, topicResults: Array<{ topic: string, correct: number, total: number }> };

type CertificateFieldsFragment = { id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null };

type CreateCertificationMutationVariables = Exact<{
  input: CertificationInput;
}>;


type CreateCertificationMutation = { createCertification: { id: number, name: string, description: string, passingScore: number, durationMinutes: number, validityMonths: number, questionCount: number, isActive: boolean, bankSize: number } };

type UpdateCertificationMutationVariables = Exact<{
  id: number;
  input: CertificationChanges;
  version?: number | null | undefined;
}>;


type UpdateCertificationMutation = { updateCertification: { id: number, version: number, name: string, passingScore: number, durationMinutes: number, isActive: boolean, bankSize: number } };

type StartExamMutationVariables = Exact<{
  certification: number;
}>;


type StartExamMutation = { startExam: { attemptId: number, isResumed: boolean, minimumScore: number, durationMinutes: number, startedAt: string, expiresAt: string, remainingSeconds: number, serverTime: string, answers: Record<string, string>, sequence: number, deviceToken: string, questions: Array<{ id: number, questionText: string, questionType: QuestionType, optionA: string, optionB: string, optionC: string | null, optionD: string | null, difficulty: QuestionDifficulty, points: number }> } };

type SaveAnswerMutationVariables = Exact<{
  certification: number;
  attempt: number;
  question: number;
  answer: string;
  sequence?: number | null | undefined;
  deviceToken?: string | null | undefined;
}>;


type SaveAnswerMutation = { saveExamAnswer: { savedAt: string, answer: string, sequence: number, remainingSeconds: number } };

type SubmitExamMutationVariables = Exact<{
  certification: number;
  attempt: number;
  answers: Record<string, string>;
  deviceToken?: string | null | undefined;
}>;


type SubmitExamMutation = { submitExam: { attemptId: number, scorePercentage: number, passed: boolean, correctAnswers: number, totalQuestions: number, completedAt: string, topicResults: Array<{ topic: string, correct: number, total: number }>, certificate: { id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null } | null } };

type CancelExamMutationVariables = Exact<{
  certification: number;
  attempt: number;
  deviceToken?: string | null | undefined;
}>;


type CancelExamMutation = { cancelExam: { id: number, certificationId: number, certificationName: string, status: ExamAttemptStatus, startedAt: string, expiresAt: string, remainingSeconds: number, completedAt: string | null, passed: boolean | null, scorePercentage: number | null, correctAnswers: number | null, totalQuestions: number, topicResults: Array<{ topic: string, correct: number, total: number }> } };

type AttemptsQueryVariables = Exact<{
  certification?: Array<number> | number | null | undefined;
  status?: Array<ExamAttemptStatus> | ExamAttemptStatus | null | undefined;
  user?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type AttemptsQuery = { examAttempts: { count: number, results: Array<{ id: number, certificationId: number, certificationName: string, status: ExamAttemptStatus, startedAt: string, expiresAt: string, remainingSeconds: number, completedAt: string | null, passed: boolean | null, scorePercentage: number | null, correctAnswers: number | null, totalQuestions: number, topicResults: Array<{ topic: string, correct: number, total: number }> }> } };

type AttemptQueryVariables = Exact<{
  id: number;
}>;


type AttemptQuery = { examAttempt: { id: number, certificationId: number, certificationName: string, status: ExamAttemptStatus, startedAt: string, expiresAt: string, remainingSeconds: number, completedAt: string | null, passed: boolean | null, scorePercentage: number | null, correctAnswers: number | null, totalQuestions: number, topicResults: Array<{ topic: string, correct: number, total: number }> } | null };

type NewestDeviceQueryVariables = Exact<{
  id: number;
  deviceToken: string;
}>;


type NewestDeviceQuery = { examAttempt: { id: number, isNewestDevice: boolean } | null };

type CertificatesQueryVariables = Exact<{
  certification?: Array<number> | number | null | undefined;
  user?: number | null | undefined;
  ordering?: string | null | undefined;
}>;


type CertificatesQuery = { certificates: { count: number, results: Array<{ id: number, certificationId: number, certificationName: string, holderName: string, certificateNumber: string, scoreAchieved: number, issuedDate: string, expiryDate: string | null, status: CertificateStatus, isExpired: boolean, revocationReason: string | null }> } };

type CreatePathMutationVariables = Exact<{
  input: LearningPathInput;
}>;


type CreatePathMutation = { createLearningPath: { id: number, title: string, courseCount: number, version: number, courses: Array<{ title: string }> } };

type UpdatePathMutationVariables = Exact<{
  id: number;
  input: LearningPathChanges;
  version?: number | null | undefined;
}>;


type UpdatePathMutation = { updateLearningPath: { id: number, title: string, isActive: boolean, version: number, courses: Array<{ title: string }>, steps: Array<{ course: { id: number } | null, certification: { id: number } | null }> } };

type DeletePathMutationVariables = Exact<{
  id: number;
}>;


type DeletePathMutation = { deleteLearningPath: boolean };

type PathsQueryVariables = Exact<{
  search?: string | null | undefined;
  difficulty?: Array<CourseDifficulty> | CourseDifficulty | null | undefined;
  isActive?: boolean | null | undefined;
}>;


type PathsQuery = { learningPaths: { count: number, results: Array<{ id: number, title: string, courseCount: number, completedCount: number, progressPercentage: number, stepCount: number, courses: Array<{ title: string }>, steps: Array<{ progressPercentage: number, isCompleted: boolean, course: { title: string } | null, certification: { id: number } | null }>, nextStep: { course: { title: string } | null, certification: { id: number } | null } | null }> } };

type WaitingInLearningQueryVariables = Exact<{ [key: string]: never; }>;


type WaitingInLearningQuery = { waitingInLearning: Array<{ kind: WaitingKind, count: number, detail: string, path: string, until: string | null }> | null };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n    mutation CancelExam($certification: Int!, $attempt: Int!, $deviceToken: String) {\n      cancelExam(certificationId: $certification, attemptId: $attempt, deviceToken: $deviceToken) {\n        ...AttemptFields\n      }\n    }\n  ": { data: CancelExamMutation; variables: CancelExamMutationVariables };
  "\n    mutation Revoke($id: Int!, $reason: String!) {\n      revokeCertificate(id: $id, reason: $reason) {\n        ...CertificateFields\n      }\n    }\n  ": { data: RevokeMutation; variables: RevokeMutationVariables };
  "\n    mutation SubmitExam($certification: Int!, $attempt: Int!, $answers: ExamAnswers!, $deviceToken: String) {\n      submitExam(\n        certificationId: $certification\n        attemptId: $attempt\n        answers: $answers\n        deviceToken: $deviceToken\n      ) {\n        attemptId\n        scorePercentage\n        passed\n        correctAnswers\n        totalQuestions\n        completedAt\n        topicResults {\n          topic\n          correct\n          total\n        }\n        certificate {\n          ...CertificateFields\n        }\n      }\n    }\n  ": { data: SubmitExamMutation; variables: SubmitExamMutationVariables };
  "\n    query Attempt($id: Int!) {\n      examAttempt(id: $id) {\n        ...AttemptFields\n      }\n    }\n  ": { data: AttemptQuery; variables: AttemptQueryVariables };
  "\n    query Attempts($certification: [Int!], $status: [ExamAttemptStatus!], $user: Int, $ordering: String) {\n      examAttempts(certification: $certification, status: $status, user: $user, ordering: $ordering) {\n        count\n        results {\n          ...AttemptFields\n        }\n      }\n    }\n  ": { data: AttemptsQuery; variables: AttemptsQueryVariables };
  "\n    query Certificates($certification: [Int!], $user: Int, $ordering: String) {\n      certificates(certification: $certification, user: $user, ordering: $ordering) {\n        count\n        results {\n          ...CertificateFields\n        }\n      }\n    }\n  ": { data: CertificatesQuery; variables: CertificatesQueryVariables };
  "\n    query OneCertificate($id: Int!) {\n      certificate(id: $id) {\n        ...CertificateFields\n        user {\n          id\n        }\n        certification {\n          id\n        }\n      }\n    }\n  ": { data: OneCertificateQuery; variables: OneCertificateQueryVariables };
  "\n    query OwnCertificates($days: Int) {\n      active: activeCertificates {\n        results {\n          ...CertificateFields\n        }\n      }\n      expiring: expiringCertificates(days: $days) {\n        results {\n          ...CertificateFields\n        }\n      }\n    }\n  ": { data: OwnCertificatesQuery; variables: OwnCertificatesQueryVariables };
  "\n  fragment AttemptFields on ExamAttempt {\n    id\n    certificationId\n    certificationName\n    status\n    startedAt\n    expiresAt\n    remainingSeconds\n    completedAt\n    passed\n    scorePercentage\n    correctAnswers\n    totalQuestions\n    topicResults {\n      topic\n      correct\n      total\n    }\n  }\n": { data: AttemptFieldsFragment; variables: never };
  "\n  fragment CertificateFields on Certificate {\n    id\n    certificationId\n    certificationName\n    holderName\n    certificateNumber\n    scoreAchieved\n    issuedDate\n    expiryDate\n    status\n    isExpired\n    revocationReason\n  }\n": { data: CertificateFieldsFragment; variables: never };
  "\n  mutation AddCategory($input: CourseCategoryInput!) {\n    createCourseCategory(input: $input) {\n      id\n      name\n      description\n    }\n  }\n": { data: AddCategoryMutation; variables: AddCategoryMutationVariables };
  "\n  mutation ChangeCategory($id: Int!, $input: CourseCategoryChanges!) {\n    updateCourseCategory(id: $id, input: $input) {\n      name\n      description\n    }\n  }\n": { data: ChangeCategoryMutation; variables: ChangeCategoryMutationVariables };
  "\n  mutation CheckQuestions($certification: Int!, $file: Upload!) {\n    check: checkQuestionImport(certificationId: $certification, file: $file) {\n      rows\n      newRows\n      knownRows\n      badRows\n      unknownColumns\n      problems {\n        row\n        column\n        reason\n      }\n    }\n  }\n": { data: CheckQuestionsMutation; variables: CheckQuestionsMutationVariables };
  "\n  mutation CompleteCourse($id: Int!) {\n    completeCourse(id: $id) {\n      status\n      progressPercentage\n      completedAt\n    }\n  }\n": { data: CompleteCourseMutation; variables: CompleteCourseMutationVariables };
  "\n  mutation CreateCertification($input: CertificationInput!) {\n    createCertification(input: $input) {\n      id\n      name\n      description\n      passingScore\n      durationMinutes\n      validityMonths\n      questionCount\n      isActive\n      bankSize\n    }\n  }\n": { data: CreateCertificationMutation; variables: CreateCertificationMutationVariables };
  "\n  mutation CreateCourse($input: CourseInput!) {\n    createCourse(input: $input) {\n      id\n      title\n      description\n      category {\n        id\n        name\n      }\n      difficulty\n      priority\n      contentType\n      videoUrl\n      videoFile\n      videoName\n      captionsFile\n      captionsName\n      pdfUrl\n      pdfFile\n      pdfName\n      externalLink\n      primaryContentUrl\n      primaryContent\n      additionalResources\n      lessons\n      durationHours\n      prerequisites\n      learningObjectives\n      tags\n      tagList\n      status\n      isCertificationEligible\n      createdByName\n      averageRating\n      ratingCount\n      enrollmentCount\n      completionCount\n      version\n    }\n  }\n": { data: CreateCourseMutation; variables: CreateCourseMutationVariables };
  "\n  mutation CreatePath($input: LearningPathInput!) {\n    createLearningPath(input: $input) {\n      id\n      title\n      courses {\n        title\n      }\n      courseCount\n      version\n    }\n  }\n": { data: CreatePathMutation; variables: CreatePathMutationVariables };
  "\n  mutation DeleteCategory($id: Int!) {\n    deleteCourseCategory(id: $id)\n  }\n": { data: DeleteCategoryMutation; variables: DeleteCategoryMutationVariables };
  "\n  mutation DeleteCertification($id: Int!) {\n    deleteCertification(id: $id)\n  }\n": { data: DeleteCertificationMutation; variables: DeleteCertificationMutationVariables };
  "\n  mutation DeleteCourse($id: Int!) {\n    deleteCourse(id: $id)\n  }\n": { data: DeleteCourseMutation; variables: DeleteCourseMutationVariables };
  "\n  mutation DeletePath($id: Int!) {\n    deleteLearningPath(id: $id)\n  }\n": { data: DeletePathMutation; variables: DeletePathMutationVariables };
  "\n  mutation Enroll($id: Int!) {\n    enrollInCourse(id: $id) {\n      id\n      status\n      progressPercentage\n      lastAccessedAt\n    }\n  }\n": { data: EnrollMutation; variables: EnrollMutationVariables };
  "\n  mutation ImportQuestions($certification: Int!, $file: Upload!) {\n    start: startQuestionImport(certificationId: $certification, file: $file) {\n      id\n    }\n  }\n": { data: ImportQuestionsMutation; variables: ImportQuestionsMutationVariables };
  "\n  mutation RateCourse($id: Int!, $rating: Int) {\n    rateCourse(id: $id, rating: $rating) {\n      rating\n      averageRating\n    }\n  }\n": { data: RateCourseMutation; variables: RateCourseMutationVariables };
  "\n  mutation SaveAnswer(\n    $certification: Int!\n    $attempt: Int!\n    $question: Int!\n    $answer: String!\n    $sequence: Int\n    $deviceToken: String\n  ) {\n    saveExamAnswer(\n      certificationId: $certification\n      attemptId: $attempt\n      questionId: $question\n      answer: $answer\n      sequence: $sequence\n      deviceToken: $deviceToken\n    ) {\n      savedAt\n      answer\n      sequence\n      remainingSeconds\n    }\n  }\n": { data: SaveAnswerMutation; variables: SaveAnswerMutationVariables };
  "\n  mutation SaveProgress($id: Int!, $input: CourseProgressInput!) {\n    updateCourseProgress(id: $id, input: $input) {\n      id\n      status\n      progressPercentage\n      positionSeconds\n      playedRanges {\n        from\n        to\n      }\n      lastAccessedAt\n      completedAt\n    }\n  }\n": { data: SaveProgressMutation; variables: SaveProgressMutationVariables };
  "\n  mutation StartCourse($id: Int!) {\n    startCourse(id: $id) {\n      id\n      status\n      progressPercentage\n      lastAccessedAt\n    }\n  }\n": { data: StartCourseMutation; variables: StartCourseMutationVariables };
  "\n  mutation StartExam($certification: Int!) {\n    startExam(certificationId: $certification) {\n      attemptId\n      isResumed\n      questions {\n        id\n        questionText\n        questionType\n        optionA\n        optionB\n        optionC\n        optionD\n        difficulty\n        points\n      }\n      minimumScore\n      durationMinutes\n      startedAt\n      expiresAt\n      remainingSeconds\n      serverTime\n      answers\n      sequence\n      deviceToken\n    }\n  }\n": { data: StartExamMutation; variables: StartExamMutationVariables };
  "\n  mutation UpdateCertification($id: Int!, $input: CertificationChanges!, $version: Int) {\n    updateCertification(id: $id, input: $input, version: $version) {\n      id\n      version\n      name\n      passingScore\n      durationMinutes\n      isActive\n      bankSize\n    }\n  }\n": { data: UpdateCertificationMutation; variables: UpdateCertificationMutationVariables };
  "\n  mutation UpdateCourse($id: Int!, $input: CourseChanges!, $version: Int) {\n    updateCourse(id: $id, input: $input, version: $version) {\n      id\n      title\n      description\n      videoUrl\n      videoName\n      captionsName\n      pdfFile\n      pdfName\n      primaryContent\n      status\n      version\n    }\n  }\n": { data: UpdateCourseMutation; variables: UpdateCourseMutationVariables };
  "\n  mutation UpdateEnrollment($id: Int!, $progressPercentage: Float) {\n    updateEnrollment(id: $id, progressPercentage: $progressPercentage) {\n      progressPercentage\n      status\n    }\n  }\n": { data: UpdateEnrollmentMutation; variables: UpdateEnrollmentMutationVariables };
  "\n  mutation UpdatePath($id: Int!, $input: LearningPathChanges!, $version: Int) {\n    updateLearningPath(id: $id, input: $input, version: $version) {\n      id\n      title\n      isActive\n      courses {\n        title\n      }\n      steps {\n        course {\n          id\n        }\n        certification {\n          id\n        }\n      }\n      version\n    }\n  }\n": { data: UpdatePathMutation; variables: UpdatePathMutationVariables };
  "\n  query AvailableCertifications($search: String) {\n    availableCertifications(search: $search) {\n      count\n      results {\n        id\n      }\n    }\n  }\n": { data: AvailableCertificationsQuery; variables: AvailableCertificationsQueryVariables };
  "\n  query Categories($search: String) {\n    courseCategories(search: $search) {\n      count\n      results {\n        id\n        name\n        description\n      }\n    }\n  }\n": { data: CategoriesQuery; variables: CategoriesQueryVariables };
  "\n  query Certifications($isActive: Boolean, $search: String, $ordering: String, $page: Int, $pageSize: Int) {\n    certifications(\n      isActive: $isActive\n      search: $search\n      ordering: $ordering\n      page: $page\n      pageSize: $pageSize\n    ) {\n      count\n      results {\n        id\n        name\n        isActive\n        myAttemptCount\n        myOpenAttempt {\n          id\n        }\n        myCertificate {\n          id\n        }\n      }\n    }\n  }\n": { data: CertificationsQuery; variables: CertificationsQueryVariables };
  "\n  query Courses(\n    $status: [CourseStatus!]\n    $category: [Int!]\n    $difficulty: [CourseDifficulty!]\n    $enrolled: Boolean\n    $search: String\n    $ordering: String\n  ) {\n    courses(\n      status: $status\n      category: $category\n      difficulty: $difficulty\n      enrolled: $enrolled\n      search: $search\n      ordering: $ordering\n    ) {\n      count\n      results {\n        id\n        title\n        reason\n      }\n    }\n  }\n": { data: CoursesQuery; variables: CoursesQueryVariables };
  "\n  query Earned {\n    learningDashboardStats {\n      certificatesEarned\n    }\n  }\n": { data: EarnedQuery; variables: EarnedQueryVariables };
  "\n  query Enrollments($status: [EnrollmentStatus!], $user: Int, $ordering: String) {\n    enrollments(status: $status, user: $user, ordering: $ordering) {\n      count\n      results {\n        id\n        courseTitle\n        userId\n        progressPercentage\n        rating\n        course {\n          id\n          title\n        }\n      }\n    }\n  }\n": { data: EnrollmentsQuery; variables: EnrollmentsQueryVariables };
  "\n  query NewestDevice($id: Int!, $deviceToken: String!) {\n    examAttempt(id: $id) {\n      id\n      isNewestDevice(deviceToken: $deviceToken)\n    }\n  }\n": { data: NewestDeviceQuery; variables: NewestDeviceQueryVariables };
  "\n  query OneCertification($id: Int!) {\n    certification(id: $id) {\n      id\n      name\n      isActive\n      myAttemptCount\n      myOpenAttempt {\n        id\n      }\n      myCertificate {\n        id\n      }\n    }\n  }\n": { data: OneCertificationQuery; variables: OneCertificationQueryVariables };
  "\n  query Paths($search: String, $difficulty: [CourseDifficulty!], $isActive: Boolean) {\n    learningPaths(search: $search, difficulty: $difficulty, isActive: $isActive) {\n      count\n      results {\n        id\n        title\n        courseCount\n        completedCount\n        progressPercentage\n        courses {\n          title\n        }\n        stepCount\n        steps {\n          course {\n            title\n          }\n          certification {\n            id\n          }\n          progressPercentage\n          isCompleted\n        }\n        nextStep {\n          course {\n            title\n          }\n          certification {\n            id\n          }\n        }\n      }\n    }\n  }\n": { data: PathsQuery; variables: PathsQueryVariables };
  "\n  query Popular {\n    popularCourses {\n      results {\n        title\n        reason\n      }\n    }\n  }\n": { data: PopularQuery; variables: PopularQueryVariables };
  "\n  query QuestionColumns {\n    questionImportColumns {\n      head\n      isRequired\n    }\n  }\n": { data: QuestionColumnsQuery; variables: QuestionColumnsQueryVariables };
  "\n  query QuestionImport($id: Int) {\n    questionImport(id: $id) {\n      id\n      status\n      total\n      made\n      known\n      startedBy {\n        id\n      }\n      problems {\n        row\n        reason\n      }\n    }\n  }\n": { data: QuestionImportQuery; variables: QuestionImportQueryVariables };
  "\n  query ReadCourse($id: Int!) {\n    course(id: $id) {\n      id\n      title\n      lessons\n      averageRating\n      ratingCount\n      enrollmentCount\n      completionCount\n      userRating\n      userEnrollment {\n        id\n        status\n      }\n      viewerCan {\n        update\n        remove\n      }\n    }\n  }\n": { data: ReadCourseQuery; variables: ReadCourseQueryVariables };
  "\n  query ReadEnrollment($id: Int!) {\n    enrollment(id: $id) {\n      id\n      userId\n    }\n  }\n": { data: ReadEnrollmentQuery; variables: ReadEnrollmentQueryVariables };
  "\n  query Recommended {\n    recommendedCourses {\n      count\n      results {\n        title\n        reason\n      }\n    }\n  }\n": { data: RecommendedQuery; variables: RecommendedQueryVariables };
  "\n  query SearchLearning($search: String!) {\n    searchLearning(search: $search) {\n      kind\n      id\n      title\n      subtitle\n      path\n    }\n  }\n": { data: SearchLearningQuery; variables: SearchLearningQueryVariables };
  "\n  query Verify($id: String!) {\n    verifyCertificate(id: $id) {\n      valid\n      invalidReason\n      certificateNumber\n      certificationName\n      holderName\n      scoreAchieved\n      issuedDate\n      expiryDate\n      status\n      isExpired\n    }\n  }\n": { data: VerifyQuery; variables: VerifyQueryVariables };
  "\n  query WaitingInLearning {\n    waitingInLearning {\n      kind\n      count\n      detail\n      path\n      until\n    }\n  }\n": { data: WaitingInLearningQuery; variables: WaitingInLearningQueryVariables };
}
