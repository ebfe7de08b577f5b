import type * as Schema from './schema.js';
import type { FeedbackType } from './schema.js';
import type { LeaveStatusFilter } from './schema.js';
import type { LeaveType } from './schema.js';
import type { ImpactLevel } from './schema.js';
import type { SystemCategory } from './schema.js';
import type { Urgency } from './schema.js';
import type { TicketKind } from './schema.js';
import type { TicketKindFilter } from './schema.js';
import type { TicketStatus } from './schema.js';
import type { TicketStatusInput } from './schema.js';
import type { TicketPriority } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { KbArticle, LeaveDetails, LeavePreview, LeaveYear, Leaving, Ticket, TicketCategory, TicketCategoryPage, TicketComment, TicketCommentPage, TicketPage, TicketStatusChange, User } from '../rows.js';
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
  KbArticle: KbArticle;
  Leaving: Leaving;
  Ticket: Ticket;
  TicketCategory: TicketCategory;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  KbArticle:
    ( { __typename: 'KbArticle' }
    & GraphQLRecursivePick<FederationTypes['KbArticle'], {"id":true}> );
  Leaving:
    ( { __typename: 'Leaving' }
    & GraphQLRecursivePick<FederationTypes['Leaving'], {"userId":true}>
    & ( Record<PropertyKey, never>
        | GraphQLRecursivePick<FederationTypes['Leaving'], {"reportUserIds":true}> ) );
  Ticket:
    ( { __typename: 'Ticket' }
    & GraphQLRecursivePick<FederationTypes['Ticket'], {"id":true}> );
  TicketCategory:
    ( { __typename: 'TicketCategory' }
    & GraphQLRecursivePick<FederationTypes['TicketCategory'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  FeedbackDetails: ResolverTypeWrapper<Schema.FeedbackDetails>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  FeedbackDimension: Schema.FeedbackDimension;
  FeedbackInput: Schema.FeedbackInput;
  FeedbackMeasure: Schema.FeedbackMeasure;
  FeedbackType: FeedbackType;
  Figure: ResolverTypeWrapper<Schema.Figure>;
  FigurePeriod: Schema.FigurePeriod;
  Found: ResolverTypeWrapper<Schema.Found>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  FoundKind: Schema.FoundKind;
  GeneralDetails: ResolverTypeWrapper<Schema.GeneralDetails>;
  GeneralTicketInput: Schema.GeneralTicketInput;
  ImpactLevel: ImpactLevel;
  ItSupportDetails: ResolverTypeWrapper<Schema.ItSupportDetails>;
  ItSupportInput: Schema.ItSupportInput;
  ItTicketCount: ResolverTypeWrapper<Schema.ItTicketCount>;
  ItTicketFigures: ResolverTypeWrapper<Schema.ItTicketFigures>;
  KbArticle: ResolverTypeWrapper<KbArticle>;
  LeaveDetails: ResolverTypeWrapper<LeaveDetails>;
  LeaveDimension: Schema.LeaveDimension;
  LeaveMeasure: Schema.LeaveMeasure;
  LeavePreview: ResolverTypeWrapper<LeavePreview>;
  LeaveRequestChanges: Schema.LeaveRequestChanges;
  LeaveRequestInput: Schema.LeaveRequestInput;
  LeaveStatusFilter: LeaveStatusFilter;
  LeaveType: LeaveType;
  LeaveTypeDays: ResolverTypeWrapper<Schema.LeaveTypeDays>;
  LeaveYear: ResolverTypeWrapper<LeaveYear>;
  Leaving: ResolverTypeWrapper<Leaving>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReportAway: ResolverTypeWrapper<Schema.ReportAway>;
  SystemCategory: SystemCategory;
  TeamAwayDay: ResolverTypeWrapper<Schema.TeamAwayDay>;
  Ticket: ResolverTypeWrapper<Ticket>;
  TicketActions: ResolverTypeWrapper<Schema.TicketActions>;
  TicketCategory: ResolverTypeWrapper<TicketCategory>;
  TicketCategoryChanges: Schema.TicketCategoryChanges;
  TicketCategoryInput: Schema.TicketCategoryInput;
  TicketCategoryPage: ResolverTypeWrapper<TicketCategoryPage>;
  TicketComment: ResolverTypeWrapper<TicketComment>;
  TicketCommentPage: ResolverTypeWrapper<TicketCommentPage>;
  TicketCount: ResolverTypeWrapper<Schema.TicketCount>;
  TicketDimension: Schema.TicketDimension;
  TicketKind: TicketKind;
  TicketKindFilter: TicketKindFilter;
  TicketMeasure: Schema.TicketMeasure;
  TicketPage: ResolverTypeWrapper<TicketPage>;
  TicketPriority: TicketPriority;
  TicketStatus: TicketStatus;
  TicketStatusChange: ResolverTypeWrapper<TicketStatusChange>;
  TicketStatusCount: ResolverTypeWrapper<Schema.TicketStatusCount>;
  TicketStatusInput: TicketStatusInput;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  Urgency: Urgency;
  User: ResolverTypeWrapper<User>;
  Waiting: ResolverTypeWrapper<Schema.Waiting>;
  WaitingKind: Schema.WaitingKind;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  FeedbackDetails: Schema.FeedbackDetails;
  Boolean: Schema.Scalars['Boolean']['output'];
  FeedbackInput: Schema.FeedbackInput;
  Figure: Schema.Figure;
  Found: Schema.Found;
  ID: Schema.Scalars['ID']['output'];
  GeneralDetails: Schema.GeneralDetails;
  GeneralTicketInput: Schema.GeneralTicketInput;
  ItSupportDetails: Schema.ItSupportDetails;
  ItSupportInput: Schema.ItSupportInput;
  ItTicketCount: Schema.ItTicketCount;
  ItTicketFigures: Schema.ItTicketFigures;
  KbArticle: KbArticle;
  LeaveDetails: LeaveDetails;
  LeavePreview: LeavePreview;
  LeaveRequestChanges: Schema.LeaveRequestChanges;
  LeaveRequestInput: Schema.LeaveRequestInput;
  LeaveTypeDays: Schema.LeaveTypeDays;
  LeaveYear: LeaveYear;
  Leaving: Leaving;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  ReportAway: Schema.ReportAway;
  TeamAwayDay: Schema.TeamAwayDay;
  Ticket: Ticket;
  TicketActions: Schema.TicketActions;
  TicketCategory: TicketCategory;
  TicketCategoryChanges: Schema.TicketCategoryChanges;
  TicketCategoryInput: Schema.TicketCategoryInput;
  TicketCategoryPage: TicketCategoryPage;
  TicketComment: TicketComment;
  TicketCommentPage: TicketCommentPage;
  TicketCount: Schema.TicketCount;
  TicketPage: TicketPage;
  TicketStatusChange: TicketStatusChange;
  TicketStatusCount: Schema.TicketStatusCount;
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

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FeedbackDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FeedbackDetails'] = ResolversParentTypes['FeedbackDetails']> = {
  feedbackType?: Resolver<ResolversTypes['FeedbackType'], ParentType, ContextType>;
  isAnonymous?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rating?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FeedbackTypeResolvers = EnumResolverSignature<{ COMPLAINT?: any, COMPLIMENT?: any, FEATURE_REQUEST?: any, MANAGEMENT?: any, OTHER?: any, PROCESS_IMPROVEMENT?: any, SUGGESTION?: any, WORKPLACE_ENVIRONMENT?: any }, ResolversTypes['FeedbackType']>;

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

export type GeneralDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GeneralDetails'] = ResolversParentTypes['GeneralDetails']> = {
  affectedSystem?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetTag?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryDepartment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  impactLevel?: Resolver<Schema.Maybe<ResolversTypes['ImpactLevel']>, ParentType, ContextType>;
  issueType?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemCategory?: Resolver<ResolversTypes['SystemCategory'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['Urgency'], ParentType, ContextType>;
};

export type ImpactLevelResolvers = EnumResolverSignature<{ CRITICAL?: any, HIGH?: any, LOW?: any, MEDIUM?: any }, ResolversTypes['ImpactLevel']>;

export type ItSupportDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItSupportDetails'] = ResolversParentTypes['ItSupportDetails']> = {
  affectedSystem?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assetTag?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryDepartment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categoryName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  estimatedResolution?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  impactLevel?: Resolver<ResolversTypes['ImpactLevel'], ParentType, ContextType>;
  issueType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemCategory?: Resolver<ResolversTypes['SystemCategory'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['Urgency'], ParentType, ContextType>;
};

export type ItTicketCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItTicketCount'] = ResolversParentTypes['ItTicketCount']> = {
  assigned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  systemCategory?: Resolver<ResolversTypes['SystemCategory'], ParentType, ContextType>;
  urgency?: Resolver<ResolversTypes['Urgency'], ParentType, ContextType>;
};

export type ItTicketFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItTicketFigures'] = ResolversParentTypes['ItTicketFigures']> = {
  criticalTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolvedTickets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticle'] = ResolversParentTypes['KbArticle'], FederationReferenceType extends FederationReferenceTypes['KbArticle'] = FederationReferenceTypes['KbArticle']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['KbArticle']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linkedTickets?: Resolver<Schema.Maybe<ResolversTypes['TicketPage']>, ParentType, ContextType>;
};

