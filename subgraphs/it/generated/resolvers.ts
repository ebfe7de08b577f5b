import type * as Schema from './schema.js';
import type { KbArticlePart } from './schema.js';
import type { AssetCondition } from './schema.js';
import type { AssetStatus } from './schema.js';
import type { AssetStatusFilter } from './schema.js';
import type { AssetField } from './schema.js';
import type { ImportStatus } from './schema.js';
import type { ImportStep } from './schema.js';
import type { MaintenanceType } from './schema.js';
import type { MaintenanceStatus } from './schema.js';
import type { PolicyAudience } from './schema.js';
import type { PolicyVersionStatus } from './schema.js';
import type { PolicyStatus } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Asset, AssetPage, AssetCategory, AssetCategoryPage, AssetAssignment, AssetAssignmentPage, AssetChange, AssetChangePage, AssetMaintenance, AssetMaintenancePage, Equipment, ImportJob, Leaving, KbArticle, KbArticleActions, KbArticlePage, KbArticleVersion, KbArticleVersionPage, KbAttachment, KbCategory, KbCategoryPage, Policy, PolicyActions, PolicyPage, PolicyVersion, PolicyVersionActions, PolicyVersionPage, PolicyAsk, PolicyAskPage, PolicyReader, PolicyReaderPage, User } from '../rows.js';
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
  Asset: Asset;
  AssetCategory: AssetCategory;
  Equipment: Equipment;
  KbArticle: KbArticle;
  KbCategory: KbCategory;
  Leaving: Leaving;
  Policy: Policy;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Asset:
    ( { __typename: 'Asset' }
    & GraphQLRecursivePick<FederationTypes['Asset'], {"id":true}> );
  AssetCategory:
    ( { __typename: 'AssetCategory' }
    & GraphQLRecursivePick<FederationTypes['AssetCategory'], {"id":true}> );
  Equipment:
    ( { __typename: 'Equipment' }
    & GraphQLRecursivePick<FederationTypes['Equipment'], {"id":true}> );
  KbArticle:
    ( { __typename: 'KbArticle' }
    & GraphQLRecursivePick<FederationTypes['KbArticle'], {"id":true}> );
  KbCategory:
    ( { __typename: 'KbCategory' }
    & GraphQLRecursivePick<FederationTypes['KbCategory'], {"id":true}> );
  Leaving:
    ( { __typename: 'Leaving' }
    & GraphQLRecursivePick<FederationTypes['Leaving'], {"userId":true}> );
  Policy:
    ( { __typename: 'Policy' }
    & GraphQLRecursivePick<FederationTypes['Policy'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Asset: ResolverTypeWrapper<Asset>;
  AssetAssignment: ResolverTypeWrapper<AssetAssignment>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  AssetAssignmentChanges: Schema.AssetAssignmentChanges;
  AssetAssignmentPage: ResolverTypeWrapper<AssetAssignmentPage>;
  AssetCategory: ResolverTypeWrapper<AssetCategory>;
  AssetCategoryChanges: Schema.AssetCategoryChanges;
  AssetCategoryInput: Schema.AssetCategoryInput;
  AssetCategoryPage: ResolverTypeWrapper<AssetCategoryPage>;
  AssetChange: ResolverTypeWrapper<AssetChange>;
  AssetChangePage: ResolverTypeWrapper<AssetChangePage>;
  AssetChanges: Schema.AssetChanges;
  AssetCondition: AssetCondition;
  AssetConditionCount: ResolverTypeWrapper<Schema.AssetConditionCount>;
  AssetDimension: Schema.AssetDimension;
  AssetField: AssetField;
  AssetInput: Schema.AssetInput;
  AssetLabels: ResolverTypeWrapper<Schema.AssetLabels>;
  AssetMaintenance: ResolverTypeWrapper<AssetMaintenance>;
  AssetMaintenanceChanges: Schema.AssetMaintenanceChanges;
  AssetMaintenanceInput: Schema.AssetMaintenanceInput;
  AssetMaintenancePage: ResolverTypeWrapper<AssetMaintenancePage>;
  AssetMeasure: Schema.AssetMeasure;
  AssetPage: ResolverTypeWrapper<AssetPage>;
  AssetStatistics: ResolverTypeWrapper<Schema.AssetStatistics>;
  AssetStatus: AssetStatus;
  AssetStatusFilter: AssetStatusFilter;
  AssetTypeCount: ResolverTypeWrapper<Schema.AssetTypeCount>;
  AssignAssetInput: Schema.AssignAssetInput;
  ChatMessageInput: Schema.ChatMessageInput;
  ChatReply: ResolverTypeWrapper<Omit<Schema.ChatReply, 'nearest' | 'sources'> & { nearest: Array<ResolversTypes['KbArticle']>, sources: Array<ResolversTypes['ChatSource']> }>;
  ChatSender: Schema.ChatSender;
  ChatSource: ResolverTypeWrapper<Omit<Schema.ChatSource, 'article'> & { article: ResolversTypes['KbArticle'] }>;
  Date: ResolverTypeWrapper<Schema.Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  Equipment: ResolverTypeWrapper<Equipment>;
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
  ItDashboard: ResolverTypeWrapper<Schema.ItDashboard>;
  KbArticle: ResolverTypeWrapper<KbArticle>;
  KbArticleActions: ResolverTypeWrapper<KbArticleActions>;
  KbArticleChanges: Schema.KbArticleChanges;
  KbArticleInput: Schema.KbArticleInput;
  KbArticlePage: ResolverTypeWrapper<KbArticlePage>;
  KbArticlePart: KbArticlePart;
  KbArticleQuestion: ResolverTypeWrapper<Schema.KbArticleQuestion>;
  KbArticleQuestionInput: Schema.KbArticleQuestionInput;
  KbArticleVersion: ResolverTypeWrapper<KbArticleVersion>;
  KbArticleVersionPage: ResolverTypeWrapper<KbArticleVersionPage>;
  KbAttachment: ResolverTypeWrapper<KbAttachment>;
  KbCategory: ResolverTypeWrapper<KbCategory>;
  KbCategoryInput: Schema.KbCategoryInput;
  KbCategoryPage: ResolverTypeWrapper<KbCategoryPage>;
  KbFigures: ResolverTypeWrapper<Schema.KbFigures>;
  KbHighlight: ResolverTypeWrapper<Schema.KbHighlight>;
  Leaving: ResolverTypeWrapper<Leaving>;
  LeavingEquipment: ResolverTypeWrapper<Schema.LeavingEquipment>;
  MaintenanceStatus: MaintenanceStatus;
  MaintenanceType: MaintenanceType;
  MarkForMaintenanceInput: Schema.MarkForMaintenanceInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Policy: ResolverTypeWrapper<Policy>;
  PolicyActions: ResolverTypeWrapper<PolicyActions>;
  PolicyAsk: ResolverTypeWrapper<PolicyAsk>;
  PolicyAskPage: ResolverTypeWrapper<PolicyAskPage>;
  PolicyAudience: PolicyAudience;
  PolicyChanges: Schema.PolicyChanges;
  PolicyDepartment: ResolverTypeWrapper<Schema.PolicyDepartment>;
  PolicyInput: Schema.PolicyInput;
  PolicyPage: ResolverTypeWrapper<PolicyPage>;
  PolicyReader: ResolverTypeWrapper<PolicyReader>;
  PolicyReaderPage: ResolverTypeWrapper<PolicyReaderPage>;
  PolicyReminder: ResolverTypeWrapper<Schema.PolicyReminder>;
  PolicyStatus: PolicyStatus;
  PolicyVersion: ResolverTypeWrapper<PolicyVersion>;
  PolicyVersionActions: ResolverTypeWrapper<PolicyVersionActions>;
  PolicyVersionPage: ResolverTypeWrapper<PolicyVersionPage>;
  PolicyVersionStatus: PolicyVersionStatus;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReturnAssetInput: Schema.ReturnAssetInput;
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
  Asset: Asset;
  AssetAssignment: AssetAssignment;
  Boolean: Schema.Scalars['Boolean']['output'];
  AssetAssignmentChanges: Schema.AssetAssignmentChanges;
  AssetAssignmentPage: AssetAssignmentPage;
  AssetCategory: AssetCategory;
  AssetCategoryChanges: Schema.AssetCategoryChanges;
  AssetCategoryInput: Schema.AssetCategoryInput;
  AssetCategoryPage: AssetCategoryPage;
  AssetChange: AssetChange;
  AssetChangePage: AssetChangePage;
  AssetChanges: Schema.AssetChanges;
  AssetConditionCount: Schema.AssetConditionCount;
  AssetInput: Schema.AssetInput;
  AssetLabels: Schema.AssetLabels;
  AssetMaintenance: AssetMaintenance;
  AssetMaintenanceChanges: Schema.AssetMaintenanceChanges;
  AssetMaintenanceInput: Schema.AssetMaintenanceInput;
  AssetMaintenancePage: AssetMaintenancePage;
  AssetPage: AssetPage;
  AssetStatistics: Schema.AssetStatistics;
  AssetTypeCount: Schema.AssetTypeCount;
  AssignAssetInput: Schema.AssignAssetInput;
  ChatMessageInput: Schema.ChatMessageInput;
  ChatReply: Omit<Schema.ChatReply, 'nearest' | 'sources'> & { nearest: Array<ResolversParentTypes['KbArticle']>, sources: Array<ResolversParentTypes['ChatSource']> };
  ChatSource: Omit<Schema.ChatSource, 'article'> & { article: ResolversParentTypes['KbArticle'] };
  Date: Schema.Scalars['Date']['output'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  Equipment: Equipment;
  Figure: Schema.Figure;
  Found: Schema.Found;
  ID: Schema.Scalars['ID']['output'];
  ImportCheck: Schema.ImportCheck;
  ImportColumn: Schema.ImportColumn;
  ImportJob: ImportJob;
  ImportProblem: Schema.ImportProblem;
  ItDashboard: Schema.ItDashboard;
  KbArticle: KbArticle;
  KbArticleActions: KbArticleActions;
  KbArticleChanges: Schema.KbArticleChanges;
  KbArticleInput: Schema.KbArticleInput;
  KbArticlePage: KbArticlePage;
  KbArticleQuestion: Schema.KbArticleQuestion;
  KbArticleQuestionInput: Schema.KbArticleQuestionInput;
  KbArticleVersion: KbArticleVersion;
  KbArticleVersionPage: KbArticleVersionPage;
  KbAttachment: KbAttachment;
  KbCategory: KbCategory;
  KbCategoryInput: Schema.KbCategoryInput;
  KbCategoryPage: KbCategoryPage;
  KbFigures: Schema.KbFigures;
  KbHighlight: Schema.KbHighlight;
  Leaving: Leaving;
  LeavingEquipment: Schema.LeavingEquipment;
  MarkForMaintenanceInput: Schema.MarkForMaintenanceInput;
  Mutation: Record<PropertyKey, never>;
  Policy: Policy;
  PolicyActions: PolicyActions;
  PolicyAsk: PolicyAsk;
  PolicyAskPage: PolicyAskPage;
  PolicyChanges: Schema.PolicyChanges;
  PolicyDepartment: Schema.PolicyDepartment;
  PolicyInput: Schema.PolicyInput;
  PolicyPage: PolicyPage;
  PolicyReader: PolicyReader;
  PolicyReaderPage: PolicyReaderPage;
  PolicyReminder: Schema.PolicyReminder;
  PolicyVersion: PolicyVersion;
  PolicyVersionActions: PolicyVersionActions;
  PolicyVersionPage: PolicyVersionPage;
  Query: Record<PropertyKey, never>;
  ReturnAssetInput: Schema.ReturnAssetInput;
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

export type AssetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Asset'] = ResolversParentTypes['Asset'], FederationReferenceType extends FederationReferenceTypes['Asset'] = FederationReferenceTypes['Asset']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Asset']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assetTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['AssetCategory'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['AssetCondition'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentAssignment?: Resolver<Schema.Maybe<ResolversTypes['AssetAssignment']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseCost?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  purchaseDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  serialNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AssetStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warrantyExpiry?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AssetAssignmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetAssignment'] = ResolversParentTypes['AssetAssignment']> = {
  assetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignedById?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignedByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assignedDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  assignedTo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  conditionOnAssignment?: Resolver<ResolversTypes['AssetCondition'], ParentType, ContextType>;
  conditionOnReturn?: Resolver<Schema.Maybe<ResolversTypes['AssetCondition']>, ParentType, ContextType>;
  holderDepartment?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  holderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  returnedDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AssetAssignmentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetAssignmentPage'] = ResolversParentTypes['AssetAssignmentPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AssetAssignment']>, ParentType, ContextType>;
};

export type AssetCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetCategory'] = ResolversParentTypes['AssetCategory'], FederationReferenceType extends FederationReferenceTypes['AssetCategory'] = FederationReferenceTypes['AssetCategory']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['AssetCategory']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssetCategoryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetCategoryPage'] = ResolversParentTypes['AssetCategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AssetCategory']>, ParentType, ContextType>;
};

export type AssetChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetChange'] = ResolversParentTypes['AssetChange']> = {
  after?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  changedBy?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['AssetField'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssetChangePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetChangePage'] = ResolversParentTypes['AssetChangePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AssetChange']>, ParentType, ContextType>;
};

export type AssetConditionResolvers = EnumResolverSignature<{ BROKEN?: any, EXCELLENT?: any, FAIR?: any, GOOD?: any, POOR?: any }, ResolversTypes['AssetCondition']>;

export type AssetConditionCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetConditionCount'] = ResolversParentTypes['AssetConditionCount']> = {
  condition?: Resolver<ResolversTypes['AssetCondition'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssetFieldResolvers = EnumResolverSignature<{ BRAND?: any, CATEGORY?: any, CONDITION?: any, HOLDER?: any, LOCATION?: any, MODEL?: any, NAME?: any, PURCHASE_COST?: any, PURCHASE_DATE?: any, SERIAL_NUMBER?: any, STATUS?: any, WARRANTY_EXPIRY?: any }, ResolversTypes['AssetField']>;

export type AssetLabelsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetLabels'] = ResolversParentTypes['AssetLabels']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssetMaintenanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetMaintenance'] = ResolversParentTypes['AssetMaintenance']> = {
  assetId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assetName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  assetTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  cost?: Resolver<Schema.Maybe<ResolversTypes['Decimal']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdById?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdByName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenanceType?: Resolver<ResolversTypes['MaintenanceType'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performedBy?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduledDate?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MaintenanceStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AssetMaintenancePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetMaintenancePage'] = ResolversParentTypes['AssetMaintenancePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AssetMaintenance']>, ParentType, ContextType>;
};

export type AssetPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetPage'] = ResolversParentTypes['AssetPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Asset']>, ParentType, ContextType>;
};

export type AssetStatisticsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetStatistics'] = ResolversParentTypes['AssetStatistics']> = {
  assignedAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byCondition?: Resolver<Array<ResolversTypes['AssetConditionCount']>, ParentType, ContextType>;
  byType?: Resolver<Array<ResolversTypes['AssetTypeCount']>, ParentType, ContextType>;
  lostAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenanceAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  retiredAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
};

