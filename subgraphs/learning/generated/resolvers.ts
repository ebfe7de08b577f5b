import type * as Schema from './schema.js';
import type { ExamAttemptStatus } from './schema.js';
import type { CertificateStatus } from './schema.js';
import type { CertificateInvalidReason } from './schema.js';
import type { CourseDifficulty } from './schema.js';
import type { CoursePriority } from './schema.js';
import type { CourseContentType } from './schema.js';
import type { CourseContent } from './schema.js';
import type { CourseStatus } from './schema.js';
import type { EnrollmentStatus } from './schema.js';
import type { QuestionType } from './schema.js';
import type { QuestionDifficulty } from './schema.js';
import type { ImportStatus } from './schema.js';
import type { ImportStep } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Certificate, CertificatePage, Certification, CertificationPage, Course, CourseActions, CourseCategory, CourseCategoryPage, CoursePage, CourseRating, Enrollment, EnrollmentPage, ExamAttempt, ExamAttemptPage, ExamResult, ImportJob, LearningPath, LearningPathStep, LearningPathPage, LearningStats, User } from '../rows.js';
import type { RequestContext } from '../../kit/request/context.js';
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Schema.Maybe<T> extends T ? Schema.Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Certificate: Certificate;
  Certification: Certification;
  Course: Course;
  CourseCategory: CourseCategory;
  Enrollment: Enrollment;
  ExamAttempt: ExamAttempt;
  LearningPath: LearningPath;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Certificate:
    ( { __typename: 'Certificate' }
    & GraphQLRecursivePick<FederationTypes['Certificate'], {"id":true}> );
  Certification:
    ( { __typename: 'Certification' }
    & GraphQLRecursivePick<FederationTypes['Certification'], {"id":true}> );
  Course:
    ( { __typename: 'Course' }
    & GraphQLRecursivePick<FederationTypes['Course'], {"id":true}> );
  CourseCategory:
    ( { __typename: 'CourseCategory' }
    & GraphQLRecursivePick<FederationTypes['CourseCategory'], {"id":true}> );
  Enrollment:
    ( { __typename: 'Enrollment' }
    & GraphQLRecursivePick<FederationTypes['Enrollment'], {"id":true}> );
  ExamAttempt:
    ( { __typename: 'ExamAttempt' }
    & GraphQLRecursivePick<FederationTypes['ExamAttempt'], {"id":true}> );
  LearningPath:
    ( { __typename: 'LearningPath' }
    & GraphQLRecursivePick<FederationTypes['LearningPath'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Certificate: ResolverTypeWrapper<Certificate>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CertificateInvalidReason: CertificateInvalidReason;
  CertificatePage: ResolverTypeWrapper<CertificatePage>;
  CertificateStatus: CertificateStatus;
  CertificateVerification: ResolverTypeWrapper<Schema.CertificateVerification>;
  Certification: ResolverTypeWrapper<Certification>;
  CertificationChanges: Schema.CertificationChanges;
  CertificationInput: Schema.CertificationInput;
  CertificationPage: ResolverTypeWrapper<CertificationPage>;
  Course: ResolverTypeWrapper<Course>;
  CourseActions: ResolverTypeWrapper<CourseActions>;
  CourseCategory: ResolverTypeWrapper<CourseCategory>;
  CourseCategoryChanges: Schema.CourseCategoryChanges;
  CourseCategoryInput: Schema.CourseCategoryInput;
  CourseCategoryPage: ResolverTypeWrapper<CourseCategoryPage>;
  CourseChanges: Schema.CourseChanges;
  CourseContent: CourseContent;
  CourseContentType: CourseContentType;
  CourseDifficulty: CourseDifficulty;
  CourseInput: Schema.CourseInput;
  CoursePage: ResolverTypeWrapper<CoursePage>;
  CoursePriority: CoursePriority;
  CourseProgressInput: Schema.CourseProgressInput;
  CourseRating: ResolverTypeWrapper<CourseRating>;
  CourseStatus: CourseStatus;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  Enrollment: ResolverTypeWrapper<Enrollment>;
  EnrollmentPage: ResolverTypeWrapper<EnrollmentPage>;
  EnrollmentStatus: EnrollmentStatus;
  ExamAnswers: ResolverTypeWrapper<Schema.Scalars['ExamAnswers']['output']>;
  ExamAttempt: ResolverTypeWrapper<ExamAttempt>;
  ExamAttemptPage: ResolverTypeWrapper<ExamAttemptPage>;
  ExamAttemptStatus: ExamAttemptStatus;
  ExamDimension: Schema.ExamDimension;
  ExamMeasure: Schema.ExamMeasure;
  ExamQuestion: ResolverTypeWrapper<Schema.ExamQuestion>;
  ExamResult: ResolverTypeWrapper<ExamResult>;
  ExamStart: ResolverTypeWrapper<Schema.ExamStart>;
  ExamTopicResult: ResolverTypeWrapper<Schema.ExamTopicResult>;
  Figure: ResolverTypeWrapper<Schema.Figure>;
  FigurePeriod: Schema.FigurePeriod;
  Found: ResolverTypeWrapper<Schema.Found>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  FoundKind: Schema.FoundKind;
  ImportCheck: ResolverTypeWrapper<Schema.ImportCheck>;
  ImportColumn: ResolverTypeWrapper<Schema.ImportColumn>;
  ImportJob: ResolverTypeWrapper<ImportJob>;
  ImportProblem: ResolverTypeWrapper<Schema.ImportProblem>;
  ImportStatus: ImportStatus;
  ImportStep: ImportStep;
  LearningDimension: Schema.LearningDimension;
  LearningMeasure: Schema.LearningMeasure;
  LearningPath: ResolverTypeWrapper<LearningPath>;
  LearningPathChanges: Schema.LearningPathChanges;
  LearningPathInput: Schema.LearningPathInput;
  LearningPathPage: ResolverTypeWrapper<LearningPathPage>;
  LearningPathStep: ResolverTypeWrapper<LearningPathStep>;
  LearningPathStepInput: Schema.LearningPathStepInput;
  LearningStats: ResolverTypeWrapper<LearningStats>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PlayedRange: ResolverTypeWrapper<Schema.PlayedRange>;
  PlayedRangeInput: Schema.PlayedRangeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionDifficulty: QuestionDifficulty;
  QuestionInput: Schema.QuestionInput;
  QuestionType: QuestionType;
  SavedExamAnswer: ResolverTypeWrapper<Schema.SavedExamAnswer>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
  Waiting: ResolverTypeWrapper<Schema.Waiting>;
  WaitingKind: Schema.WaitingKind;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Certificate: Certificate;
  Boolean: Schema.Scalars['Boolean']['output'];
  CertificatePage: CertificatePage;
  CertificateVerification: Schema.CertificateVerification;
  Certification: Certification;
  CertificationChanges: Schema.CertificationChanges;
  CertificationInput: Schema.CertificationInput;
  CertificationPage: CertificationPage;
  Course: Course;
  CourseActions: CourseActions;
  CourseCategory: CourseCategory;
  CourseCategoryChanges: Schema.CourseCategoryChanges;
  CourseCategoryInput: Schema.CourseCategoryInput;
  CourseCategoryPage: CourseCategoryPage;
  CourseChanges: Schema.CourseChanges;
  CourseInput: Schema.CourseInput;
  CoursePage: CoursePage;
  CourseProgressInput: Schema.CourseProgressInput;
  CourseRating: CourseRating;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  Enrollment: Enrollment;
  EnrollmentPage: EnrollmentPage;
  ExamAnswers: Schema.Scalars['ExamAnswers']['output'];
  ExamAttempt: ExamAttempt;
  ExamAttemptPage: ExamAttemptPage;
  ExamQuestion: Schema.ExamQuestion;
  ExamResult: ExamResult;
  ExamStart: Schema.ExamStart;
  ExamTopicResult: Schema.ExamTopicResult;
  Figure: Schema.Figure;
  Found: Schema.Found;
  ID: Schema.Scalars['ID']['output'];
  ImportCheck: Schema.ImportCheck;
  ImportColumn: Schema.ImportColumn;
  ImportJob: ImportJob;
  ImportProblem: Schema.ImportProblem;
  LearningPath: LearningPath;
  LearningPathChanges: Schema.LearningPathChanges;
  LearningPathInput: Schema.LearningPathInput;
  LearningPathPage: LearningPathPage;
  LearningPathStep: LearningPathStep;
  LearningPathStepInput: Schema.LearningPathStepInput;
  LearningStats: LearningStats;
  Mutation: Record<PropertyKey, never>;
  PlayedRange: Schema.PlayedRange;
  PlayedRangeInput: Schema.PlayedRangeInput;
  Query: Record<PropertyKey, never>;
  QuestionInput: Schema.QuestionInput;
  SavedExamAnswer: Schema.SavedExamAnswer;
  Upload: Schema.Scalars['Upload']['output'];
  User: User;
  Waiting: Schema.Waiting;
  Int: Schema.Scalars['Int']['output'];
  String: Schema.Scalars['String']['output'];
  Float: Schema.Scalars['Float']['output'];
};

export type AuthenticatedDirectiveArgs = { };

export type AuthenticatedDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = AuthenticatedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CountDirectiveArgs = {
  max: Schema.Scalars['Int']['input'];
};

export type CountDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = CountDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type EvenWithOldPasswordDirectiveArgs = { };

export type EvenWithOldPasswordDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = EvenWithOldPasswordDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type FileSizeDirectiveArgs = {
  megabytes: Schema.Scalars['Int']['input'];
};

export type FileSizeDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = FileSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LengthDirectiveArgs = {
  max: Schema.Scalars['Int']['input'];
  min?: Schema.Maybe<Schema.Scalars['Int']['input']>;
};

export type LengthDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = LengthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type LinkDirectiveArgs = {
  import?: Schema.Maybe<Array<Schema.Scalars['String']['input']>>;
  url: Schema.Scalars['String']['input'];
};

export type LinkDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = LinkDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PublicDirectiveArgs = { };

export type PublicDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = PublicDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RangeDirectiveArgs = {
  max: Schema.Scalars['Float']['input'];
  min: Schema.Scalars['Float']['input'];
};

export type RangeDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = RangeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type RequiresScopesDirectiveArgs = {
  scopes: Array<Array<Schema.Scalars['String']['input']>>;
};

export type RequiresScopesDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = RequiresScopesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ShareableDirectiveArgs = { };

export type ShareableDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = ShareableDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type WritesDirectiveArgs = {
  types: Array<Schema.Scalars['String']['input']>;
};

export type WritesDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = WritesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CertificateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Certificate'] = ResolversParentTypes['Certificate'], FederationReferenceType extends FederationReferenceTypes['Certificate'] = FederationReferenceTypes['Certificate']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Certificate']> | FederationReferenceType, FederationReferenceType, ContextType>;
  certificateNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType>;
  certificationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  revocationReason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revokedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scoreAchieved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CertificateInvalidReasonResolvers = EnumResolverSignature<{ EXPIRED?: any, REVOKED?: any }, ResolversTypes['CertificateInvalidReason']>;

