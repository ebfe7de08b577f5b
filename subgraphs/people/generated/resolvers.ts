import type * as Schema from './schema.js';
import type { JobApplicationField } from './schema.js';
import type { AttendanceStatus } from './schema.js';
import type { EmployeeField } from './schema.js';
import type { EmploymentStatus } from './schema.js';
import type { EmploymentType } from './schema.js';
import type { ImportStatus } from './schema.js';
import type { ImportStep } from './schema.js';
import type { GoalState } from './schema.js';
import type { ReviewState } from './schema.js';
import type { ExperienceLevel } from './schema.js';
import type { RecommendationMethod } from './schema.js';
import type { JobMatchKind } from './schema.js';
import type { TimesheetStatus } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Attendance, AttendancePage, Department, DepartmentPage, Employee, EmployeeActions, EmployeeChange, EmployeeChangePage, EmployeePage, EmployeeStatistics, Goal, GoalActions, GoalPage, HolidayPage, ImportJob, JobApplication, JobApplicationActions, JobApplicationChange, JobApplicationChangePage, JobApplicationPage, JobPosting, JobPostingActions, JobPostingPage, JobRecommendation, Leaving, LookupPage, OrgChart, OrgChartPerson, PerformanceReview, PerformanceReviewActions, PerformanceReviewPage, ReviewCycle, ReviewCycleActions, ReviewCyclePage, TimeEntry, TimeEntryPage, Timesheet, TimesheetActions, TimesheetPage, TrackingSession, User } from '../rows.js';
import type { RequestContext } from '../../kit/request/context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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
  Department: Department;
  Employee: Employee;
  Goal: Goal;
  JobApplication: JobApplication;
  JobPosting: JobPosting;
  Leaving: Leaving;
  PerformanceReview: PerformanceReview;
  ReviewCycle: ReviewCycle;
  TimeEntry: TimeEntry;
  Timesheet: Timesheet;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Department:
    ( { __typename: 'Department' }
    & GraphQLRecursivePick<FederationTypes['Department'], {"id":true}> );
  Employee:
    ( { __typename: 'Employee' }
    & GraphQLRecursivePick<FederationTypes['Employee'], {"id":true}> );
  Goal:
    ( { __typename: 'Goal' }
    & GraphQLRecursivePick<FederationTypes['Goal'], {"id":true}> );
  JobApplication:
    ( { __typename: 'JobApplication' }
    & GraphQLRecursivePick<FederationTypes['JobApplication'], {"id":true}> );
  JobPosting:
    ( { __typename: 'JobPosting' }
    & GraphQLRecursivePick<FederationTypes['JobPosting'], {"id":true}> );
  Leaving:
    ( { __typename: 'Leaving' }
    & GraphQLRecursivePick<FederationTypes['Leaving'], {"userId":true}> );
  PerformanceReview:
    ( { __typename: 'PerformanceReview' }
    & GraphQLRecursivePick<FederationTypes['PerformanceReview'], {"id":true}> );
  ReviewCycle:
    ( { __typename: 'ReviewCycle' }
    & GraphQLRecursivePick<FederationTypes['ReviewCycle'], {"id":true}> );
  TimeEntry:
    ( { __typename: 'TimeEntry' }
    & GraphQLRecursivePick<FederationTypes['TimeEntry'], {"id":true}> );
  Timesheet:
    ( { __typename: 'Timesheet' }
    & GraphQLRecursivePick<FederationTypes['Timesheet'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AcknowledgementInput: Schema.AcknowledgementInput;
  AddHolidayInput: Schema.AddHolidayInput;
  ApplicationDimension: Schema.ApplicationDimension;
  ApplicationMeasure: Schema.ApplicationMeasure;
  Attendance: ResolverTypeWrapper<Attendance>;
  AttendancePage: ResolverTypeWrapper<AttendancePage>;
  AttendanceStatus: AttendanceStatus;
  AttendanceToday: ResolverTypeWrapper<Omit<Schema.AttendanceToday, 'attendance'> & { attendance?: Schema.Maybe<ResolversTypes['Attendance']> }>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CalibrationInput: Schema.CalibrationInput;
  CreateDepartmentInput: Schema.CreateDepartmentInput;
  CreateEmployeeInput: Schema.CreateEmployeeInput;
  CreateGoalInput: Schema.CreateGoalInput;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  Department: ResolverTypeWrapper<Department>;
  DepartmentHeadcount: ResolverTypeWrapper<Schema.DepartmentHeadcount>;
  DepartmentPage: ResolverTypeWrapper<DepartmentPage>;
  DepartmentRatings: ResolverTypeWrapper<Schema.DepartmentRatings>;
  Employee: ResolverTypeWrapper<Employee>;
  EmployeeActions: ResolverTypeWrapper<EmployeeActions>;
  EmployeeChange: ResolverTypeWrapper<EmployeeChange>;
  EmployeeChangePage: ResolverTypeWrapper<EmployeeChangePage>;
  EmployeeField: EmployeeField;
  EmployeePage: ResolverTypeWrapper<EmployeePage>;
  EmployeeStatistics: ResolverTypeWrapper<EmployeeStatistics>;
  EmploymentStatus: EmploymentStatus;
  EmploymentType: EmploymentType;
  EmploymentTypeHeadcount: ResolverTypeWrapper<Schema.EmploymentTypeHeadcount>;
  ExperienceLevel: ExperienceLevel;
  Figure: ResolverTypeWrapper<Schema.Figure>;
  FigurePeriod: Schema.FigurePeriod;
  Found: ResolverTypeWrapper<Schema.Found>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  FoundKind: Schema.FoundKind;
  Goal: ResolverTypeWrapper<Goal>;
  GoalActions: ResolverTypeWrapper<GoalActions>;
  GoalNote: ResolverTypeWrapper<Schema.GoalNote>;
  GoalPage: ResolverTypeWrapper<GoalPage>;
  GoalState: GoalState;
  Holiday: ResolverTypeWrapper<Schema.Holiday>;
  HolidayPage: ResolverTypeWrapper<HolidayPage>;
  HoursDimension: Schema.HoursDimension;
  HoursMeasure: Schema.HoursMeasure;
  ImportCheck: ResolverTypeWrapper<Schema.ImportCheck>;
  ImportColumn: ResolverTypeWrapper<Schema.ImportColumn>;
  ImportJob: ResolverTypeWrapper<ImportJob>;
  ImportProblem: ResolverTypeWrapper<Schema.ImportProblem>;
  ImportStatus: ImportStatus;
  ImportStep: ImportStep;
  JobApplication: ResolverTypeWrapper<JobApplication>;
  JobApplicationActions: ResolverTypeWrapper<JobApplicationActions>;
  JobApplicationChange: ResolverTypeWrapper<JobApplicationChange>;
  JobApplicationChangePage: ResolverTypeWrapper<JobApplicationChangePage>;
  JobApplicationChanges: Schema.JobApplicationChanges;
  JobApplicationCount: ResolverTypeWrapper<Schema.JobApplicationCount>;
  JobApplicationField: JobApplicationField;
  JobApplicationInput: Schema.JobApplicationInput;
  JobApplicationPage: ResolverTypeWrapper<JobApplicationPage>;
  JobMatch: ResolverTypeWrapper<Schema.JobMatch>;
  JobMatchKind: JobMatchKind;
  JobPosting: ResolverTypeWrapper<JobPosting>;
  JobPostingActions: ResolverTypeWrapper<JobPostingActions>;
  JobPostingChanges: Schema.JobPostingChanges;
  JobPostingInput: Schema.JobPostingInput;
  JobPostingPage: ResolverTypeWrapper<JobPostingPage>;
  JobRecommendation: ResolverTypeWrapper<JobRecommendation>;
  JobRecommendations: ResolverTypeWrapper<Omit<Schema.JobRecommendations, 'recommendations'> & { recommendations: Array<ResolversTypes['JobRecommendation']> }>;
  Leaving: ResolverTypeWrapper<Leaving>;
  Lookup: ResolverTypeWrapper<Schema.Lookup>;
  LookupPage: ResolverTypeWrapper<LookupPage>;
  ManagerReviewInput: Schema.ManagerReviewInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  OrgChart: ResolverTypeWrapper<OrgChart>;
  OrgChartPerson: ResolverTypeWrapper<OrgChartPerson>;
  PerformanceReview: ResolverTypeWrapper<PerformanceReview>;
  PerformanceReviewActions: ResolverTypeWrapper<PerformanceReviewActions>;
  PerformanceReviewPage: ResolverTypeWrapper<PerformanceReviewPage>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RecommendationMethod: RecommendationMethod;
  RecommendationStats: ResolverTypeWrapper<Schema.RecommendationStats>;
  RecommendationStatus: Schema.RecommendationStatus;
  ReviewCalibration: ResolverTypeWrapper<Schema.ReviewCalibration>;
  ReviewCycle: ResolverTypeWrapper<ReviewCycle>;
  ReviewCycleActions: ResolverTypeWrapper<ReviewCycleActions>;
  ReviewCycleInput: Schema.ReviewCycleInput;
  ReviewCyclePage: ResolverTypeWrapper<ReviewCyclePage>;
  ReviewDistribution: ResolverTypeWrapper<Schema.ReviewDistribution>;
  ReviewProgress: ResolverTypeWrapper<Schema.ReviewProgress>;
  ReviewScope: Schema.ReviewScope;
  ReviewState: ReviewState;
  SelfReviewInput: Schema.SelfReviewInput;
  SharedReviews: ResolverTypeWrapper<Omit<Schema.SharedReviews, 'cycle'> & { cycle: ResolversTypes['ReviewCycle'] }>;
  StaffDimension: Schema.StaffDimension;
  StaffMeasure: Schema.StaffMeasure;
  StartTrackingInput: Schema.StartTrackingInput;
  StopTrackingInput: Schema.StopTrackingInput;
  TimeEntry: ResolverTypeWrapper<TimeEntry>;
  TimeEntryChanges: Schema.TimeEntryChanges;
  TimeEntryInput: Schema.TimeEntryInput;
  TimeEntryPage: ResolverTypeWrapper<TimeEntryPage>;
  Timesheet: ResolverTypeWrapper<Timesheet>;
  TimesheetActions: ResolverTypeWrapper<TimesheetActions>;
  TimesheetEntryInput: Schema.TimesheetEntryInput;
  TimesheetInput: Schema.TimesheetInput;
  TimesheetPage: ResolverTypeWrapper<TimesheetPage>;
  TimesheetStatus: TimesheetStatus;
  TrackingSession: ResolverTypeWrapper<TrackingSession>;
  UpdateDepartmentInput: Schema.UpdateDepartmentInput;
  UpdateEmployeeInput: Schema.UpdateEmployeeInput;
  UpdateGoalInput: Schema.UpdateGoalInput;
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
  AcknowledgementInput: Schema.AcknowledgementInput;
  AddHolidayInput: Schema.AddHolidayInput;
  Attendance: Attendance;
  AttendancePage: AttendancePage;
  AttendanceToday: Omit<Schema.AttendanceToday, 'attendance'> & { attendance?: Schema.Maybe<ResolversParentTypes['Attendance']> };
  Boolean: Schema.Scalars['Boolean']['output'];
  CalibrationInput: Schema.CalibrationInput;
  CreateDepartmentInput: Schema.CreateDepartmentInput;
  CreateEmployeeInput: Schema.CreateEmployeeInput;
  CreateGoalInput: Schema.CreateGoalInput;
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  Department: Department;
  DepartmentHeadcount: Schema.DepartmentHeadcount;
  DepartmentPage: DepartmentPage;
  DepartmentRatings: Schema.DepartmentRatings;
  Employee: Employee;
  EmployeeActions: EmployeeActions;
  EmployeeChange: EmployeeChange;
  EmployeeChangePage: EmployeeChangePage;
  EmployeePage: EmployeePage;
  EmployeeStatistics: EmployeeStatistics;
  EmploymentTypeHeadcount: Schema.EmploymentTypeHeadcount;
  Figure: Schema.Figure;
  Found: Schema.Found;
  ID: Schema.Scalars['ID']['output'];
  Goal: Goal;
  GoalActions: GoalActions;
  GoalNote: Schema.GoalNote;
  GoalPage: GoalPage;
  Holiday: Schema.Holiday;
  HolidayPage: HolidayPage;
  ImportCheck: Schema.ImportCheck;
  ImportColumn: Schema.ImportColumn;
  ImportJob: ImportJob;
  ImportProblem: Schema.ImportProblem;
  JobApplication: JobApplication;
  JobApplicationActions: JobApplicationActions;
  JobApplicationChange: JobApplicationChange;
  JobApplicationChangePage: JobApplicationChangePage;
  JobApplicationChanges: Schema.JobApplicationChanges;
  JobApplicationCount: Schema.JobApplicationCount;
  JobApplicationInput: Schema.JobApplicationInput;
  JobApplicationPage: JobApplicationPage;
  JobMatch: Schema.JobMatch;
  JobPosting: JobPosting;
  JobPostingActions: JobPostingActions;
  JobPostingChanges: Schema.JobPostingChanges;
  JobPostingInput: Schema.JobPostingInput;
  JobPostingPage: JobPostingPage;
  JobRecommendation: JobRecommendation;
  JobRecommendations: Omit<Schema.JobRecommendations, 'recommendations'> & { recommendations: Array<ResolversParentTypes['JobRecommendation']> };
  Leaving: Leaving;
  Lookup: Schema.Lookup;
  LookupPage: LookupPage;
  ManagerReviewInput: Schema.ManagerReviewInput;
  Mutation: Record<PropertyKey, never>;
  OrgChart: OrgChart;
  OrgChartPerson: OrgChartPerson;
  PerformanceReview: PerformanceReview;
  PerformanceReviewActions: PerformanceReviewActions;
  PerformanceReviewPage: PerformanceReviewPage;
  Query: Record<PropertyKey, never>;
  RecommendationStats: Schema.RecommendationStats;
  ReviewCalibration: Schema.ReviewCalibration;
  ReviewCycle: ReviewCycle;
  ReviewCycleActions: ReviewCycleActions;
  ReviewCycleInput: Schema.ReviewCycleInput;
  ReviewCyclePage: ReviewCyclePage;
  ReviewDistribution: Schema.ReviewDistribution;
  ReviewProgress: Schema.ReviewProgress;
  SelfReviewInput: Schema.SelfReviewInput;
  SharedReviews: Omit<Schema.SharedReviews, 'cycle'> & { cycle: ResolversParentTypes['ReviewCycle'] };
  StartTrackingInput: Schema.StartTrackingInput;
  StopTrackingInput: Schema.StopTrackingInput;
  TimeEntry: TimeEntry;
  TimeEntryChanges: Schema.TimeEntryChanges;
  TimeEntryInput: Schema.TimeEntryInput;
  TimeEntryPage: TimeEntryPage;
  Timesheet: Timesheet;
  TimesheetActions: TimesheetActions;
  TimesheetEntryInput: Schema.TimesheetEntryInput;
  TimesheetInput: Schema.TimesheetInput;
  TimesheetPage: TimesheetPage;
  TrackingSession: TrackingSession;
  UpdateDepartmentInput: Schema.UpdateDepartmentInput;
  UpdateEmployeeInput: Schema.UpdateEmployeeInput;
  UpdateGoalInput: Schema.UpdateGoalInput;
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

export type AttendanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attendance'] = ResolversParentTypes['Attendance']> = {
  clockIn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  clockOut?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AttendanceStatus'], ParentType, ContextType>;
  totalHours?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
};

export type AttendancePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttendancePage'] = ResolversParentTypes['AttendancePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Attendance']>, ParentType, ContextType>;
};