export type AssetStatusResolvers = EnumResolverSignature<{ ASSIGNED?: any, AVAILABLE?: any, LOST?: any, MAINTENANCE?: any, RETIRED?: any }, ResolversTypes['AssetStatus']>;

export type AssetStatusFilterResolvers = EnumResolverSignature<{ ACTIVE?: any, ASSIGNED?: any, AVAILABLE?: any, DAMAGED?: any, INACTIVE?: any, LOST?: any, MAINTENANCE?: any, RETIRED?: any }, ResolversTypes['AssetStatusFilter']>;

export type AssetTypeCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AssetTypeCount'] = ResolversParentTypes['AssetTypeCount']> = {
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChatReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatReply'] = ResolversParentTypes['ChatReply']> = {
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nearest?: Resolver<Array<ResolversTypes['KbArticle']>, ParentType, ContextType>;
  response?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ChatSource']>, ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ChatSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatSource'] = ResolversParentTypes['ChatSource']> = {
  article?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType>;
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type EquipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Equipment'] = ResolversParentTypes['Equipment'], FederationReferenceType extends FederationReferenceTypes['Equipment'] = FederationReferenceTypes['Equipment']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Equipment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  assetTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  condition?: Resolver<ResolversTypes['AssetCondition'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  serialNumber?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  warrantyExpiry?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
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

export type ItDashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItDashboard'] = ResolversParentTypes['ItDashboard']> = {
  assignedAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  availableAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maintenanceAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalArticleDownloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalArticleViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalArticles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalAssetValue?: Resolver<ResolversTypes['Decimal'], ParentType, ContextType>;
  totalAssets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbArticleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticle'] = ResolversParentTypes['KbArticle'], FederationReferenceType extends FederationReferenceTypes['KbArticle'] = FederationReferenceTypes['KbArticle']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['KbArticle']> | FederationReferenceType, FederationReferenceType, ContextType>;
  archive?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attachments?: Resolver<Array<ResolversTypes['KbAttachment']>, ParentType, ContextType>;
  author?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  authorId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  authorName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  downloadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['KbHighlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policy?: Resolver<Schema.Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['KbArticleQuestion']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['KbArticleActions'], ParentType, ContextType>;
};

export type KbArticleActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticleActions'] = ResolversParentTypes['KbArticleActions']> = {
  remove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type KbArticlePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticlePage'] = ResolversParentTypes['KbArticlePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['KbArticle']>, ParentType, ContextType>;
};

