import type * as Schema from './schema.js';
import type { CourseDifficulty } from './schema.js';
import type { CoursePriority } from './schema.js';
import type { CourseContentType } from './schema.js';
import type { CourseContent } from './schema.js';
import type { CourseStatus } from './schema.js';
import type { EnrollmentStatus } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Course, CourseActions, CourseCategory, CourseCategoryPage, CoursePage, CourseRating, Enrollment, EnrollmentPage, LearningPath, LearningPathPage, LearningStats } from '../rows.js';
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
  Course: Course;
  CourseCategory: CourseCategory;
  Enrollment: Enrollment;
  LearningPath: LearningPath;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Course:
    ( { __typename: 'Course' }
    & GraphQLRecursivePick<FederationTypes['Course'], {"id":true}> );
  CourseCategory:
    ( { __typename: 'CourseCategory' }
    & GraphQLRecursivePick<FederationTypes['CourseCategory'], {"id":true}> );
  Enrollment:
    ( { __typename: 'Enrollment' }
    & GraphQLRecursivePick<FederationTypes['Enrollment'], {"id":true}> );
  LearningPath:
    ( { __typename: 'LearningPath' }
    & GraphQLRecursivePick<FederationTypes['LearningPath'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Course: ResolverTypeWrapper<Course>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
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
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  Enrollment: ResolverTypeWrapper<Enrollment>;
  EnrollmentPage: ResolverTypeWrapper<EnrollmentPage>;
  EnrollmentStatus: EnrollmentStatus;
  LearningPath: ResolverTypeWrapper<LearningPath>;
  LearningPathChanges: Schema.LearningPathChanges;
  LearningPathInput: Schema.LearningPathInput;
  LearningPathPage: ResolverTypeWrapper<LearningPathPage>;
  LearningStats: ResolverTypeWrapper<LearningStats>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PlayedRange: ResolverTypeWrapper<Schema.PlayedRange>;
  PlayedRangeInput: Schema.PlayedRangeInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Course: Course;
  Boolean: Schema.Scalars['Boolean']['output'];
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
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  Enrollment: Enrollment;
  EnrollmentPage: EnrollmentPage;
  LearningPath: LearningPath;
  LearningPathChanges: Schema.LearningPathChanges;
  LearningPathInput: Schema.LearningPathInput;
  LearningPathPage: LearningPathPage;
  LearningStats: LearningStats;
  Mutation: Record<PropertyKey, never>;
  PlayedRange: Schema.PlayedRange;
  PlayedRangeInput: Schema.PlayedRangeInput;
  Query: Record<PropertyKey, never>;
  Upload: Schema.Scalars['Upload']['output'];
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
  nextCourse?: Resolver<Schema.Maybe<ResolversTypes['Course']>, ParentType, ContextType>;
  progressPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LearningPathPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningPathPage'] = ResolversParentTypes['LearningPathPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['LearningPath']>, ParentType, ContextType>;
};

export type LearningStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LearningStats'] = ResolversParentTypes['LearningStats']> = {
  completedCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myEnrollments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCertifications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCourses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  completeCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationCompleteCourseArgs, 'id'>>;
  createCourse?: Resolver<ResolversTypes['Course'], ParentType, ContextType, RequireFields<Schema.MutationCreateCourseArgs, 'input'>>;
  createCourseCategory?: Resolver<ResolversTypes['CourseCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateCourseCategoryArgs, 'input'>>;
  createLearningPath?: Resolver<ResolversTypes['LearningPath'], ParentType, ContextType, RequireFields<Schema.MutationCreateLearningPathArgs, 'input'>>;
  deleteCourse?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCourseArgs, 'id'>>;
  deleteCourseCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteCourseCategoryArgs, 'id'>>;
  deleteLearningPath?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteLearningPathArgs, 'id'>>;
  enrollInCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationEnrollInCourseArgs, 'id'>>;
  rateCourse?: Resolver<ResolversTypes['CourseRating'], ParentType, ContextType, RequireFields<Schema.MutationRateCourseArgs, 'id'>>;
  startCourse?: Resolver<ResolversTypes['Enrollment'], ParentType, ContextType, RequireFields<Schema.MutationStartCourseArgs, 'id'>>;
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
  course?: Resolver<Schema.Maybe<ResolversTypes['Course']>, ParentType, ContextType, RequireFields<Schema.QueryCourseArgs, 'id'>>;
  courseCategories?: Resolver<ResolversTypes['CourseCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryCourseCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  courseCategory?: Resolver<Schema.Maybe<ResolversTypes['CourseCategory']>, ParentType, ContextType, RequireFields<Schema.QueryCourseCategoryArgs, 'id'>>;
  courses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryCoursesArgs, 'ordering' | 'page' | 'pageSize'>>;
  enrollment?: Resolver<Schema.Maybe<ResolversTypes['Enrollment']>, ParentType, ContextType, RequireFields<Schema.QueryEnrollmentArgs, 'id'>>;
  enrollments?: Resolver<ResolversTypes['EnrollmentPage'], ParentType, ContextType, RequireFields<Schema.QueryEnrollmentsArgs, 'ordering' | 'page' | 'pageSize'>>;
  learningDashboardStats?: Resolver<ResolversTypes['LearningStats'], ParentType, ContextType>;
  learningPath?: Resolver<Schema.Maybe<ResolversTypes['LearningPath']>, ParentType, ContextType, RequireFields<Schema.QueryLearningPathArgs, 'id'>>;
  learningPaths?: Resolver<ResolversTypes['LearningPathPage'], ParentType, ContextType, RequireFields<Schema.QueryLearningPathsArgs, 'ordering' | 'page' | 'pageSize'>>;
  popularCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryPopularCoursesArgs, 'page' | 'pageSize'>>;
  recommendedCourses?: Resolver<ResolversTypes['CoursePage'], ParentType, ContextType, RequireFields<Schema.QueryRecommendedCoursesArgs, 'page' | 'pageSize'>>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type Resolvers<ContextType = RequestContext> = {
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
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Enrollment?: EnrollmentResolvers<ContextType>;
  EnrollmentPage?: EnrollmentPageResolvers<ContextType>;
  EnrollmentStatus?: EnrollmentStatusResolvers;
  LearningPath?: LearningPathResolvers<ContextType>;
  LearningPathPage?: LearningPathPageResolvers<ContextType>;
  LearningStats?: LearningStatsResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PlayedRange?: PlayedRangeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Upload?: GraphQLScalarType;
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