export type AttendanceStatusResolvers = EnumResolverSignature<{ INCOMPLETE?: any, PRESENT?: any }, ResolversTypes['AttendanceStatus']>;

export type AttendanceTodayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttendanceToday'] = ResolversParentTypes['AttendanceToday']> = {
  attendance?: Resolver<Schema.Maybe<ResolversTypes['Attendance']>, ParentType, ContextType>;
  clockedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

export type DepartmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Department'] = ResolversParentTypes['Department'], FederationReferenceType extends FederationReferenceTypes['Department'] = FederationReferenceTypes['Department']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Department']> | FederationReferenceType, FederationReferenceType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepartmentHeadcountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DepartmentHeadcount'] = ResolversParentTypes['DepartmentHeadcount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  departmentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DepartmentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DepartmentPage'] = ResolversParentTypes['DepartmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Department']>, ParentType, ContextType>;
};

export type DepartmentRatingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DepartmentRatings'] = ResolversParentTypes['DepartmentRatings']> = {
  department?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isWithheld?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  people?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ratings?: Resolver<Schema.Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee'], FederationReferenceType extends FederationReferenceTypes['Employee'] = FederationReferenceTypes['Employee']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Employee']> | FederationReferenceType, FederationReferenceType, ContextType>;
  addressLine1?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  department?: Resolver<Schema.Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  departmentSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  directReports?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  directReportsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employmentStatus?: Resolver<ResolversTypes['EmploymentStatus'], ParentType, ContextType>;
  employmentType?: Resolver<ResolversTypes['EmploymentType'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullAddress?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hireDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  manager?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  managerChain?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
  managerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salary?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  state?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['EmployeeActions'], ParentType, ContextType>;
  weeklyHours?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  yearsOfService?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  zipCode?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeActions'] = ResolversParentTypes['EmployeeActions']> = {
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateTerms?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EmployeeChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeChange'] = ResolversParentTypes['EmployeeChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['EmployeeField'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmployeeChangePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeChangePage'] = ResolversParentTypes['EmployeeChangePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['EmployeeChange']>, ParentType, ContextType>;
};

export type EmployeeFieldResolvers = EnumResolverSignature<{ ADDRESS_LINE1?: any, CITY?: any, COUNTRY?: any, DEPARTMENT?: any, EMPLOYEE_ID?: any, EMPLOYMENT_STATUS?: any, EMPLOYMENT_TYPE?: any, HIRE_DATE?: any, JOB_TITLE?: any, MANAGER?: any, PHONE_NUMBER?: any, SALARY?: any, STATE?: any, WEEKLY_HOURS?: any, ZIP_CODE?: any }, ResolversTypes['EmployeeField']>;

export type EmployeePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeePage'] = ResolversParentTypes['EmployeePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType>;
};