export type LeaveDetailsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveDetails'] = ResolversParentTypes['LeaveDetails']> = {
  approvalDate?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  approvedByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  leaveType?: Resolver<ResolversTypes['LeaveType'], ParentType, ContextType>;
  reason?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  supportingDocument?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  supportingDocumentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavePreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeavePreview'] = ResolversParentTypes['LeavePreview']> = {
  overlapping?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  teamAway?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  teamAwayDays?: Resolver<Schema.Maybe<Array<ResolversTypes['TeamAwayDay']>>, ParentType, ContextType>;
  teamSize?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['LeaveYear'], ParentType, ContextType>;
};

export type LeaveStatusFilterResolvers = EnumResolverSignature<{ CLOSED?: any, IN_PROGRESS?: any, OPEN?: any, PENDING?: any, REJECTED?: any, RESOLVED?: any, WAITING?: any, WAITING_RESPONSE?: any }, ResolversTypes['LeaveStatusFilter']>;

export type LeaveTypeResolvers = EnumResolverSignature<{ BEREAVEMENT?: any, FAMILY?: any, PERSONAL?: any, SICK?: any, UNPAID?: any, VACATION?: any }, ResolversTypes['LeaveType']>;

export type LeaveTypeDaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveTypeDays'] = ResolversParentTypes['LeaveTypeDays']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leaveType?: Resolver<ResolversTypes['LeaveType'], ParentType, ContextType>;
};

