import type { ExamAttemptStatus } from '../attempt/attempt.status.js';
import type { CertificateStatus } from '../certificate/certificate.status.js';
import type { CertificateInvalidReason } from '../certificate/certificate.status.js';
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

export type ExamAttempt = {
  certification: Certification;
  certificationId: Scalars['Int']['output'];
  certificationName: Scalars['String']['output'];
  completedAt: Maybe<Scalars['DateTime']['output']>;
  correctAnswers: Maybe<Scalars['Int']['output']>;
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
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

export type ExamAttemptPage = {
  count: Scalars['Int']['output'];
  results: Array<ExamAttempt>;
};

export type { ExamAttemptStatus };

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

export type LearningStats = {
  totalCertifications: Scalars['Int']['output'];
  totalCourses: Scalars['Int']['output'];
};

export type Mutation = {
  cancelExam: ExamAttempt;
  checkQuestionImport: ImportCheck;
  createCertification: Certification;
  deleteCertification: Scalars['Boolean']['output'];
  revokeCertificate: Certificate;
  saveExamAnswer: SavedExamAnswer;
  startExam: ExamStart;
  startQuestionImport: ImportJob;
  submitExam: ExamResult;
  updateCertification: Certification;
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


export type MutationCreateCertificationArgs = {
  input: CertificationInput;
};


export type MutationDeleteCertificationArgs = {
  id: Scalars['Int']['input'];
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
};

export type Query = {
  activeCertificates: CertificatePage;
  availableCertifications: CertificationPage;
  certificate: Maybe<Certificate>;
  certificates: CertificatePage;
  certification: Maybe<Certification>;
  certifications: CertificationPage;
  examAttempt: Maybe<ExamAttempt>;
  examAttempts: ExamAttemptPage;
  expiringCertificates: CertificatePage;
  learningDashboardStats: LearningStats;
  questionImport: Maybe<ImportJob>;
  questionImportColumns: Array<ImportColumn>;
  verifyCertificate: Maybe<CertificateVerification>;
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


export type QueryExpiringCertificatesArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryQuestionImportArgs = {
  id?: InputMaybe<Scalars['Int']['input']>;
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