export type KbArticlePartResolvers = EnumResolverSignature<{ CATEGORY?: any, CONTENT?: any, FILES?: any, PUBLISHED?: any, QUESTIONS?: any, TITLE?: any }, ResolversTypes['KbArticlePart']>;

export type KbArticleQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticleQuestion'] = ResolversParentTypes['KbArticleQuestion']> = {
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KbArticleVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticleVersion'] = ResolversParentTypes['KbArticleVersion']> = {
  articleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType>;
  changed?: Resolver<Array<ResolversTypes['KbArticlePart']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editorId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  editorName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousVersion?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbArticleVersionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticleVersionPage'] = ResolversParentTypes['KbArticleVersionPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['KbArticleVersion']>, ParentType, ContextType>;
};

export type KbAttachmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbAttachment'] = ResolversParentTypes['KbAttachment']> = {
  file?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbCategory'] = ResolversParentTypes['KbCategory'], FederationReferenceType extends FederationReferenceTypes['KbCategory'] = FederationReferenceTypes['KbCategory']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['KbCategory']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isForPolicies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KbCategoryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbCategoryPage'] = ResolversParentTypes['KbCategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['KbCategory']>, ParentType, ContextType>;
};

export type KbFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbFigures'] = ResolversParentTypes['KbFigures']> = {
  articles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  downloads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KbHighlightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbHighlight'] = ResolversParentTypes['KbHighlight']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LeavingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Leaving'] = ResolversParentTypes['Leaving'], FederationReferenceType extends FederationReferenceTypes['Leaving'] = FederationReferenceTypes['Leaving']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Leaving']> | FederationReferenceType, FederationReferenceType, ContextType>;
  equipment?: Resolver<Array<ResolversTypes['LeavingEquipment']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeavingEquipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LeavingEquipment'] = ResolversParentTypes['LeavingEquipment']> = {
  assetTag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type MaintenanceStatusResolvers = EnumResolverSignature<{ CANCELLED?: any, COMPLETED?: any, IN_PROGRESS?: any, SCHEDULED?: any }, ResolversTypes['MaintenanceStatus']>;