export type LeaveYearResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeaveYear'] = ResolversParentTypes['LeaveYear']> = {
  pendingRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
  takenDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  today?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  usedDays?: Resolver<Array<ResolversTypes['LeaveTypeDays']>, ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Leaving'] = ResolversParentTypes['Leaving'], FederationReferenceType extends FederationReferenceTypes['Leaving'] = FederationReferenceTypes['Leaving']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Leaving']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignedTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType>;
  openTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType>;
  pendingLeave?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitingApprovals?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addTicketComment?: Resolver<ResolversTypes['TicketComment'], ParentType, ContextType, RequireFields<Schema.MutationAddTicketCommentArgs, 'ticket'>>;
  approveLeaveRequest?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationApproveLeaveRequestArgs, 'id'>>;
  assignTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationAssignTicketArgs, 'id'>>;
  cancelLeaveRequest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationCancelLeaveRequestArgs, 'id'>>;
  closeTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationCloseTicketArgs, 'id'>>;
  createFeedback?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationCreateFeedbackArgs, 'input'>>;
  createGeneralTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationCreateGeneralTicketArgs, 'input'>>;
  createItSupportTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationCreateItSupportTicketArgs, 'input'>>;
  createLeaveRequest?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationCreateLeaveRequestArgs, 'input'>>;
  createTicketCategory?: Resolver<ResolversTypes['TicketCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateTicketCategoryArgs, 'input'>>;
  deleteFeedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteFeedbackArgs, 'id'>>;
  deleteGeneralTicket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteGeneralTicketArgs, 'id'>>;
  deleteItSupportTicket?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteItSupportTicketArgs, 'id'>>;
  deleteTicketCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteTicketCategoryArgs, 'id'>>;
  rejectLeaveRequest?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationRejectLeaveRequestArgs, 'id'>>;
  reopenTicket?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationReopenTicketArgs, 'id'>>;
  updateLeaveRequest?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationUpdateLeaveRequestArgs, 'id' | 'input' | 'isWhole'>>;
  updateTicketCategory?: Resolver<ResolversTypes['TicketCategory'], ParentType, ContextType, RequireFields<Schema.MutationUpdateTicketCategoryArgs, 'id' | 'input'>>;
  updateTicketStatus?: Resolver<ResolversTypes['Ticket'], ParentType, ContextType, RequireFields<Schema.MutationUpdateTicketStatusArgs, 'id'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  assignedTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryAssignedTicketsArgs, 'ordering' | 'page' | 'pageSize'>>;
  feedbackFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryFeedbackFiguresArgs, 'measure'>>;
  feedbackNews?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType>;
  feedbackTicket?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Schema.QueryFeedbackTicketArgs, 'id'>>;
  feedbackTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryFeedbackTicketsArgs, 'all' | 'mine' | 'ordering' | 'page' | 'pageSize'>>;
  generalItTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryGeneralItTicketsArgs, 'ordering' | 'page' | 'pageSize'>>;
  generalTicket?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Schema.QueryGeneralTicketArgs, 'id'>>;
  generalTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryGeneralTicketsArgs, 'all' | 'mine' | 'ordering' | 'page' | 'pageSize'>>;
  itSupportTicket?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Schema.QueryItSupportTicketArgs, 'id'>>;
  itSupportTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryItSupportTicketsArgs, 'mine' | 'ordering' | 'page' | 'pageSize'>>;
  itTicketCounts?: Resolver<Schema.Maybe<Array<ResolversTypes['ItTicketCount']>>, ParentType, ContextType>;
  itTicketFigures?: Resolver<ResolversTypes['ItTicketFigures'], ParentType, ContextType>;
  leaveFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryLeaveFiguresArgs, 'measure'>>;
  leavePreview?: Resolver<ResolversTypes['LeavePreview'], ParentType, ContextType, RequireFields<Schema.QueryLeavePreviewArgs, 'endDate' | 'startDate'>>;
  leaveRequest?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Schema.QueryLeaveRequestArgs, 'id'>>;
  leaveRequests?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryLeaveRequestsArgs, 'mine' | 'ordering' | 'page' | 'pageSize' | 'team'>>;
  leaveYear?: Resolver<ResolversTypes['LeaveYear'], ParentType, ContextType, Partial<Schema.QueryLeaveYearArgs>>;
  masterTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryMasterTicketsArgs, 'mine' | 'ordering' | 'page' | 'pageSize'>>;
  myTickets?: Resolver<ResolversTypes['TicketPage'], ParentType, ContextType, RequireFields<Schema.QueryMyTicketsArgs, 'ordering' | 'page' | 'pageSize'>>;
  ownTicketCounts?: Resolver<Schema.Maybe<Array<ResolversTypes['TicketStatusCount']>>, ParentType, ContextType, RequireFields<Schema.QueryOwnTicketCountsArgs, 'kind'>>;
  reportsAway?: Resolver<Schema.Maybe<Array<ResolversTypes['ReportAway']>>, ParentType, ContextType>;
  searchTickets?: Resolver<Schema.Maybe<Array<ResolversTypes['Found']>>, ParentType, ContextType, RequireFields<Schema.QuerySearchTicketsArgs, 'search'>>;
  ticket?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType, RequireFields<Schema.QueryTicketArgs, 'id'>>;
  ticketCategories?: Resolver<ResolversTypes['TicketCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryTicketCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  ticketComments?: Resolver<ResolversTypes['TicketCommentPage'], ParentType, ContextType, RequireFields<Schema.QueryTicketCommentsArgs, 'ordering' | 'page' | 'pageSize' | 'ticket'>>;
  ticketCounts?: Resolver<Schema.Maybe<Array<ResolversTypes['TicketCount']>>, ParentType, ContextType>;
  ticketFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryTicketFiguresArgs, 'measure'>>;
  waitingInTickets?: Resolver<Schema.Maybe<Array<ResolversTypes['Waiting']>>, ParentType, ContextType>;
};

export type ReportAwayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportAway'] = ResolversParentTypes['ReportAway']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemCategoryResolvers = EnumResolverSignature<{ ACCESS?: any, EMAIL?: any, HARDWARE?: any, NETWORK?: any, OTHER?: any, SECURITY?: any, SOFTWARE?: any }, ResolversTypes['SystemCategory']>;

export type TeamAwayDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TeamAwayDay'] = ResolversParentTypes['TeamAwayDay']> = {
  away?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assignedTo?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  assignedToId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assignedToName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdByDepartment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdByEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdById?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earlierOnAsset?: Resolver<Schema.Maybe<ResolversTypes['TicketPage']>, ParentType, ContextType>;
  feedback?: Resolver<Schema.Maybe<ResolversTypes['FeedbackDetails']>, ParentType, ContextType>;
  general?: Resolver<Schema.Maybe<ResolversTypes['GeneralDetails']>, ParentType, ContextType>;
  handledWith?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['TicketStatusChange']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itSupport?: Resolver<Schema.Maybe<ResolversTypes['ItSupportDetails']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  leave?: Resolver<Schema.Maybe<ResolversTypes['LeaveDetails']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TicketPriority'], ParentType, ContextType>;
  resolvedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['TicketActions'], ParentType, ContextType>;
};

