import type * as Schema from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { KbArticle, KbArticleActions, KbArticlePage, KbAttachment, KbCategory, KbCategoryPage, User } from '../rows.js';
import type { RequestContext } from '../../kit/request/context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
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
  KbCategory: KbCategory;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  KbArticle:
    ( { __typename: 'KbArticle' }
    & GraphQLRecursivePick<FederationTypes['KbArticle'], {"id":true}> );
  KbCategory:
    ( { __typename: 'KbCategory' }
    & GraphQLRecursivePick<FederationTypes['KbCategory'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ChatMessageInput: Schema.ChatMessageInput;
  ChatReply: ResolverTypeWrapper<Omit<Schema.ChatReply, 'nearest' | 'sources'> & { nearest: Array<ResolversTypes['KbArticle']>, sources: Array<ResolversTypes['ChatSource']> }>;
  ChatSender: Schema.ChatSender;
  ChatSource: ResolverTypeWrapper<Omit<Schema.ChatSource, 'article'> & { article: ResolversTypes['KbArticle'] }>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Decimal: ResolverTypeWrapper<Schema.Scalars['Decimal']['output']>;
  ItDashboard: ResolverTypeWrapper<Schema.ItDashboard>;
  KbArticle: ResolverTypeWrapper<KbArticle>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  KbArticleActions: ResolverTypeWrapper<KbArticleActions>;
  KbArticleChanges: Schema.KbArticleChanges;
  KbArticleInput: Schema.KbArticleInput;
  KbArticlePage: ResolverTypeWrapper<KbArticlePage>;
  KbArticleQuestion: ResolverTypeWrapper<Schema.KbArticleQuestion>;
  KbArticleQuestionInput: Schema.KbArticleQuestionInput;
  KbAttachment: ResolverTypeWrapper<KbAttachment>;
  KbCategory: ResolverTypeWrapper<KbCategory>;
  KbCategoryInput: Schema.KbCategoryInput;
  KbCategoryPage: ResolverTypeWrapper<KbCategoryPage>;
  KbHighlight: ResolverTypeWrapper<Schema.KbHighlight>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ChatMessageInput: Schema.ChatMessageInput;
  ChatReply: Omit<Schema.ChatReply, 'nearest' | 'sources'> & { nearest: Array<ResolversParentTypes['KbArticle']>, sources: Array<ResolversParentTypes['ChatSource']> };
  ChatSource: Omit<Schema.ChatSource, 'article'> & { article: ResolversParentTypes['KbArticle'] };
  DateTime: Schema.Scalars['DateTime']['output'];
  Decimal: Schema.Scalars['Decimal']['output'];
  ItDashboard: Schema.ItDashboard;
  KbArticle: KbArticle;
  Boolean: Schema.Scalars['Boolean']['output'];
  KbArticleActions: KbArticleActions;
  KbArticleChanges: Schema.KbArticleChanges;
  KbArticleInput: Schema.KbArticleInput;
  KbArticlePage: KbArticlePage;
  KbArticleQuestion: Schema.KbArticleQuestion;
  KbArticleQuestionInput: Schema.KbArticleQuestionInput;
  KbAttachment: KbAttachment;
  KbCategory: KbCategory;
  KbCategoryInput: Schema.KbCategoryInput;
  KbCategoryPage: KbCategoryPage;
  KbHighlight: Schema.KbHighlight;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
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

export type WritesDirectiveArgs = {
  types: Array<Schema.Scalars['String']['input']>;
};

export type WritesDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = WritesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ChatReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ChatReply'] = ResolversParentTypes['ChatReply']> = {
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

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DecimalScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Decimal'], any> {
  name: 'Decimal';
}

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

export type KbArticleQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbArticleQuestion'] = ResolversParentTypes['KbArticleQuestion']> = {
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KbCategoryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbCategoryPage'] = ResolversParentTypes['KbCategoryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['KbCategory']>, ParentType, ContextType>;
};

export type KbHighlightResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KbHighlight'] = ResolversParentTypes['KbHighlight']> = {
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationCreateKbArticleArgs, 'input'>>;
  createKbCategory?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType, RequireFields<Schema.MutationCreateKbCategoryArgs, 'input'>>;
  deleteKbArticle?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteKbArticleArgs, 'id'>>;
  deleteKbCategory?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteKbCategoryArgs, 'id'>>;
  registerKbArticleDownload?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRegisterKbArticleDownloadArgs, 'id'>>;
  registerKbArticleView?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRegisterKbArticleViewArgs, 'id'>>;
  restoreKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationRestoreKbArticleArgs, 'id'>>;
  sendChatMessage?: Resolver<ResolversTypes['ChatReply'], ParentType, ContextType, RequireFields<Schema.MutationSendChatMessageArgs, 'conversationHistory' | 'message'>>;
  updateKbArticle?: Resolver<ResolversTypes['KbArticle'], ParentType, ContextType, RequireFields<Schema.MutationUpdateKbArticleArgs, 'id' | 'input'>>;
  updateKbCategory?: Resolver<ResolversTypes['KbCategory'], ParentType, ContextType, RequireFields<Schema.MutationUpdateKbCategoryArgs, 'id' | 'input'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  itDashboard?: Resolver<ResolversTypes['ItDashboard'], ParentType, ContextType>;
  kbArticle?: Resolver<Schema.Maybe<ResolversTypes['KbArticle']>, ParentType, ContextType, RequireFields<Schema.QueryKbArticleArgs, 'id'>>;
  kbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryKbArticlesArgs, 'isRemoved' | 'page' | 'pageSize'>>;
  kbAttachment?: Resolver<Schema.Maybe<ResolversTypes['KbAttachment']>, ParentType, ContextType, RequireFields<Schema.QueryKbAttachmentArgs, 'articleId' | 'id'>>;
  kbCategories?: Resolver<ResolversTypes['KbCategoryPage'], ParentType, ContextType, RequireFields<Schema.QueryKbCategoriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  kbCategory?: Resolver<Schema.Maybe<ResolversTypes['KbCategory']>, ParentType, ContextType, RequireFields<Schema.QueryKbCategoryArgs, 'id'>>;
  popularKbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryPopularKbArticlesArgs, 'page' | 'pageSize'>>;
  publishedKbArticles?: Resolver<ResolversTypes['KbArticlePage'], ParentType, ContextType, RequireFields<Schema.QueryPublishedKbArticlesArgs, 'page' | 'pageSize'>>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  ChatReply?: ChatReplyResolvers<ContextType>;
  ChatSource?: ChatSourceResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Decimal?: GraphQLScalarType;
  ItDashboard?: ItDashboardResolvers<ContextType>;
  KbArticle?: KbArticleResolvers<ContextType>;
  KbArticleActions?: KbArticleActionsResolvers<ContextType>;
  KbArticlePage?: KbArticlePageResolvers<ContextType>;
  KbArticleQuestion?: KbArticleQuestionResolvers<ContextType>;
  KbAttachment?: KbAttachmentResolvers<ContextType>;
  KbCategory?: KbCategoryResolvers<ContextType>;
  KbCategoryPage?: KbCategoryPageResolvers<ContextType>;
  KbHighlight?: KbHighlightResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
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
  writes?: WritesDirectiveResolver<any, any, ContextType>;
};