export type EmployeeStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmployeeStatistics'] = ResolversParentTypes['EmployeeStatistics']> = {
  activeEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byDepartment?: Resolver<Array<ResolversTypes['DepartmentHeadcount']>, ParentType, ContextType>;
  byEmploymentType?: Resolver<Array<ResolversTypes['EmploymentTypeHeadcount']>, ParentType, ContextType>;
  inactiveEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newHiresThisMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onLeaveEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  probationEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  terminatedEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalEmployees?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EmploymentStatusResolvers = EnumResolverSignature<{ ACTIVE?: any, INACTIVE?: any, ON_LEAVE?: any, PROBATION?: any, TERMINATED?: any }, ResolversTypes['EmploymentStatus']>;

export type EmploymentTypeResolvers = EnumResolverSignature<{ CONTRACT?: any, FULL_TIME?: any, INTERN?: any, PART_TIME?: any, TEMPORARY?: any }, ResolversTypes['EmploymentType']>;

export type EmploymentTypeHeadcountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EmploymentTypeHeadcount'] = ResolversParentTypes['EmploymentTypeHeadcount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employmentType?: Resolver<ResolversTypes['EmploymentType'], ParentType, ContextType>;
};

export type ExperienceLevelResolvers = EnumResolverSignature<{ ENTRY?: any, EXECUTIVE?: any, LEAD?: any, MANAGER?: any, MID?: any, SENIOR?: any }, ResolversTypes['ExperienceLevel']>;

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

