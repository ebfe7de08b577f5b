import type * as Schema from './schema.js';
import type { ExamAttemptStatus } from './schema.js';
import type { CertificateStatus } from './schema.js';
import type { CertificateInvalidReason } from './schema.js';
import type { QuestionType } from './schema.js';
import type { QuestionDifficulty } from './schema.js';
import type { ImportStatus } from './schema.js';
import type { ImportStep } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Certificate, CertificatePage, Certification, CertificationPage, ExamAttempt, ExamAttemptPage, ExamResult, ImportJob, User } from '../rows.js';
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
  ExamAttempt: ExamAttempt;
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
  ExamAttempt:
    ( { __typename: 'ExamAttempt' }
    & GraphQLRecursivePick<FederationTypes['ExamAttempt'], {"id":true}> );
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
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  ExamAnswers: ResolverTypeWrapper<Schema.Scalars['ExamAnswers']['output']>;
  ExamAttempt: ResolverTypeWrapper<ExamAttempt>;
  ExamAttemptPage: ResolverTypeWrapper<ExamAttemptPage>;
  ExamAttemptStatus: ExamAttemptStatus;
  ExamQuestion: ResolverTypeWrapper<Schema.ExamQuestion>;
  ExamResult: ResolverTypeWrapper<ExamResult>;
  ExamStart: ResolverTypeWrapper<Schema.ExamStart>;
  ExamTopicResult: ResolverTypeWrapper<Schema.ExamTopicResult>;
  ImportCheck: ResolverTypeWrapper<Schema.ImportCheck>;
  ImportColumn: ResolverTypeWrapper<Schema.ImportColumn>;
  ImportJob: ResolverTypeWrapper<ImportJob>;
  ImportProblem: ResolverTypeWrapper<Schema.ImportProblem>;
  ImportStatus: ImportStatus;
  ImportStep: ImportStep;
  LearningStats: ResolverTypeWrapper<Schema.LearningStats>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuestionDifficulty: QuestionDifficulty;
  QuestionInput: Schema.QuestionInput;
  QuestionType: QuestionType;
  SavedExamAnswer: ResolverTypeWrapper<Schema.SavedExamAnswer>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
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
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  ExamAnswers: Schema.Scalars['ExamAnswers']['output'];
  ExamAttempt: ExamAttempt;
  ExamAttemptPage: ExamAttemptPage;
  ExamQuestion: Schema.ExamQuestion;
  ExamResult: ExamResult;
  ExamStart: Schema.ExamStart;
  ExamTopicResult: Schema.ExamTopicResult;
  ImportCheck: Schema.ImportCheck;
  ImportColumn: Schema.ImportColumn;
  ImportJob: ImportJob;
  ImportProblem: Schema.ImportProblem;
  LearningStats: Schema.LearningStats;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  QuestionInput: Schema.QuestionInput;
  SavedExamAnswer: Schema.SavedExamAnswer;
  Upload: Schema.Scalars['Upload']['output'];
  User: User;
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
};

export type CertificationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CertificationPage'] = ResolversParentTypes['CertificationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Certification']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

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