export type MaintenanceTypeResolvers = EnumResolverSignature<{ INSPECTION?: any, PREVENTIVE?: any, REPAIR?: any, UPGRADE?: any }, ResolversTypes['MaintenanceType']>;

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  assignAsset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<Schema.MutationAssignAssetArgs, 'id' | 'input'>>;
  beginPolicyVersion?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Schema.MutationBeginPolicyVersionArgs, 'id'>>;
  checkAssetImport?: Resolver<ResolversTypes['ImportCheck'], ParentType, ContextType, RequireFields<Schema.MutationCheckAssetImportArgs, 'file'>>;
  confirmPolicy?: Resolver<ResolversTypes['PolicyAsk'], ParentType, ContextType, RequireFields<Schema.MutationConfirmPolicyArgs, 'id' | 'number'>>;
  createAsset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<Schema.MutationCreateAssetArgs, 'input'>>;
  createAssetCategory?: Resolver<ResolversTypes['AssetCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateAssetCategoryArgs, 'input'>>;
  createAssetMaintenance?: Resolver<ResolversTypes['AssetMaintenance'], ParentType, ContextType, RequireFields<Schema.MutationCreateAssetMaintenanceArgs, 'input'>>;
  createKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationCreateKbArticleArgs, 'input'>>;
  createKbCategory?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateKbCategoryArgs, 'input'>>;
  createPolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Schema.MutationCreatePolicyArgs, 'input'>>;
  deleteAsset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAssetArgs, 'id'>>;
  deleteAssetAssignment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAssetAssignmentArgs, 'id'>>;
  deleteAssetCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAssetCategoryArgs, 'id'>>;
  deleteAssetMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteAssetMaintenanceArgs, 'id'>>;
  deleteKbArticle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteKbArticleArgs, 'id'>>;
  deleteKbCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteKbCategoryArgs, 'id'>>;
  discardPolicyDraft?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDiscardPolicyDraftArgs, 'id'>>;
  exportAssets?: Resolver<ResolversTypes['AssetPage'], ParentType, ContextType, RequireFields<Schema.MutationExportAssetsArgs, 'pageSize'>>;
  exportPolicyReaders?: Resolver<ResolversTypes['PolicyReaderPage'], ParentType, ContextType, RequireFields<Schema.MutationExportPolicyReadersArgs, 'number' | 'ordering' | 'pageSize' | 'policyId'>>;
  markAssetForMaintenance?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<Schema.MutationMarkAssetForMaintenanceArgs, 'id'>>;
  printAssetLabels?: Resolver<ResolversTypes['AssetLabels'], ParentType, ContextType, RequireFields<Schema.MutationPrintAssetLabelsArgs, 'ordering'>>;
  publishPolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Schema.MutationPublishPolicyArgs, 'id'>>;
  registerKbArticleDownload?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRegisterKbArticleDownloadArgs, 'id'>>;
  registerKbArticleView?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRegisterKbArticleViewArgs, 'id'>>;
  remindPolicyReaders?: Resolver<ResolversTypes['PolicyReminder'], ParentType, ContextType, RequireFields<Schema.MutationRemindPolicyReadersArgs, 'id' | 'number'>>;
  restoreKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRestoreKbArticleArgs, 'id'>>;
  restoreKbArticleVersion?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRestoreKbArticleVersionArgs, 'from' | 'id'>>;
  returnAsset?: Resolver<ResolversTypes['AssetAssignment'], ParentType, ContextType, RequireFields<Schema.MutationReturnAssetArgs, 'id'>>;
  sendChatMessage?: Resolver<ResolversTypes['ChatReply'], ParentType, ContextType, RequireFields<Schema.MutationSendChatMessageArgs, 'conversationHistory' | 'message'>>;
  startAssetImport?: Resolver<ResolversTypes['ImportJob'], ParentType, ContextType, RequireFields<Schema.MutationStartAssetImportArgs, 'file'>>;
  updateAsset?: Resolver<ResolversTypes['Asset'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAssetArgs, 'id' | 'input'>>;
  updateAssetAssignment?: Resolver<ResolversTypes['AssetAssignment'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAssetAssignmentArgs, 'id' | 'input'>>;
  updateAssetCategory?: Resolver<ResolversTypes['AssetCategory'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAssetCategoryArgs, 'id' | 'input'>>;
  updateAssetMaintenance?: Resolver<ResolversTypes['AssetMaintenance'], ParentType, ContextType, RequireFields<Schema.MutationUpdateAssetMaintenanceArgs, 'id' | 'input'>>;
  updateKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationUpdateKbArticleArgs, 'id' | 'input'>>;
  updateKbCategory?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType, RequireFields<Schema.MutationUpdateKbCategoryArgs, 'id' | 'input'>>;
  updatePolicy?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Schema.MutationUpdatePolicyArgs, 'id' | 'input'>>;
  withdrawPolicyVersion?: Resolver<ResolversTypes['Policy'], ParentType, ContextType, RequireFields<Schema.MutationWithdrawPolicyVersionArgs, 'id' | 'number'>>;
};

export type PolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy'], FederationReferenceType extends FederationReferenceTypes['Policy'] = FederationReferenceTypes['Policy']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Policy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  articleId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['PolicyVersion'], ParentType, ContextType>;
  draft?: Resolver<Schema.Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextReview?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  owner?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  ownerId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scheduled?: Resolver<Schema.Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PolicyStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PolicyActions'], ParentType, ContextType>;
};

export type PolicyActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyActions'] = ResolversParentTypes['PolicyActions']> = {
  begin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PolicyAskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyAsk'] = ResolversParentTypes['PolicyAsk']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  policyVersion?: Resolver<ResolversTypes['PolicyVersion'], ParentType, ContextType>;
};

export type PolicyAskPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyAskPage'] = ResolversParentTypes['PolicyAskPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PolicyAsk']>, ParentType, ContextType>;
};