export type GoalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Goal'] = ResolversParentTypes['Goal'], FederationReferenceType extends FederationReferenceTypes['Goal'] = FederationReferenceTypes['Goal']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Goal']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['GoalNote']>, ParentType, ContextType>;
  reviewId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['GoalState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['GoalActions'], ParentType, ContextType>;
};

export type GoalActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GoalActions'] = ResolversParentTypes['GoalActions']> = {
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GoalNoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GoalNote'] = ResolversParentTypes['GoalNote']> = {
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GoalPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GoalPage'] = ResolversParentTypes['GoalPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Goal']>, ParentType, ContextType>;
};

export type GoalStateResolvers = EnumResolverSignature<{ DONE?: any, DROPPED?: any, IN_PROGRESS?: any, NOT_STARTED?: any }, ResolversTypes['GoalState']>;

export type HolidayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HolidayPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HolidayPage'] = ResolversParentTypes['HolidayPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Holiday']>, ParentType, ContextType>;
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

export type ImportStepResolvers = EnumResolverSignature<{ ACCOUNTS?: any, RECORDS?: any, REMOVAL?: any, SIGN_INS?: any }, ResolversTypes['ImportStep']>;

export type JobApplicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplication'] = ResolversParentTypes['JobApplication'], FederationReferenceType extends FederationReferenceTypes['JobApplication'] = FederationReferenceTypes['JobApplication']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['JobApplication']> | FederationReferenceType, FederationReferenceType, ContextType>;
  additionalInfo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applicant?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  applicantId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  applicantName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availabilityDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  coverLetter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPosition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expectedSalary?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  interviewDate?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jobPosting?: Resolver<Schema.Maybe<ResolversTypes['JobPosting']>, ParentType, ContextType>;
  jobPostingId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  resume?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewNotes?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['JobApplicationActions'], ParentType, ContextType>;
  yearsExperience?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobApplicationActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplicationActions'] = ResolversParentTypes['JobApplicationActions']> = {
  review?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobApplicationChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplicationChange'] = ResolversParentTypes['JobApplicationChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['JobApplicationField'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobApplicationChangePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplicationChangePage'] = ResolversParentTypes['JobApplicationChangePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['JobApplicationChange']>, ParentType, ContextType>;
};

export type JobApplicationCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplicationCount'] = ResolversParentTypes['JobApplicationCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType>;
};

export type JobApplicationFieldResolvers = EnumResolverSignature<{ INTERVIEW_DATE?: any, RATING?: any, REVIEW_NOTES?: any, STATUS?: any }, ResolversTypes['JobApplicationField']>;

export type JobApplicationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplicationPage'] = ResolversParentTypes['JobApplicationPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['JobApplication']>, ParentType, ContextType>;
};

export type JobMatchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobMatch'] = ResolversParentTypes['JobMatch']> = {
  inPosting?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inResume?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobMatchKind'], ParentType, ContextType>;
  skill?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobMatchKindResolvers = EnumResolverSignature<{ MATCH?: any, MISSING?: any, RELATED?: any }, ResolversTypes['JobMatchKind']>;

export type JobPostingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobPosting'] = ResolversParentTypes['JobPosting'], FederationReferenceType extends FederationReferenceTypes['JobPosting'] = FederationReferenceTypes['JobPosting']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['JobPosting']> | FederationReferenceType, FederationReferenceType, ContextType>;
  acceptsApplications?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applicationDeadline?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  applicationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  benefits?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  department?: Resolver<Schema.Maybe<ResolversTypes['Department']>, ParentType, ContextType>;
  departmentId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  experienceLevel?: Resolver<ResolversTypes['ExperienceLevel'], ParentType, ContextType>;
  hiringManagerId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hiringManagerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobType?: Resolver<ResolversTypes['EmploymentType'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  myApplication?: Resolver<Schema.Maybe<ResolversTypes['JobApplication']>, ParentType, ContextType>;
  positionsAvailable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType>;
  priorityId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remoteAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requirements?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  responsibilities?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  salaryMax?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salaryMin?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  salaryRange?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Lookup'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['JobPostingActions'], ParentType, ContextType>;
};

export type JobPostingActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobPostingActions'] = ResolversParentTypes['JobPostingActions']> = {
  apply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobPostingPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobPostingPage'] = ResolversParentTypes['JobPostingPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['JobPosting']>, ParentType, ContextType>;
};

export type JobRecommendationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobRecommendation'] = ResolversParentTypes['JobRecommendation']> = {
  isUrgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  job?: Resolver<ResolversTypes['JobPosting'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchPercentage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matchReasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<Array<ResolversTypes['JobMatch']>, ParentType, ContextType>;
  recommendationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobRecommendationsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobRecommendations'] = ResolversParentTypes['JobRecommendations']> = {
  cached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  madeAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methodUsed?: Resolver<Schema.Maybe<ResolversTypes['RecommendationMethod']>, ParentType, ContextType>;
  processingStats?: Resolver<ResolversTypes['RecommendationStats'], ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['JobRecommendation']>, ParentType, ContextType>;
  resumeName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RecommendationStatus'], ParentType, ContextType>;
};