export type CertificatePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CertificatePage'] = ResolversParentTypes['CertificatePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Certificate']>, ParentType, ContextType>;
};

export type CertificateStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, REVOKED?: any }, ResolversTypes['CertificateStatus']>;

export type CertificateVerificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CertificateVerification'] = ResolversParentTypes['CertificateVerification']> = {
  certificateNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  certificationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiryDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invalidReason?: Resolver<Schema.Maybe<ResolversTypes['CertificateInvalidReason']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  scoreAchieved?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CertificateStatus'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CertificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Certification'] = ResolversParentTypes['Certification'], FederationReferenceType extends FederationReferenceTypes['Certification'] = FederationReferenceTypes['Certification']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Certification']> | FederationReferenceType, FederationReferenceType, ContextType>;
  bankSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  myAttemptCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myCertificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  myOpenAttempt?: Resolver<Schema.Maybe<ResolversTypes['ExamAttempt']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passingScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  validityMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CertificationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CertificationPage'] = ResolversParentTypes['CertificationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Certification']>, ParentType, ContextType>;
};

export type CourseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Course'] = ResolversParentTypes['Course'], FederationReferenceType extends FederationReferenceTypes['Course'] = FederationReferenceTypes['Course']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Course']> | FederationReferenceType, FederationReferenceType, ContextType>;
  additionalResources?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  averageRating?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  captionsFile?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  captionsName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['CourseCategory'], ParentType, ContextType>;
  completionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['CourseContentType'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['CourseDifficulty'], ParentType, ContextType>;
  durationHours?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  enrollmentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalLink?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCertificationEligible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  learningObjectives?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lessons?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pdfFile?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdfName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pdfUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  prerequisites?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryContent?: Resolver<Schema.Maybe<ResolversTypes['CourseContent']>, ParentType, ContextType>;
  primaryContentUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['CoursePriority'], ParentType, ContextType>;
  ratingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CourseStatus'], ParentType, ContextType>;
  tagList?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userEnrollment?: Resolver<Schema.Maybe<ResolversTypes['Enrollment']>, ParentType, ContextType>;
  userRating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoFile?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoUrl?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['CourseActions'], ParentType, ContextType>;
};