export type PolicyAudienceResolvers = EnumResolverSignature<{ ALL?: any, DEPARTMENTS?: any, NEW_PEOPLE?: any }, ResolversTypes['PolicyAudience']>;

export type PolicyDepartmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyDepartment'] = ResolversParentTypes['PolicyDepartment']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PolicyPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyPage'] = ResolversParentTypes['PolicyPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Policy']>, ParentType, ContextType>;
};

export type PolicyReaderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyReader'] = ResolversParentTypes['PolicyReader']> = {
  askedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  confirmedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  departmentName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isLate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  remindedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyReaderPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyReaderPage'] = ResolversParentTypes['PolicyReaderPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PolicyReader']>, ParentType, ContextType>;
};

export type PolicyReminderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyReminder'] = ResolversParentTypes['PolicyReminder']> = {
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reminded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PolicyStatusResolvers = EnumResolverSignature<{ DRAFT?: any, PUBLISHED?: any, WITHDRAWN?: any }, ResolversTypes['PolicyStatus']>;

export type PolicyVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyVersion'] = ResolversParentTypes['PolicyVersion']> = {
  asked?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  audience?: Resolver<ResolversTypes['PolicyAudience'], ParentType, ContextType>;
  confirmBy?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  confirmed?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  departments?: Resolver<Array<ResolversTypes['PolicyDepartment']>, ParentType, ContextType>;
  effectiveOn?: Resolver<Schema.Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  policyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Schema.Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
  publishedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  publishedByName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PolicyVersionStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewerAsked?: Resolver<Schema.Maybe<ResolversTypes['PolicyAsk']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PolicyVersionActions'], ParentType, ContextType>;
};