export type LeavingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Leaving'] = ResolversParentTypes['Leaving'], FederationReferenceType extends FederationReferenceTypes['Leaving'] = FederationReferenceTypes['Leaving']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Leaving']> | FederationReferenceType, FederationReferenceType, ContextType>;
  employee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType>;
  postings?: Resolver<ResolversTypes['JobPostingPage'], ParentType, ContextType>;
  reportUserIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  reports?: Resolver<ResolversTypes['EmployeePage'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LookupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Lookup'] = ResolversParentTypes['Lookup']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LookupPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LookupPage'] = ResolversParentTypes['LookupPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Lookup']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeReview?: Resolver<ResolversTypes['PerformanceReview'], ParentType, ContextType, RequireFields<Schema.MutationAcknowledgeReviewArgs, 'id' | 'input'>>;
  addGoalNote?: Resolver<ResolversTypes['Goal'], ParentType, ContextType, RequireFields<Schema.MutationAddGoalNoteArgs, 'goalId' | 'text'>>;
  addHoliday?: Resolver<ResolversTypes['Holiday'], ParentType, ContextType, RequireFields<Schema.MutationAddHolidayArgs, 'input'>>;
  applyToJob?: Resolver<ResolversTypes['JobApplication'], ParentType, ContextType, RequireFields<Schema.MutationApplyToJobArgs, 'input'>>;
  approveTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationApproveTimesheetArgs, 'id'>>;
  calibrateReview?: Resolver<ResolversTypes['PerformanceReview'], ParentType, ContextType, RequireFields<Schema.MutationCalibrateReviewArgs, 'id' | 'input'>>;
  checkEmployeeImport?: Resolver<ResolversTypes['ImportCheck'], ParentType, ContextType, RequireFields<Schema.MutationCheckEmployeeImportArgs, 'file'>>;
  checkResumeAndRecommend?: Resolver<ResolversTypes['JobRecommendations'], ParentType, ContextType, RequireFields<Schema.MutationCheckResumeAndRecommendArgs, 'forceRefresh' | 'limit' | 'proceedWithExisting'>>;
  clockIn?: Resolver<ResolversTypes['Attendance'], ParentType, ContextType, Partial<Schema.MutationClockInArgs>>;
  clockOut?: Resolver<ResolversTypes['Attendance'], ParentType, ContextType, Partial<Schema.MutationClockOutArgs>>;
  closeReviewCycle?: Resolver<ResolversTypes['ReviewCycle'], ParentType, ContextType, RequireFields<Schema.MutationCloseReviewCycleArgs, 'id'>>;
  correctTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationCorrectTimesheetArgs, 'id'>>;
  createDepartment?: Resolver<ResolversTypes['Department'], ParentType, ContextType, RequireFields<Schema.MutationCreateDepartmentArgs, 'input'>>;
  createEmployee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType, RequireFields<Schema.MutationCreateEmployeeArgs, 'input'>>;
  createGoal?: Resolver<ResolversTypes['Goal'], ParentType, ContextType, RequireFields<Schema.MutationCreateGoalArgs, 'input'>>;
  createJobPosting?: Resolver<ResolversTypes['JobPosting'], ParentType, ContextType, RequireFields<Schema.MutationCreateJobPostingArgs, 'input'>>;
  createTimeEntry?: Resolver<ResolversTypes['TimeEntry'], ParentType, ContextType, RequireFields<Schema.MutationCreateTimeEntryArgs, 'input'>>;
  createTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationCreateTimesheetArgs, 'input'>>;
  deleteDepartment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteDepartmentArgs, 'id'>>;
  deleteJobApplication?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteJobApplicationArgs, 'id'>>;
  deleteJobPosting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteJobPostingArgs, 'id'>>;
  deleteTimeEntry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteTimeEntryArgs, 'id'>>;
  discardTracking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDiscardTrackingArgs, 'id'>>;
  exportEmployees?: Resolver<ResolversTypes['EmployeePage'], ParentType, ContextType, RequireFields<Schema.MutationExportEmployeesArgs, 'pageSize'>>;
  exportJobApplications?: Resolver<ResolversTypes['JobApplicationPage'], ParentType, ContextType, RequireFields<Schema.MutationExportJobApplicationsArgs, 'ordering' | 'pageSize'>>;
  generateJobRecommendations?: Resolver<ResolversTypes['JobRecommendations'], ParentType, ContextType, RequireFields<Schema.MutationGenerateJobRecommendationsArgs, 'employeeId' | 'forceRefresh' | 'useAiSearch'>>;
  openCurrentTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType>;
  openReviewCycle?: Resolver<ResolversTypes['ReviewCycle'], ParentType, ContextType, RequireFields<Schema.MutationOpenReviewCycleArgs, 'input'>>;
  pauseTracking?: Resolver<ResolversTypes['TrackingSession'], ParentType, ContextType, RequireFields<Schema.MutationPauseTrackingArgs, 'id'>>;
  rejectTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationRejectTimesheetArgs, 'id'>>;
  removeEmployee?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRemoveEmployeeArgs, 'id'>>;
  removeHoliday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRemoveHolidayArgs, 'id'>>;
  resumeTracking?: Resolver<ResolversTypes['TrackingSession'], ParentType, ContextType, RequireFields<Schema.MutationResumeTrackingArgs, 'id'>>;
  saveTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationSaveTimesheetArgs, 'entries' | 'id'>>;
  shareReview?: Resolver<ResolversTypes['PerformanceReview'], ParentType, ContextType, RequireFields<Schema.MutationShareReviewArgs, 'id'>>;
  shareReviewsOfCycle?: Resolver<ResolversTypes['SharedReviews'], ParentType, ContextType, RequireFields<Schema.MutationShareReviewsOfCycleArgs, 'cycleId'>>;
  startEmployeeImport?: Resolver<ResolversTypes['ImportJob'], ParentType, ContextType, RequireFields<Schema.MutationStartEmployeeImportArgs, 'file'>>;
  startTracking?: Resolver<ResolversTypes['TrackingSession'], ParentType, ContextType, RequireFields<Schema.MutationStartTrackingArgs, 'input'>>;
  stopTracking?: Resolver<ResolversTypes['TimeEntry'], ParentType, ContextType, RequireFields<Schema.MutationStopTrackingArgs, 'input'>>;
  submitTimesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType, RequireFields<Schema.MutationSubmitTimesheetArgs, 'id'>>;
  updateDepartment?: Resolver<ResolversTypes['Department'], ParentType, ContextType, RequireFields<Schema.MutationUpdateDepartmentArgs, 'id' | 'input'>>;
  updateEmployee?: Resolver<ResolversTypes['Employee'], ParentType, ContextType, RequireFields<Schema.MutationUpdateEmployeeArgs, 'id' | 'input'>>;
  updateGoal?: Resolver<ResolversTypes['Goal'], ParentType, ContextType, RequireFields<Schema.MutationUpdateGoalArgs, 'id' | 'input'>>;
  updateJobApplication?: Resolver<ResolversTypes['JobApplication'], ParentType, ContextType, RequireFields<Schema.MutationUpdateJobApplicationArgs, 'id' | 'input'>>;
  updateJobPosting?: Resolver<ResolversTypes['JobPosting'], ParentType, ContextType, RequireFields<Schema.MutationUpdateJobPostingArgs, 'id' | 'input'>>;
  updateTimeEntry?: Resolver<ResolversTypes['TimeEntry'], ParentType, ContextType, RequireFields<Schema.MutationUpdateTimeEntryArgs, 'id' | 'input'>>;
  uploadResumeForRecommendations?: Resolver<ResolversTypes['JobRecommendations'], ParentType, ContextType, RequireFields<Schema.MutationUploadResumeForRecommendationsArgs, 'resume' | 'useAiSearch'>>;
  writeManagerReview?: Resolver<ResolversTypes['PerformanceReview'], ParentType, ContextType, RequireFields<Schema.MutationWriteManagerReviewArgs, 'id' | 'input'>>;
  writeSelfReview?: Resolver<ResolversTypes['PerformanceReview'], ParentType, ContextType, RequireFields<Schema.MutationWriteSelfReviewArgs, 'id' | 'input'>>;
};