export type CourseActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseActions'] = ResolversParentTypes['CourseActions']> = {
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CourseCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseCategory'] = ResolversParentTypes['CourseCategory'], FederationReferenceType extends FederationReferenceTypes['CourseCategory'] = FederationReferenceTypes['CourseCategory']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['CourseCategory']> | FederationReferenceType, FederationReferenceType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CourseCategoryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseCategoryPage'] = ResolversParentTypes['CourseCategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['CourseCategory']>, ParentType, ContextType>;
};

export type CourseContentResolvers = EnumResolverSignature<{ EXTERNAL_LINK?: any, PDF_FILE?: any, PDF_URL?: any, VIDEO_FILE?: any, VIDEO_URL?: any }, ResolversTypes['CourseContent']>;

export type CourseContentTypeResolvers = EnumResolverSignature<{ EXTERNAL_LINK?: any, MIXED?: any, PDF?: any, VIDEO?: any }, ResolversTypes['CourseContentType']>;

export type CourseDifficultyResolvers = EnumResolverSignature<{ ADVANCED?: any, BEGINNER?: any, EXPERT?: any, INTERMEDIATE?: any }, ResolversTypes['CourseDifficulty']>;

export type CoursePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CoursePage'] = ResolversParentTypes['CoursePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
};

export type CoursePriorityResolvers = EnumResolverSignature<{ OPTIONAL?: any, REQUIRED?: any, SUGGESTED?: any }, ResolversTypes['CoursePriority']>;