export type TicketActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketActions'] = ResolversParentTypes['TicketActions']> = {
  assign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeStatus?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  commentInternally?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  decide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TicketCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketCategory'] = ResolversParentTypes['TicketCategory'], FederationReferenceType extends FederationReferenceTypes['TicketCategory'] = FederationReferenceTypes['TicketCategory']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['TicketCategory']> | FederationReferenceType, FederationReferenceType, ContextType>;
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketCategoryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketCategoryPage'] = ResolversParentTypes['TicketCategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TicketCategory']>, ParentType, ContextType>;
};

export type TicketCommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketComment'] = ResolversParentTypes['TicketComment']> = {
  article?: Resolver<Schema.Maybe<ResolversTypes['KbArticle']>, ParentType, ContextType>;
  articleId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  createdById?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isInternal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TicketCommentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketCommentPage'] = ResolversParentTypes['TicketCommentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TicketComment']>, ParentType, ContextType>;
};

export type TicketCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketCount'] = ResolversParentTypes['TicketCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['TicketKind'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['TicketPriority'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
};

export type TicketKindResolvers = EnumResolverSignature<{ FEEDBACK?: any, GENERAL?: any, IT_SUPPORT?: any, LEAVE_REQUEST?: any }, ResolversTypes['TicketKind']>;

export type TicketKindFilterResolvers = EnumResolverSignature<{ FEEDBACK?: any, GENERAL?: any, IT?: any, IT_SUPPORT?: any, LEAVE?: any, LEAVE_REQUEST?: any, LEAVE_REQUESTS?: any }, ResolversTypes['TicketKindFilter']>;

export type TicketPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketPage'] = ResolversParentTypes['TicketPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Ticket']>, ParentType, ContextType>;
};