export type LearningStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningStats'] = ResolversParentTypes['LearningStats']> = {
  totalCertifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelExam?: Resolver<ResolversTypes['ExamAttempt'], ParentType, ContextType, RequireFields<Schema.MutationCancelExamArgs, 'attemptId' | 'certificationId'>>;
  checkQuestionImport?: Resolver<ResolversTypes['ImportCheck'], ParentType, ContextType, RequireFields<Schema.MutationCheckQuestionImportArgs, 'certificationId' | 'file'>>;
  createCertification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType, RequireFields<Schema.MutationCreateCertificationArgs, 'input'>>;
  deleteCertification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCertificationArgs, 'id'>>;
  revokeCertificate?: Resolver<ResolversTypes['Certificate'], ParentType, ContextType, RequireFields<Schema.MutationRevokeCertificateArgs, 'id' | 'reason'>>;
  saveExamAnswer?: Resolver<ResolversTypes['SavedExamAnswer'], ParentType, ContextType, RequireFields<Schema.MutationSaveExamAnswerArgs, 'answer' | 'attemptId' | 'certificationId' | 'questionId'>>;
  startExam?: Resolver<ResolversTypes['ExamStart'], ParentType, ContextType, RequireFields<Schema.MutationStartExamArgs, 'certificationId'>>;
  startQuestionImport?: Resolver<ResolversTypes['ImportJob'], ParentType, ContextType, RequireFields<Schema.MutationStartQuestionImportArgs, 'certificationId' | 'file'>>;
  submitExam?: Resolver<ResolversTypes['ExamResult'], ParentType, ContextType, RequireFields<Schema.MutationSubmitExamArgs, 'answers' | 'attemptId' | 'certificationId'>>;
  updateCertification?: Resolver<ResolversTypes['Certification'], ParentType, ContextType, RequireFields<Schema.MutationUpdateCertificationArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activeCertificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryActiveCertificatesArgs, 'ordering' | 'page' | 'pageSize'>>;
  availableCertifications?: Resolver<ResolversTypes['CertificationPage'], ParentType, ContextType, RequireFields<Schema.QueryAvailableCertificationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType, RequireFields<Schema.QueryCertificateArgs, 'id'>>;
  certificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryCertificatesArgs, 'ordering' | 'page' | 'pageSize'>>;
  certification?: Resolver<Schema.Maybe<ResolversTypes['Certification']>, ParentType, ContextType, RequireFields<Schema.QueryCertificationArgs, 'id'>>;
  certifications?: Resolver<ResolversTypes['CertificationPage'], ParentType, ContextType, RequireFields<Schema.QueryCertificationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  examAttempt?: Resolver<Schema.Maybe<ResolversTypes['ExamAttempt']>, ParentType, ContextType, RequireFields<Schema.QueryExamAttemptArgs, 'id'>>;
  examAttempts?: Resolver<ResolversTypes['ExamAttemptPage'], ParentType, ContextType, RequireFields<Schema.QueryExamAttemptsArgs, 'ordering' | 'page' | 'pageSize'>>;
  expiringCertificates?: Resolver<ResolversTypes['CertificatePage'], ParentType, ContextType, RequireFields<Schema.QueryExpiringCertificatesArgs, 'days' | 'ordering' | 'page' | 'pageSize'>>;
  learningDashboardStats?: Resolver<ResolversTypes['LearningStats'], ParentType, ContextType>;
  questionImport?: Resolver<Schema.Maybe<ResolversTypes['ImportJob']>, ParentType, ContextType, Partial<Schema.QueryQuestionImportArgs>>;
  questionImportColumns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  verifyCertificate?: Resolver<Schema.Maybe<ResolversTypes['CertificateVerification']>, ParentType, ContextType, RequireFields<Schema.QueryVerifyCertificateArgs, 'id'>>;
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

export type Resolvers<ContextType = RequestContext> = {
  Certificate?: CertificateResolvers<ContextType>;
  CertificateInvalidReason?: CertificateInvalidReasonResolvers;
  CertificatePage?: CertificatePageResolvers<ContextType>;
  CertificateStatus?: CertificateStatusResolvers;
  CertificateVerification?: CertificateVerificationResolvers<ContextType>;
  Certification?: CertificationResolvers<ContextType>;
  CertificationPage?: CertificationPageResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  ExamAnswers?: GraphQLScalarType;
  ExamAttempt?: ExamAttemptResolvers<ContextType>;
  ExamAttemptPage?: ExamAttemptPageResolvers<ContextType>;
  ExamAttemptStatus?: ExamAttemptStatusResolvers;
  ExamQuestion?: ExamQuestionResolvers<ContextType>;
  ExamResult?: ExamResultResolvers<ContextType>;
  ExamStart?: ExamStartResolvers<ContextType>;
  ExamTopicResult?: ExamTopicResultResolvers<ContextType>;
  ImportCheck?: ImportCheckResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportJob?: ImportJobResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStep?: ImportStepResolvers;
  LearningStats?: LearningStatsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuestionDifficulty?: QuestionDifficultyResolvers;
  QuestionType?: QuestionTypeResolvers;
  SavedExamAnswer?: SavedExamAnswerResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
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