export type CourseRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CourseRating'] = ResolversParentTypes['CourseRating']> = {
  averageRating?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CourseStatusResolvers = EnumResolverSignature<{ ARCHIVED?: any, DRAFT?: any, PUBLISHED?: any }, ResolversTypes['CourseStatus']>;

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type EnrollmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Enrollment'] = ResolversParentTypes['Enrollment'], FederationReferenceType extends FederationReferenceTypes['Enrollment'] = FederationReferenceTypes['Enrollment']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Enrollment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  course?: Resolver<ResolversTypes['Course'], ParentType, ContextType>;
  courseId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enrolledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAccessedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  playedRanges?: Resolver<Array<ResolversTypes['PlayedRange']>, ParentType, ContextType>;
  positionSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['EnrollmentStatus'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EnrollmentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EnrollmentPage'] = ResolversParentTypes['EnrollmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Enrollment']>, ParentType, ContextType>;
};

export type EnrollmentStatusResolvers = EnumResolverSignature<{ COMPLETED?: any, ENROLLED?: any, IN_PROGRESS?: any }, ResolversTypes['EnrollmentStatus']>;

export interface ExamAnswersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ExamAnswers'], any> {
  name: 'ExamAnswers';
}

export type ExamAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamAttempt'] = ResolversParentTypes['ExamAttempt'], FederationReferenceType extends FederationReferenceTypes['ExamAttempt'] = FederationReferenceTypes['ExamAttempt']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['ExamAttempt']> | FederationReferenceType, FederationReferenceType, ContextType>;
  certification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType>;
  certificationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  correctAnswers?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isNewestDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.ExamAttemptIsNewestDeviceArgs, 'deviceToken'>>;
  minimumScore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  remainingSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scorePercentage?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExamAttemptStatus'], ParentType, ContextType>;
  topicResults?: Resolver<Array<ResolversTypes['ExamTopicResult']>, ParentType, ContextType>;
  totalQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ExamAttemptPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamAttemptPage'] = ResolversParentTypes['ExamAttemptPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ExamAttempt']>, ParentType, ContextType>;
};