export type OrgChartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrgChart'] = ResolversParentTypes['OrgChart']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['OrgChartPerson']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['OrgChartPerson']>, ParentType, ContextType>;
};

export type OrgChartPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrgChartPerson'] = ResolversParentTypes['OrgChartPerson']> = {
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  directReportsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  managerId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parentId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  teamSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PerformanceReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformanceReview'] = ResolversParentTypes['PerformanceReview'], FederationReferenceType extends FederationReferenceTypes['PerformanceReview'] = FederationReferenceTypes['PerformanceReview']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['PerformanceReview']> | FederationReferenceType, FederationReferenceType, ContextType>;
  acknowledgedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  calibrations?: Resolver<Array<ResolversTypes['ReviewCalibration']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  cycle?: Resolver<ResolversTypes['ReviewCycle'], ParentType, ContextType>;
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  goals?: Resolver<Array<ResolversTypes['Goal']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  improvements?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  managerName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managerReviewedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reviewedByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfAnswers?: Resolver<Schema.Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  selfReviewedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sharedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  sharedByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReviewState'], ParentType, ContextType>;
  strengths?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PerformanceReviewActions'], ParentType, ContextType>;
};

export type PerformanceReviewActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformanceReviewActions'] = ResolversParentTypes['PerformanceReviewActions']> = {
  acknowledge?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  calibrate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  finishManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writeManager?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  writeSelf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PerformanceReviewPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformanceReviewPage'] = ResolversParentTypes['PerformanceReviewPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PerformanceReview']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  applicationFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryApplicationFiguresArgs, 'measure'>>;
  applicationStatus?: Resolver<Schema.Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<Schema.QueryApplicationStatusArgs, 'id'>>;
  applicationStatuses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<Schema.QueryApplicationStatusesArgs, 'ordering' | 'page' | 'pageSize'>>;
  attendanceRecord?: Resolver<Schema.Maybe<ResolversTypes['Attendance']>, ParentType, ContextType, RequireFields<Schema.QueryAttendanceRecordArgs, 'id'>>;
  attendanceRecords?: Resolver<ResolversTypes['AttendancePage'], ParentType, ContextType, RequireFields<Schema.QueryAttendanceRecordsArgs, 'ordering' | 'page' | 'pageSize'>>;
  attendanceToday?: Resolver<ResolversTypes['AttendanceToday'], ParentType, ContextType>;
  currentTimesheet?: Resolver<Schema.Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType>;
  department?: Resolver<Schema.Maybe<ResolversTypes['Department']>, ParentType, ContextType, RequireFields<Schema.QueryDepartmentArgs, 'id'>>;
  departments?: Resolver<ResolversTypes['DepartmentPage'], ParentType, ContextType, RequireFields<Schema.QueryDepartmentsArgs, 'page' | 'pageSize'>>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType, RequireFields<Schema.QueryEmployeeArgs, 'id'>>;
  employeeHistory?: Resolver<Schema.Maybe<ResolversTypes['EmployeeChangePage']>, ParentType, ContextType, RequireFields<Schema.QueryEmployeeHistoryArgs, 'employeeId' | 'page' | 'pageSize'>>;
  employeeImport?: Resolver<Schema.Maybe<ResolversTypes['ImportJob']>, ParentType, ContextType, Partial<Schema.QueryEmployeeImportArgs>>;
  employeeImportColumns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  employeeStatistics?: Resolver<ResolversTypes['EmployeeStatistics'], ParentType, ContextType>;
  employees?: Resolver<ResolversTypes['EmployeePage'], ParentType, ContextType, RequireFields<Schema.QueryEmployeesArgs, 'page' | 'pageSize'>>;
  employmentStatus?: Resolver<Schema.Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<Schema.QueryEmploymentStatusArgs, 'id'>>;
  employmentStatuses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<Schema.QueryEmploymentStatusesArgs, 'ordering' | 'page' | 'pageSize'>>;
  goal?: Resolver<Schema.Maybe<ResolversTypes['Goal']>, ParentType, ContextType, RequireFields<Schema.QueryGoalArgs, 'id'>>;
  goals?: Resolver<ResolversTypes['GoalPage'], ParentType, ContextType, RequireFields<Schema.QueryGoalsArgs, 'ordering' | 'page' | 'pageSize'>>;
  holidays?: Resolver<ResolversTypes['HolidayPage'], ParentType, ContextType, RequireFields<Schema.QueryHolidaysArgs, 'page' | 'pageSize'>>;
  hoursFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryHoursFiguresArgs, 'measure'>>;
  hrManagers?: Resolver<ResolversTypes['EmployeePage'], ParentType, ContextType, RequireFields<Schema.QueryHrManagersArgs, 'page' | 'pageSize'>>;
  jobApplication?: Resolver<Schema.Maybe<ResolversTypes['JobApplication']>, ParentType, ContextType, RequireFields<Schema.QueryJobApplicationArgs, 'id'>>;
  jobApplicationCounts?: Resolver<Array<ResolversTypes['JobApplicationCount']>, ParentType, ContextType, Partial<Schema.QueryJobApplicationCountsArgs>>;
  jobApplicationHistory?: Resolver<Schema.Maybe<ResolversTypes['JobApplicationChangePage']>, ParentType, ContextType, RequireFields<Schema.QueryJobApplicationHistoryArgs, 'applicationId' | 'page' | 'pageSize'>>;
  jobApplications?: Resolver<ResolversTypes['JobApplicationPage'], ParentType, ContextType, RequireFields<Schema.QueryJobApplicationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  jobPosting?: Resolver<Schema.Maybe<ResolversTypes['JobPosting']>, ParentType, ContextType, RequireFields<Schema.QueryJobPostingArgs, 'id'>>;
  jobPostings?: Resolver<ResolversTypes['JobPostingPage'], ParentType, ContextType, RequireFields<Schema.QueryJobPostingsArgs, 'ordering' | 'page' | 'pageSize'>>;
  latestJobRecommendations?: Resolver<Schema.Maybe<ResolversTypes['JobRecommendations']>, ParentType, ContextType>;
  leaving?: Resolver<Schema.Maybe<ResolversTypes['Leaving']>, ParentType, ContextType, RequireFields<Schema.QueryLeavingArgs, 'employeeId'>>;
  managerCandidates?: Resolver<Array<ResolversTypes['Employee']>, ParentType, ContextType, RequireFields<Schema.QueryManagerCandidatesArgs, 'search'>>;
  myAttendance?: Resolver<ResolversTypes['AttendancePage'], ParentType, ContextType, RequireFields<Schema.QueryMyAttendanceArgs, 'ordering' | 'page' | 'pageSize'>>;
  myEmployee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  myJobApplications?: Resolver<ResolversTypes['JobApplicationPage'], ParentType, ContextType, RequireFields<Schema.QueryMyJobApplicationsArgs, 'ordering' | 'page' | 'pageSize'>>;
  mySubmittedTimesheets?: Resolver<ResolversTypes['TimesheetPage'], ParentType, ContextType, RequireFields<Schema.QueryMySubmittedTimesheetsArgs, 'ordering' | 'page' | 'pageSize'>>;
  orgChart?: Resolver<ResolversTypes['OrgChart'], ParentType, ContextType>;
  performanceReview?: Resolver<Schema.Maybe<ResolversTypes['PerformanceReview']>, ParentType, ContextType, RequireFields<Schema.QueryPerformanceReviewArgs, 'id'>>;
  performanceReviews?: Resolver<ResolversTypes['PerformanceReviewPage'], ParentType, ContextType, RequireFields<Schema.QueryPerformanceReviewsArgs, 'ordering' | 'page' | 'pageSize'>>;
  postingPriorities?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<Schema.QueryPostingPrioritiesArgs, 'ordering' | 'page' | 'pageSize'>>;
  postingPriority?: Resolver<Schema.Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<Schema.QueryPostingPriorityArgs, 'id'>>;
  postingStatus?: Resolver<Schema.Maybe<ResolversTypes['Lookup']>, ParentType, ContextType, RequireFields<Schema.QueryPostingStatusArgs, 'id'>>;
  postingStatuses?: Resolver<ResolversTypes['LookupPage'], ParentType, ContextType, RequireFields<Schema.QueryPostingStatusesArgs, 'ordering' | 'page' | 'pageSize'>>;
  reviewCycle?: Resolver<Schema.Maybe<ResolversTypes['ReviewCycle']>, ParentType, ContextType, RequireFields<Schema.QueryReviewCycleArgs, 'id'>>;
  reviewCycles?: Resolver<ResolversTypes['ReviewCyclePage'], ParentType, ContextType, RequireFields<Schema.QueryReviewCyclesArgs, 'ordering' | 'page' | 'pageSize'>>;
  reviewDistribution?: Resolver<ResolversTypes['ReviewDistribution'], ParentType, ContextType, RequireFields<Schema.QueryReviewDistributionArgs, 'cycleId'>>;
  searchPeople?: Resolver<Schema.Maybe<Array<ResolversTypes['Found']>>, ParentType, ContextType, RequireFields<Schema.QuerySearchPeopleArgs, 'search'>>;
  staffFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryStaffFiguresArgs, 'measure'>>;
  teamUserIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  timeEntries?: Resolver<ResolversTypes['TimeEntryPage'], ParentType, ContextType, RequireFields<Schema.QueryTimeEntriesArgs, 'mine' | 'ordering' | 'page' | 'pageSize'>>;
  timeEntry?: Resolver<Schema.Maybe<ResolversTypes['TimeEntry']>, ParentType, ContextType, RequireFields<Schema.QueryTimeEntryArgs, 'id'>>;
  timesheet?: Resolver<Schema.Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType, RequireFields<Schema.QueryTimesheetArgs, 'id'>>;
  timesheets?: Resolver<ResolversTypes['TimesheetPage'], ParentType, ContextType, RequireFields<Schema.QueryTimesheetsArgs, 'ordering' | 'page' | 'pageSize'>>;
  trackingSession?: Resolver<Schema.Maybe<ResolversTypes['TrackingSession']>, ParentType, ContextType>;
  waitingInPeople?: Resolver<Schema.Maybe<Array<ResolversTypes['Waiting']>>, ParentType, ContextType>;
  weekTimesheet?: Resolver<Schema.Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType, RequireFields<Schema.QueryWeekTimesheetArgs, 'weekStartDate'>>;
};