export type PolicyVersionActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyVersionActions'] = ResolversParentTypes['PolicyVersionActions']> = {
  confirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readReaders?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  withdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PolicyVersionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PolicyVersionPage'] = ResolversParentTypes['PolicyVersionPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PolicyVersion']>, ParentType, ContextType>;
};

export type PolicyVersionStatusResolvers = EnumResolverSignature<{ DRAFT?: any, IN_FORCE?: any, SCHEDULED?: any, SUPERSEDED?: any, WITHDRAWN?: any }, ResolversTypes['PolicyVersionStatus']>;

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  asset?: Resolver<Schema.Maybe<ResolversTypes['Asset']>, ParentType, ContextType, RequireFields<Schema.QueryAssetArgs, 'id'>>;
  assetAssignment?: Resolver<Schema.Maybe<ResolversTypes['AssetAssignment']>, ParentType, ContextType, RequireFields<Schema.QueryAssetAssignmentArgs, 'id'>>;
  assetAssignments?: Resolver<ResolversTypes['AssetAssignmentPage'], ParentType, ContextType, RequireFields<Schema.QueryAssetAssignmentsArgs, 'ordering' | 'page' | 'pageSize'>>;
  assetCategories?: Resolver<ResolversTypes['AssetCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryAssetCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  assetCategory?: Resolver<Schema.Maybe<ResolversTypes['AssetCategory']>, ParentType, ContextType, RequireFields<Schema.QueryAssetCategoryArgs, 'id'>>;
  assetFigures?: Resolver<Array<ResolversTypes['Figure']>, ParentType, ContextType, RequireFields<Schema.QueryAssetFiguresArgs, 'measure'>>;
  assetHistory?: Resolver<Schema.Maybe<ResolversTypes['AssetChangePage']>, ParentType, ContextType, RequireFields<Schema.QueryAssetHistoryArgs, 'assetId' | 'page' | 'pageSize'>>;
  assetImport?: Resolver<Schema.Maybe<ResolversTypes['ImportJob']>, ParentType, ContextType, Partial<Schema.QueryAssetImportArgs>>;
  assetImportColumns?: Resolver<Array<ResolversTypes['ImportColumn']>, ParentType, ContextType>;
  assetMaintenanceRecord?: Resolver<Schema.Maybe<ResolversTypes['AssetMaintenance']>, ParentType, ContextType, RequireFields<Schema.QueryAssetMaintenanceRecordArgs, 'id'>>;
  assetMaintenanceRecords?: Resolver<ResolversTypes['AssetMaintenancePage'], ParentType, ContextType, RequireFields<Schema.QueryAssetMaintenanceRecordsArgs, 'ordering' | 'page' | 'pageSize'>>;
  assetStatistics?: Resolver<ResolversTypes['AssetStatistics'], ParentType, ContextType>;
  assets?: Resolver<ResolversTypes['AssetPage'], ParentType, ContextType, RequireFields<Schema.QueryAssetsArgs, 'ordering' | 'page' | 'pageSize'>>;
  itDashboard?: Resolver<ResolversTypes['ItDashboard'], ParentType, ContextType>;
  kbArticle?: Resolver<Schema.Maybe<ResolversTypes['KbArticle']>, ParentType, ContextType, RequireFields<Schema.QueryKbArticleArgs, 'id'>>;
  kbArticleVersion?: Resolver<Schema.Maybe<ResolversTypes['KbArticleVersion']>, ParentType, ContextType, RequireFields<Schema.QueryKbArticleVersionArgs, 'articleId' | 'version'>>;
  kbArticleVersions?: Resolver<ResolversTypes['KbArticleVersionPage'], ParentType, ContextType, RequireFields<Schema.QueryKbArticleVersionsArgs, 'articleId' | 'page' | 'pageSize'>>;
  kbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryKbArticlesArgs, 'isRemoved' | 'page' | 'pageSize'>>;
  kbAttachment?: Resolver<Schema.Maybe<ResolversTypes['KbAttachment']>, ParentType, ContextType, RequireFields<Schema.QueryKbAttachmentArgs, 'articleId' | 'id'>>;
  kbCategories?: Resolver<ResolversTypes['KbCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryKbCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  kbCategory?: Resolver<Schema.Maybe<ResolversTypes['KbCategory']>, ParentType, ContextType, RequireFields<Schema.QueryKbCategoryArgs, 'id'>>;
  kbFigures?: Resolver<ResolversTypes['KbFigures'], ParentType, ContextType>;
  kbSuggestions?: Resolver<Array<ResolversTypes['KbArticle']>, ParentType, ContextType, RequireFields<Schema.QueryKbSuggestionsArgs, 'text'>>;
  myEquipment?: Resolver<Array<ResolversTypes['Equipment']>, ParentType, ContextType>;
  myPolicies?: Resolver<ResolversTypes['PolicyAskPage'], ParentType, ContextType, RequireFields<Schema.QueryMyPoliciesArgs, 'page' | 'pageSize'>>;
  policies?: Resolver<ResolversTypes['PolicyPage'], ParentType, ContextType, RequireFields<Schema.QueryPoliciesArgs, 'ordering' | 'page' | 'pageSize'>>;
  policy?: Resolver<Schema.Maybe<ResolversTypes['Policy']>, ParentType, ContextType, RequireFields<Schema.QueryPolicyArgs, 'id'>>;
  policyReaders?: Resolver<ResolversTypes['PolicyReaderPage'], ParentType, ContextType, RequireFields<Schema.QueryPolicyReadersArgs, 'number' | 'ordering' | 'page' | 'pageSize' | 'policyId'>>;
  policyVersion?: Resolver<Schema.Maybe<ResolversTypes['PolicyVersion']>, ParentType, ContextType, RequireFields<Schema.QueryPolicyVersionArgs, 'number' | 'policyId'>>;
  policyVersions?: Resolver<ResolversTypes['PolicyVersionPage'], ParentType, ContextType, RequireFields<Schema.QueryPolicyVersionsArgs, 'page' | 'pageSize' | 'policyId'>>;
  popularKbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryPopularKbArticlesArgs, 'page' | 'pageSize'>>;
  publishedKbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryPublishedKbArticlesArgs, 'page' | 'pageSize'>>;
  searchIt?: Resolver<Schema.Maybe<Array<ResolversTypes['Found']>>, ParentType, ContextType, RequireFields<Schema.QuerySearchItArgs, 'search'>>;
  waitingInIt?: Resolver<Schema.Maybe<Array<ResolversTypes['Waiting']>>, ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  equipment?: Resolver<Schema.Maybe<Array<ResolversTypes['Equipment']>>, ParentType, ContextType>;
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
  Asset?: AssetResolvers<ContextType>;
  AssetAssignment?: AssetAssignmentResolvers<ContextType>;
  AssetAssignmentPage?: AssetAssignmentPageResolvers<ContextType>;
  AssetCategory?: AssetCategoryResolvers<ContextType>;
  AssetCategoryPage?: AssetCategoryPageResolvers<ContextType>;
  AssetChange?: AssetChangeResolvers<ContextType>;
  AssetChangePage?: AssetChangePageResolvers<ContextType>;
  AssetCondition?: AssetConditionResolvers;
  AssetConditionCount?: AssetConditionCountResolvers<ContextType>;
  AssetField?: AssetFieldResolvers;
  AssetLabels?: AssetLabelsResolvers<ContextType>;
  AssetMaintenance?: AssetMaintenanceResolvers<ContextType>;
  AssetMaintenancePage?: AssetMaintenancePageResolvers<ContextType>;
  AssetPage?: AssetPageResolvers<ContextType>;
  AssetStatistics?: AssetStatisticsResolvers<ContextType>;
  AssetStatus?: AssetStatusResolvers;
  AssetStatusFilter?: AssetStatusFilterResolvers;
  AssetTypeCount?: AssetTypeCountResolvers<ContextType>;
  ChatReply?: ChatReplyResolvers<ContextType>;
  ChatSource?: ChatSourceResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  Equipment?: EquipmentResolvers<ContextType>;
  Figure?: FigureResolvers<ContextType>;
  Found?: FoundResolvers<ContextType>;
  ImportCheck?: ImportCheckResolvers<ContextType>;
  ImportColumn?: ImportColumnResolvers<ContextType>;
  ImportJob?: ImportJobResolvers<ContextType>;
  ImportProblem?: ImportProblemResolvers<ContextType>;
  ImportStatus?: ImportStatusResolvers;
  ImportStep?: ImportStepResolvers;
  ItDashboard?: ItDashboardResolvers<ContextType>;
  KbArticle?: KbArticleResolvers<ContextType>;
  KbArticleActions?: KbArticleActionsResolvers<ContextType>;
  KbArticlePage?: KbArticlePageResolvers<ContextType>;
  KbArticlePart?: KbArticlePartResolvers;
  KbArticleQuestion?: KbArticleQuestionResolvers<ContextType>;
  KbArticleVersion?: KbArticleVersionResolvers<ContextType>;
  KbArticleVersionPage?: KbArticleVersionPageResolvers<ContextType>;
  KbAttachment?: KbAttachmentResolvers<ContextType>;
  KbCategory?: KbCategoryResolvers<ContextType>;
  KbCategoryPage?: KbCategoryPageResolvers<ContextType>;
  KbFigures?: KbFiguresResolvers<ContextType>;
  KbHighlight?: KbHighlightResolvers<ContextType>;
  Leaving?: LeavingResolvers<ContextType>;
  LeavingEquipment?: LeavingEquipmentResolvers<ContextType>;
  MaintenanceStatus?: MaintenanceStatusResolvers;
  MaintenanceType?: MaintenanceTypeResolvers;
  Mutation?: MutationResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  PolicyActions?: PolicyActionsResolvers<ContextType>;
  PolicyAsk?: PolicyAskResolvers<ContextType>;
  PolicyAskPage?: PolicyAskPageResolvers<ContextType>;
  PolicyAudience?: PolicyAudienceResolvers;
  PolicyDepartment?: PolicyDepartmentResolvers<ContextType>;
  PolicyPage?: PolicyPageResolvers<ContextType>;
  PolicyReader?: PolicyReaderResolvers<ContextType>;
  PolicyReaderPage?: PolicyReaderPageResolvers<ContextType>;
  PolicyReminder?: PolicyReminderResolvers<ContextType>;
  PolicyStatus?: PolicyStatusResolvers;
  PolicyVersion?: PolicyVersionResolvers<ContextType>;
  PolicyVersionActions?: PolicyVersionActionsResolvers<ContextType>;
  PolicyVersionPage?: PolicyVersionPageResolvers<ContextType>;
  PolicyVersionStatus?: PolicyVersionStatusResolvers;
  Query?: QueryResolvers<ContextType>;
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