export type ExamAttemptStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETED?: any, IN_PROGRESS?: any }, ResolversTypes['ExamAttemptStatus']>;

export type ExamQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamQuestion'] = ResolversParentTypes['ExamQuestion']> = {
  difficulty?: Resolver<ResolversTypes['QuestionDifficulty'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  optionA?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionB?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  optionC?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionD?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  questionText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questionType?: Resolver<ResolversTypes['QuestionType'], ParentType, ContextType>;
};

export type ExamResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamResult'] = ResolversParentTypes['ExamResult']> = {
  attemptId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  completedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  correctAnswers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scorePercentage?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  topicResults?: Resolver<Array<ResolversTypes['ExamTopicResult']>, ParentType, ContextType>;
  totalQuestions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExamStartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamStart'] = ResolversParentTypes['ExamStart']> = {
  answers?: Resolver<ResolversTypes['ExamAnswers'], ParentType, ContextType>;
  attemptId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deviceToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isResumed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minimumScore?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['ExamQuestion']>, ParentType, ContextType>;
  remainingSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExamTopicResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExamTopicResult'] = ResolversParentTypes['ExamTopicResult']> = {
  correct?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FigureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Figure'] = ResolversParentTypes['Figure']> = {
  groups?: Resolver<Array<Schema.Maybe<ResolversTypes['String']>>, ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  period?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  value?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type FoundResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Found'] = ResolversParentTypes['Found']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FoundKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportCheck'] = ResolversParentTypes['ImportCheck']> = {
  badRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unknownColumns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ImportColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportColumn'] = ResolversParentTypes['ImportColumn']> = {
  head?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportJobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportJob'] = ResolversParentTypes['ImportJob']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportProblem']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportStatus'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['ImportStep'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImportProblem'] = ResolversParentTypes['ImportProblem']> = {
  column?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  row?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ImportStatusResolvers = EnumResolverSignature<{ DONE?: any, FAILED?: any, RUNNING?: any }, ResolversTypes['ImportStatus']>;

export type ImportStepResolvers = EnumResolverSignature<{ RECORDS?: any }, ResolversTypes['ImportStep']>;

export type LearningPathResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningPath'] = ResolversParentTypes['LearningPath'], FederationReferenceType extends FederationReferenceTypes['LearningPath'] = FederationReferenceTypes['LearningPath']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['LearningPath']> | FederationReferenceType, FederationReferenceType, ContextType>;
  completedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courseCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courses?: Resolver<Array<ResolversTypes['Course']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difficulty?: Resolver<ResolversTypes['CourseDifficulty'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextStep?: Resolver<Schema.Maybe<ResolversTypes['LearningPathStep']>, ParentType, ContextType>;
  progressPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stepCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['LearningPathStep']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningPathPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningPathPage'] = ResolversParentTypes['LearningPathPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['LearningPath']>, ParentType, ContextType>;
};

export type LearningPathStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningPathStep'] = ResolversParentTypes['LearningPathStep']> = {
  certification?: Resolver<Schema.Maybe<ResolversTypes['Certification']>, ParentType, ContextType>;
  course?: Resolver<Schema.Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  progressPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningStats'] = ResolversParentTypes['LearningStats']> = {
  certificatesEarned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coursesInProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCertifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelExam?: Resolver<ResolversTypes['ExamAttempt'], ParentType, ContextType, RequireFields<Schema.MutationCancelExamArgs, 'attemptId' | 'certificationId'>>;
  checkQuestionImport?: Resolver<ResolversTypes['ImportCheck'], ParentType, ContextType, RequireFields<Schema.MutationCheckQuestionImportArgs, 'certificationId' | 'file'>>;
  completeCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationCompleteCourseArgs, 'id'>>;
  createCertification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType, RequireFields<Schema.MutationCreateCertificationArgs, 'input'>>;
  createCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<Schema.MutationCreateCourseArgs, 'input'>>;
  createCourseCategory?: Resolver<ResolversTypes['CourseCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateCourseCategoryArgs, 'input'>>;
  createLearningPath?: Resolver<ResolversTypes['LearningPath'], ParentType, ContextType, RequireFields<Schema.MutationCreateLearningPathArgs, 'input'>>;
  deleteCertification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCertificationArgs, 'id'>>;
  deleteCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCourseArgs, 'id'>>;
  deleteCourseCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCourseCategoryArgs, 'id'>>;
  deleteLearningPath?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteLearningPathArgs, 'id'>>;
  enrollInCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationEnrollInCourseArgs, 'id'>>;
  rateCourse?: Resolver<ResolversTypes['CourseRating'], ParentType, ContextType, RequireFields<Schema.MutationRateCourseArgs, 'id'>>;
  revokeCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<Schema.MutationRevokeCertificateArgs, 'id' | 'reason'>>;
  saveExamAnswer?: Resolver<ResolversTypes['SavedExamAnswer'], ParentType, ContextType, RequireFields<Schema.MutationSaveExamAnswerArgs, 'answer' | 'attemptId' | 'certificationId' | 'questionId'>>;
  startCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationStartCourseArgs, 'id'>>;
  startExam?: Resolver<ResolversTypes['ExamStart'], ParentType, ContextType, RequireFields<Schema.MutationStartExamArgs, 'certificationId'>>;
  startQuestionImport?: Resolver<ResolversTypes['ImportJob'], ParentType, ContextType, RequireFields<Schema.MutationStartQuestionImportArgs, 'certificationId' | 'file'>>;
  submitExam?: Resolver<ResolversTypes['ExamResult'], ParentType, ContextType, RequireFields<Schema.MutationSubmitExamArgs, 'answers' | 'attemptId' | 'certificationId'>>;
  updateCertification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCertificationArgs, 'id' | 'input'>>;
  updateCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCourseArgs, 'id' | 'input'>>;
  updateCourseCategory?: Resolver<ResolversTypes['CourseCategory'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCourseCategoryArgs, 'id' | 'input'>>;
  updateCourseProgress?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCourseProgressArgs, 'id' | 'input'>>;
  updateEnrollment?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationUpdateEnrollmentArgs, 'id'>>;
  updateLearningPath?: Resolver<ResolversTypes['LearningPath'], ParentType, ContextType, RequireFields<Schema.MutationUpdateLearningPathArgs, 'id' | 'input'>>;
};

export type PlayedRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlayedRange'] = ResolversParentTypes['PlayedRange']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activeCertificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryActiveCertificatesArgs, 'ordering' | 'page' | 'pageSize'>>;
  availableCertifications?: Resolver<ResolversTypes['CertificationPage'], ParentType, ContextType, RequireFields<Schema.QueryAvailableCertificationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<Schema.QueryCertificateArgs, 'id'>>;
  certificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryCertificatesArgs, 'ordering' | 'page' | 'pageSize'>>;
  certification?: Resolver<Schema.Maybe<ResolversTypes['Certification']>, ParentType, ContextType, RequireFields<Schema.QueryCertificationArgs, 'id'>>;
  certifications?: Resolver<ResolversTypes['CertificationPage'], ParentType, ContextType, RequireFields<Schema.QueryCertificationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  course?: Resolver<Schema.Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<Schema.QueryCourseArgs, 'id'>>;
  courseCategories?: Resolver<ResolversTypes['CourseCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryCourseCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  courseCategory?: Resolver<Schema.Maybe<ResolversTypes['CourseCategory']>, ParentType, ContextType, RequireFields<Schema.QueryCourseCategoryArgs, 'id'>>;
  courses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryCoursesArgs, 'ordering' | 'page' | 'pageSize'>>;
  enrollment?: Resolver<Schema.Maybe<ResolversTypes['Enrollment']>, ParentType, ContextType, RequireFields<Schema.QueryEnrollmentArgs, 'id'>>;
  enrollments?: Resolver<ResolversTypes['EnrollmentPage'], ParentType, ContextType, RequireFields<Schema.QueryEnrollmentsArgs, 'ordering' | 'page' | 'pageSize'>>;
  examAttempt?: Resolver<Schema.Maybe<ResolversTypes['ExamAttempt']>, ParentType, ContextType, RequireFields<Schema.QueryExamAttemptArgs, 'id'>>;
  examAttempts?: Resolver<ResolversTypes['ExamAttemptPage'], ParentType, ContextType, RequireFields<Schema.QueryExamAttemptsArgs, 'ordering' | 'page' | 'pageSize'>>;
  examFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryExamFiguresArgs, 'measure'>>;
  expiringCertificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryExpiringCertificatesArgs, 'days' | 'ordering' | 'page' | 'pageSize'>>;
  learningDashboardStats?: Resolver<ResolversTypes['LearningStats'], ParentType, ContextType>;
  learningFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryLearningFiguresArgs, 'measure'>>;
  learningPath?: Resolver<Schema.Maybe<ResolversTypes['LearningPath']>, ParentType, ContextType, RequireFields<Schema.QueryLearningPathArgs, 'id'>>;
  learningPaths?: Resolver<ResolversTypes['LearningPathPage'], ParentType, ContextType, RequireFields<Schema.QueryLearningPathsArgs, 'ordering' | 'page' | 'pageSize'>>;
  popularCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryPopularCoursesArgs, 'page' | 'pageSize'>>;
  questionImport?: Resolver<Schema.Maybe<ResolversTypes['ImportJob']>, ParentType, ContextType, Partial<Schema.QueryQuestionImportArgs>>;
  questionImportColumns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  recommendedCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryRecommendedCoursesArgs, 'page' | 'pageSize'>>;
  searchLearning?: Resolver<Schema.Maybe<Array<ResolversTypes['Found']>>, ParentType, ContextType, RequireFields<Schema.QuerySearchLearningArgs, 'search'>>;
  verifyCertificate?: Resolver<Schema.Maybe<ResolversTypes['CertificateVerification']>, ParentType, ContextType, RequireFields<Schema.QueryVerifyCertificateArgs, 'id'>>;
  waitingInLearning?: Resolver<Schema.Maybe<Array<ResolversTypes['Waiting']>>, ParentType, ContextType>;
};

export type QuestionDifficultyResolvers = EnumResolverSignature<{ EASY?: any, HARD?: any, MEDIUM?: any }, ResolversTypes['QuestionDifficulty']>;

export type QuestionTypeResolvers = EnumResolverSignature<{ MULTIPLE_CHOICE?: any, TRUE_FALSE?: any }, ResolversTypes['QuestionType']>;

export type SavedExamAnswerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedExamAnswer'] = ResolversParentTypes['SavedExamAnswer']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaitingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Waiting'] = ResolversParentTypes['Waiting']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WaitingKind'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Certificate?: CertificateResolvers<ContextType>;
  CertificateInvalidReason?: CertificateInvalidReasonResolvers;
  CertificatePage?: CertificatePageResolvers<ContextType>;
  CertificateStatus?: CertificateStatusResolvers;
  CertificateVerification?: CertificateVerificationResolvers<ContextType>;
  Certification?: CertificationResolvers<ContextType>;
  CertificationPage?: CertificationPageResolvers<ContextType>;
  Course?: CourseResolvers<ContextType>;
  CourseActions?: CourseActionsResolvers<ContextType>;
  CourseCategory?: CourseCategoryResolvers<ContextType>;
  CourseCategoryPage?: CourseCategoryPageResolvers<ContextType>;
  CourseContent?: CourseContentResolvers;
  CourseContentType?: CourseContentTypeResolvers;
  CourseDifficulty?: CourseDifficultyResolvers;
  CoursePage?: CoursePageResolvers<ContextType>;
  CoursePriority?: CoursePriorityResolvers;
  CourseRating?: CourseRatingResolvers<ContextType>;
  CourseStatus?: CourseStatusResolvers;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Enrollment?: EnrollmentResolvers<ContextType>;
  EnrollmentPage?: EnrollmentPageResolvers<ContextType>;
  EnrollmentStatus?: EnrollmentStatusResolvers;
  ExamAnswers?: GraphQLScalarType;
  ExamAttempt?: ExamAttemptResolvers<ContextType>;
  ExamAttemptPage?: ExamAttemptPageResolvers<ContextType>;
  ExamAttemptStatus?: ExamAttemptStatusResolvers;
  ExamQuestion?: ExamQuestionResolvers<ContextType>;
  ExamResult?: ExamResultResolvers<ContextType>;
  ExamStart?: ExamStartResolvers<ContextType>;
  ExamTopicResult?: ExamTopicResultResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  ImportCheck?: ImportCheckResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportJob?: ImportJobResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStep?: ImportStepResolvers;
  LearningPath?: LearningPathResolvers<ContextType>;
  LearningPathPage?: LearningPathPageResolvers<ContextType>;
  LearningPathStep?: LearningPathStepResolvers<ContextType>;
  LearningStats?: LearningStatsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PlayedRange?: PlayedRangeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionDifficulty?: QuestionDifficultyResolvers;
  QuestionType?: QuestionTypeResolvers;
  SavedExamAnswer?: SavedExamAnswerResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  Waiting?: WaitingResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  authenticated?: AuthenticatedDirectiveResolver<any, any, ContextType>;
  count?: CountDirectiveResolver<any, any, ContextType>;
  evenWithOldPassword?: EvenWithOldPasswordDirectiveResolver<any, any, ContextType>;
  fileSize?: FileSizeDirectiveResolver<any, any, ContextType>;
  length?: LengthDirectiveResolver<any, any, ContextType>;
  link?: LinkDirectiveResolver<any, any, ContextType>;
  public?: PublicDirectiveResolver<any, any, ContextType>;
  range?: RangeDirectiveResolver<any, any, ContextType>;
  requiresScopes?: RequiresScopesDirectiveResolver<any, any, ContextType>;
  shareable?: ShareableDirectiveResolver<any, any, ContextType>;
  writes?: WritesDirectiveResolver<any, any, ContextType>;
};