export type RecommendationMethodResolvers = EnumResolverSignature<{ AI_SEARCH?: any, KEYWORD_MATCH?: any }, ResolversTypes['RecommendationMethod']>;

export type RecommendationStatsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RecommendationStats'] = ResolversParentTypes['RecommendationStats']> = {
  jobsProcessed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalJobsSearched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewCalibrationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewCalibration'] = ResolversParentTypes['ReviewCalibration']> = {
  byName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingBefore?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewCycleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewCycle'] = ResolversParentTypes['ReviewCycle'], FederationReferenceType extends FederationReferenceTypes['ReviewCycle'] = FederationReferenceTypes['ReviewCycle']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['ReviewCycle']> | FederationReferenceType, FederationReferenceType, ContextType>;
  closedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  openedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodEnd?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  periodStart?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  progress?: Resolver<Schema.Maybe<ResolversTypes['ReviewProgress']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ReviewCycleActions'], ParentType, ContextType>;
};

export type ReviewCycleActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewCycleActions'] = ResolversParentTypes['ReviewCycleActions']> = {
  close?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReviewCyclePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewCyclePage'] = ResolversParentTypes['ReviewCyclePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ReviewCycle']>, ParentType, ContextType>;
};

export type ReviewDistributionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewDistribution'] = ResolversParentTypes['ReviewDistribution']> = {
  departments?: Resolver<Array<ResolversTypes['DepartmentRatings']>, ParentType, ContextType>;
};

export type ReviewProgressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewProgress'] = ResolversParentTypes['ReviewProgress']> = {
  acknowledged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  managerReviewDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readyToShare?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selfReviewDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewStateResolvers = EnumResolverSignature<{ ACKNOWLEDGED?: any, DRAFT?: any, MANAGER_REVIEW_DONE?: any, SELF_REVIEW_DONE?: any, SHARED?: any }, ResolversTypes['ReviewState']>;