export type TicketPriorityResolvers = EnumResolverSignature<{ HIGH?: any, LOW?: any, MEDIUM?: any, URGENT?: any }, ResolversTypes['TicketPriority']>;

export type TicketStatusResolvers = EnumResolverSignature<{ CLOSED?: any, IN_PROGRESS?: any, OPEN?: any, REJECTED?: any, RESOLVED?: any, WAITING_RESPONSE?: any }, ResolversTypes['TicketStatus']>;

export type TicketStatusChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketStatusChange'] = ResolversParentTypes['TicketStatusChange']> = {
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fromStatus?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toStatus?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
};

export type TicketStatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TicketStatusCount'] = ResolversParentTypes['TicketStatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TicketStatus'], ParentType, ContextType>;
};

export type TicketStatusInputResolvers = EnumResolverSignature<{ CLOSED?: any, IN_PROGRESS?: any, OPEN?: any, PENDING?: any, REJECTED?: any, RESOLVED?: any, WAITING?: any, WAITING_RESPONSE?: any }, ResolversTypes['TicketStatusInput']>;

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UrgencyResolvers = EnumResolverSignature<{ CRITICAL?: any, HIGH?: any, LOW?: any, MEDIUM?: any }, ResolversTypes['Urgency']>;

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
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  FeedbackDetails?: FeedbackDetailsResolvers<ContextType>;
  FeedbackType?: FeedbackTypeResolvers;
  Figure?: FigureResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  GeneralDetails?: GeneralDetailsResolvers<ContextType>;
  ImpactLevel?: ImpactLevelResolvers;
  ItSupportDetails?: ItSupportDetailsResolvers<ContextType>;
  ItTicketCount?: ItTicketCountResolvers<ContextType>;
  ItTicketFigures?: ItTicketFiguresResolvers<ContextType>;
  KbArticle?: KbArticleResolvers<ContextType>;
  LeaveDetails?: LeaveDetailsResolvers<ContextType>;
  LeavePreview?: LeavePreviewResolvers<ContextType>;
  LeaveStatusFilter?: LeaveStatusFilterResolvers;
  LeaveType?: LeaveTypeResolvers;
  LeaveTypeDays?: LeaveTypeDaysResolvers<ContextType>;
  LeaveYear?: LeaveYearResolvers<ContextType>;
  Leaving?: LeavingResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReportAway?: ReportAwayResolvers<ContextType>;
  SystemCategory?: SystemCategoryResolvers;
  TeamAwayDay?: TeamAwayDayResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  TicketActions?: TicketActionsResolvers<ContextType>;
  TicketCategory?: TicketCategoryResolvers<ContextType>;
  TicketCategoryPage?: TicketCategoryPageResolvers<ContextType>;
  TicketComment?: TicketCommentResolvers<ContextType>;
  TicketCommentPage?: TicketCommentPageResolvers<ContextType>;
  TicketCount?: TicketCountResolvers<ContextType>;
  TicketKind?: TicketKindResolvers;
  TicketKindFilter?: TicketKindFilterResolvers;
  TicketPage?: TicketPageResolvers<ContextType>;
  TicketPriority?: TicketPriorityResolvers;
  TicketStatus?: TicketStatusResolvers;
  TicketStatusChange?: TicketStatusChangeResolvers<ContextType>;
  TicketStatusCount?: TicketStatusCountResolvers<ContextType>;
  TicketStatusInput?: TicketStatusInputResolvers;
  Upload?: GraphQLScalarType;
  Urgency?: UrgencyResolvers;
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