export type SharedReviewsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedReviews'] = ResolversParentTypes['SharedReviews']> = {
  cycle?: Resolver<ResolversTypes['ReviewCycle'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimeEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimeEntry'] = ResolversParentTypes['TimeEntry'], FederationReferenceType extends FederationReferenceTypes['TimeEntry'] = FederationReferenceTypes['TimeEntry']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['TimeEntry']> | FederationReferenceType, FederationReferenceType, ContextType>;
  breakDuration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clockInTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clockOutTime?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hoursWorked?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  netHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  notes?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taskDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timesheet?: Resolver<ResolversTypes['Timesheet'], ParentType, ContextType>;
  timesheetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCanEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimeEntryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimeEntryPage'] = ResolversParentTypes['TimeEntryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TimeEntry']>, ParentType, ContextType>;
};

export type TimesheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Timesheet'] = ResolversParentTypes['Timesheet'], FederationReferenceType extends FederationReferenceTypes['Timesheet'] = FederationReferenceTypes['Timesheet']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Timesheet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  decidedByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  employeeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  employeeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejectionReason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TimesheetStatus'], ParentType, ContextType>;
  submittedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  timeEntries?: Resolver<Array<ResolversTypes['TimeEntry']>, ParentType, ContextType>;
  totalHours?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['TimesheetActions'], ParentType, ContextType>;
  weekEndDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  weekStartDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type TimesheetActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimesheetActions'] = ResolversParentTypes['TimesheetActions']> = {
  decide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TimesheetPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TimesheetPage'] = ResolversParentTypes['TimesheetPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Timesheet']>, ParentType, ContextType>;
};

export type TimesheetStatusResolvers = EnumResolverSignature<{ APPROVED?: any, DRAFT?: any, REJECTED?: any, SUBMITTED?: any }, ResolversTypes['TimesheetStatus']>;

export type TrackingSessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackingSession'] = ResolversParentTypes['TrackingSession']> = {
  elapsedSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entry?: Resolver<ResolversTypes['TimeEntry'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startTime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  timesheetEntryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  employee?: Resolver<Schema.Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
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
  Attendance?: AttendanceResolvers<ContextType>;
  AttendancePage?: AttendancePageResolvers<ContextType>;
  AttendanceStatus?: AttendanceStatusResolvers;
  AttendanceToday?: AttendanceTodayResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Department?: DepartmentResolvers<ContextType>;
  DepartmentHeadcount?: DepartmentHeadcountResolvers<ContextType>;
  DepartmentPage?: DepartmentPageResolvers<ContextType>;
  DepartmentRatings?: DepartmentRatingsResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeActions?: EmployeeActionsResolvers<ContextType>;
  EmployeeChange?: EmployeeChangeResolvers<ContextType>;
  EmployeeChangePage?: EmployeeChangePageResolvers<ContextType>;
  EmployeeField?: EmployeeFieldResolvers;
  EmployeePage?: EmployeePageResolvers<ContextType>;
  EmployeeStatistics?: EmployeeStatisticsResolvers<ContextType>;
  EmploymentStatus?: EmploymentStatusResolvers;
  EmploymentType?: EmploymentTypeResolvers;
  EmploymentTypeHeadcount?: EmploymentTypeHeadcountResolvers<ContextType>;
  ExperienceLevel?: ExperienceLevelResolvers;
  Figure?: FigureResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  Goal?: GoalResolvers<ContextType>;
  GoalActions?: GoalActionsResolvers<ContextType>;
  GoalNote?: GoalNoteResolvers<ContextType>;
  GoalPage?: GoalPageResolvers<ContextType>;
  GoalState?: GoalStateResolvers;
  Holiday?: HolidayResolvers<ContextType>;
  HolidayPage?: HolidayPageResolvers<ContextType>;
  ImportCheck?: ImportCheckResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportJob?: ImportJobResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStep?: ImportStepResolvers;
  JobApplication?: JobApplicationResolvers<ContextType>;
  JobApplicationActions?: JobApplicationActionsResolvers<ContextType>;
  JobApplicationChange?: JobApplicationChangeResolvers<ContextType>;
  JobApplicationChangePage?: JobApplicationChangePageResolvers<ContextType>;
  JobApplicationCount?: JobApplicationCountResolvers<ContextType>;
  JobApplicationField?: JobApplicationFieldResolvers;
  JobApplicationPage?: JobApplicationPageResolvers<ContextType>;
  JobMatch?: JobMatchResolvers<ContextType>;
  JobMatchKind?: JobMatchKindResolvers;
  JobPosting?: JobPostingResolvers<ContextType>;
  JobPostingActions?: JobPostingActionsResolvers<ContextType>;
  JobPostingPage?: JobPostingPageResolvers<ContextType>;
  JobRecommendation?: JobRecommendationResolvers<ContextType>;
  JobRecommendations?: JobRecommendationsResolvers<ContextType>;
  Leaving?: LeavingResolvers<ContextType>;
  Lookup?: LookupResolvers<ContextType>;
  LookupPage?: LookupPageResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OrgChart?: OrgChartResolvers<ContextType>;
  OrgChartPerson?: OrgChartPersonResolvers<ContextType>;
  PerformanceReview?: PerformanceReviewResolvers<ContextType>;
  PerformanceReviewActions?: PerformanceReviewActionsResolvers<ContextType>;
  PerformanceReviewPage?: PerformanceReviewPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RecommendationMethod?: RecommendationMethodResolvers;
  RecommendationStats?: RecommendationStatsResolvers<ContextType>;
  ReviewCalibration?: ReviewCalibrationResolvers<ContextType>;
  ReviewCycle?: ReviewCycleResolvers<ContextType>;
  ReviewCycleActions?: ReviewCycleActionsResolvers<ContextType>;
  ReviewCyclePage?: ReviewCyclePageResolvers<ContextType>;
  ReviewDistribution?: ReviewDistributionResolvers<ContextType>;
  ReviewProgress?: ReviewProgressResolvers<ContextType>;
  ReviewState?: ReviewStateResolvers;
  SharedReviews?: SharedReviewsResolvers<ContextType>;
  TimeEntry?: TimeEntryResolvers<ContextType>;
  TimeEntryPage?: TimeEntryPageResolvers<ContextType>;
  Timesheet?: TimesheetResolvers<ContextType>;
  TimesheetActions?: TimesheetActionsResolvers<ContextType>;
  TimesheetPage?: TimesheetPageResolvers<ContextType>;
  TimesheetStatus?: TimesheetStatusResolvers;
  TrackingSession?: TrackingSessionResolvers<ContextType>;
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
