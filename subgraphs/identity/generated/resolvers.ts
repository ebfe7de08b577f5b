import type * as Schema from './schema.js';
import type { RoleType } from './schema.js';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Certificate, Equipment, JobApplication, Notification, NotificationPage, PerformanceReview, Permission, PermissionPage, PersonalAccessToken, PersonalAccessTokenPage, Policy, ReviewCycle, Role, RolePage, SavedQuery, SavedQueryPage, Session, SessionPage, Ticket, Timesheet, User, UserActions, UserPage, UserRole, UserRolePage } from '../rows.js';
import type { RequestContext } from '../../kit/request/context.js';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };


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
  Equipment: Equipment;
  JobApplication: JobApplication;
  PerformanceReview: PerformanceReview;
  Policy: Policy;
  ReviewCycle: ReviewCycle;
  Ticket: Ticket;
  Timesheet: Timesheet;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Certificate:
    ( { __typename: 'Certificate' }
    & GraphQLRecursivePick<FederationTypes['Certificate'], {"id":true}> );
  Equipment:
    ( { __typename: 'Equipment' }
    & GraphQLRecursivePick<FederationTypes['Equipment'], {"id":true}> );
  JobApplication:
    ( { __typename: 'JobApplication' }
    & GraphQLRecursivePick<FederationTypes['JobApplication'], {"id":true}> );
  PerformanceReview:
    ( { __typename: 'PerformanceReview' }
    & GraphQLRecursivePick<FederationTypes['PerformanceReview'], {"id":true}> );
  Policy:
    ( { __typename: 'Policy' }
    & GraphQLRecursivePick<FederationTypes['Policy'], {"id":true}> );
  ReviewCycle:
    ( { __typename: 'ReviewCycle' }
    & GraphQLRecursivePick<FederationTypes['ReviewCycle'], {"id":true}> );
  Ticket:
    ( { __typename: 'Ticket' }
    & GraphQLRecursivePick<FederationTypes['Ticket'], {"id":true}> );
  Timesheet:
    ( { __typename: 'Timesheet' }
    & GraphQLRecursivePick<FederationTypes['Timesheet'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Certificate: ResolverTypeWrapper<Certificate>;
  CreateRoleInput: Schema.CreateRoleInput;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Equipment: ResolverTypeWrapper<Equipment>;
  JobApplication: ResolverTypeWrapper<JobApplication>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  NewAccountCheck: ResolverTypeWrapper<Schema.NewAccountCheck>;
  NewAccountInput: Schema.NewAccountInput;
  NewAccountProblem: ResolverTypeWrapper<Schema.NewAccountProblem>;
  NewPersonalAccessToken: ResolverTypeWrapper<Omit<Schema.NewPersonalAccessToken, 'personalAccessToken'> & { personalAccessToken: ResolversTypes['PersonalAccessToken'] }>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationPreference: ResolverTypeWrapper<Schema.NotificationPreference>;
  PerformanceReview: ResolverTypeWrapper<PerformanceReview>;
  Permission: ResolverTypeWrapper<Permission>;
  PermissionPage: ResolverTypeWrapper<PermissionPage>;
  PersonalAccessToken: ResolverTypeWrapper<PersonalAccessToken>;
  PersonalAccessTokenPage: ResolverTypeWrapper<PersonalAccessTokenPage>;
  Policy: ResolverTypeWrapper<Policy>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: Schema.RegisterInput;
  ReviewCycle: ResolverTypeWrapper<ReviewCycle>;
  Role: ResolverTypeWrapper<Role>;
  RolePage: ResolverTypeWrapper<RolePage>;
  RoleType: RoleType;
  SavedQuery: ResolverTypeWrapper<SavedQuery>;
  SavedQueryChanges: Schema.SavedQueryChanges;
  SavedQueryInput: Schema.SavedQueryInput;
  SavedQueryPage: ResolverTypeWrapper<SavedQueryPage>;
  Session: ResolverTypeWrapper<Session>;
  SessionPage: ResolverTypeWrapper<SessionPage>;
  SignIn: ResolverTypeWrapper<Schema.SignIn>;
  Ticket: ResolverTypeWrapper<Ticket>;
  Timesheet: ResolverTypeWrapper<Timesheet>;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateRoleInput: Schema.UpdateRoleInput;
  UpdateUserInput: Schema.UpdateUserInput;
  Upload: ResolverTypeWrapper<Schema.Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
  UserActions: ResolverTypeWrapper<UserActions>;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserRole: ResolverTypeWrapper<UserRole>;
  UserRolePage: ResolverTypeWrapper<UserRolePage>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Certificate: Certificate;
  CreateRoleInput: Schema.CreateRoleInput;
  DateTime: Schema.Scalars['DateTime']['output'];
  Equipment: Equipment;
  JobApplication: JobApplication;
  ID: Schema.Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Schema.Scalars['Boolean']['output'];
  NewAccountCheck: Schema.NewAccountCheck;
  NewAccountInput: Schema.NewAccountInput;
  NewAccountProblem: Schema.NewAccountProblem;
  NewPersonalAccessToken: Omit<Schema.NewPersonalAccessToken, 'personalAccessToken'> & { personalAccessToken: ResolversParentTypes['PersonalAccessToken'] };
  Notification: Notification;
  NotificationPage: NotificationPage;
  NotificationPreference: Schema.NotificationPreference;
  PerformanceReview: PerformanceReview;
  Permission: Permission;
  PermissionPage: PermissionPage;
  PersonalAccessToken: PersonalAccessToken;
  PersonalAccessTokenPage: PersonalAccessTokenPage;
  Policy: Policy;
  Query: Record<PropertyKey, never>;
  RegisterInput: Schema.RegisterInput;
  ReviewCycle: ReviewCycle;
  Role: Role;
  RolePage: RolePage;
  SavedQuery: SavedQuery;
  SavedQueryChanges: Schema.SavedQueryChanges;
  SavedQueryInput: Schema.SavedQueryInput;
  SavedQueryPage: SavedQueryPage;
  Session: Session;
  SessionPage: SessionPage;
  SignIn: Schema.SignIn;
  Ticket: Ticket;
  Timesheet: Timesheet;
  UpdateProfileInput: Schema.UpdateProfileInput;
  UpdateRoleInput: Schema.UpdateRoleInput;
  UpdateUserInput: Schema.UpdateUserInput;
  Upload: Schema.Scalars['Upload']['output'];
  User: User;
  UserActions: UserActions;
  UserPage: UserPage;
  UserRole: UserRole;
  UserRolePage: UserRolePage;
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
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type EquipmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Equipment'] = ResolversParentTypes['Equipment'], FederationReferenceType extends FederationReferenceTypes['Equipment'] = FederationReferenceTypes['Equipment']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Equipment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobApplicationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobApplication'] = ResolversParentTypes['JobApplication'], FederationReferenceType extends FederationReferenceTypes['JobApplication'] = FederationReferenceTypes['JobApplication']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['JobApplication']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelEmailChange?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  changePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationChangePasswordArgs, 'newPassword' | 'newPasswordConfirm' | 'oldPassword'>>;
  confirmEmailChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationConfirmEmailChangeArgs, 'token'>>;
  createPersonalAccessToken?: Resolver<ResolversTypes['NewPersonalAccessToken'], ParentType, ContextType, RequireFields<Schema.MutationCreatePersonalAccessTokenArgs, 'lifetimeDays' | 'mayWrite' | 'name' | 'permissions'>>;
  createRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Schema.MutationCreateRoleArgs, 'input'>>;
  createSavedQuery?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<Schema.MutationCreateSavedQueryArgs, 'input'>>;
  deleteRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationDeleteRoleArgs, 'id'>>;
  endSessions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationEndSessionsArgs, 'userId'>>;
  grantRole?: Resolver<ResolversTypes['UserRole'], ParentType, ContextType, RequireFields<Schema.MutationGrantRoleArgs, 'roleId' | 'userId'>>;
  login?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<Schema.MutationLoginArgs, 'email' | 'password' | 'rememberMe'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  markNotificationsRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<Schema.MutationMarkNotificationsReadArgs, 'through'>>;
  previewPhoto?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<Schema.MutationPreviewPhotoArgs, 'photo'>>;
  register?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Schema.MutationRegisterArgs, 'input'>>;
  removeSavedQuery?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRemoveSavedQueryArgs, 'id'>>;
  requestPasswordReset?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationResetPasswordArgs, 'newPassword' | 'newPasswordConfirm' | 'token'>>;
  revokePersonalAccessToken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRevokePersonalAccessTokenArgs, 'id'>>;
  revokeRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRevokeRoleArgs, 'id'>>;
  revokeSession?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationRevokeSessionArgs, 'id'>>;
  setNotificationPreference?: Resolver<ResolversTypes['NotificationPreference'], ParentType, ContextType, RequireFields<Schema.MutationSetNotificationPreferenceArgs, 'inbox' | 'kind' | 'mail'>>;
  setUserActive?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Schema.MutationSetUserActiveArgs, 'id' | 'isActive'>>;
  signUp?: Resolver<ResolversTypes['SignIn'], ParentType, ContextType, RequireFields<Schema.MutationSignUpArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Schema.MutationUpdateProfileArgs, 'input'>>;
  updateRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<Schema.MutationUpdateRoleArgs, 'id' | 'input'>>;
  updateSavedQuery?: Resolver<ResolversTypes['SavedQuery'], ParentType, ContextType, RequireFields<Schema.MutationUpdateSavedQueryArgs, 'id' | 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<Schema.MutationUpdateUserArgs, 'id' | 'input'>>;
};

export type NewAccountCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewAccountCheck'] = ResolversParentTypes['NewAccountCheck']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maySignIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['NewAccountProblem']>, ParentType, ContextType>;
  userId?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NewAccountProblemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewAccountProblem'] = ResolversParentTypes['NewAccountProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewPersonalAccessTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NewPersonalAccessToken'] = ResolversParentTypes['NewPersonalAccessToken']> = {
  personalAccessToken?: Resolver<ResolversTypes['PersonalAccessToken'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  actor?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  application?: Resolver<Schema.Maybe<ResolversTypes['JobApplication']>, ParentType, ContextType>;
  certificate?: Resolver<Schema.Maybe<ResolversTypes['Certificate']>, ParentType, ContextType>;
  equipment?: Resolver<Schema.Maybe<ResolversTypes['Equipment']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  policy?: Resolver<Schema.Maybe<ResolversTypes['Policy']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  review?: Resolver<Schema.Maybe<ResolversTypes['PerformanceReview']>, ParentType, ContextType>;
  reviewCycle?: Resolver<Schema.Maybe<ResolversTypes['ReviewCycle']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thing?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ticket?: Resolver<Schema.Maybe<ResolversTypes['Ticket']>, ParentType, ContextType>;
  timesheet?: Resolver<Schema.Maybe<ResolversTypes['Timesheet']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  next?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
};

export type NotificationPreferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationPreference'] = ResolversParentTypes['NotificationPreference']> = {
  inbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PerformanceReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PerformanceReview'] = ResolversParentTypes['PerformanceReview'], FederationReferenceType extends FederationReferenceTypes['PerformanceReview'] = FederationReferenceTypes['PerformanceReview']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['PerformanceReview']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  codename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PermissionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PermissionPage'] = ResolversParentTypes['PermissionPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type PersonalAccessTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalAccessToken'] = ResolversParentTypes['PersonalAccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mayWrite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonalAccessTokenPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalAccessTokenPage'] = ResolversParentTypes['PersonalAccessTokenPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['PersonalAccessToken']>, ParentType, ContextType>;
};

export type PolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Policy'] = ResolversParentTypes['Policy'], FederationReferenceType extends FederationReferenceTypes['Policy'] = FederationReferenceTypes['Policy']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Policy']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  checkNewAccounts?: Resolver<Array<ResolversTypes['NewAccountCheck']>, ParentType, ContextType, RequireFields<Schema.QueryCheckNewAccountsArgs, 'people'>>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  notificationPreferences?: Resolver<Array<ResolversTypes['NotificationPreference']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<Schema.QueryNotificationsArgs, 'pageSize'>>;
  permissions?: Resolver<ResolversTypes['PermissionPage'], ParentType, ContextType, RequireFields<Schema.QueryPermissionsArgs, 'page' | 'pageSize'>>;
  personalAccessTokens?: Resolver<ResolversTypes['PersonalAccessTokenPage'], ParentType, ContextType, RequireFields<Schema.QueryPersonalAccessTokensArgs, 'ordering' | 'page' | 'pageSize'>>;
  roles?: Resolver<ResolversTypes['RolePage'], ParentType, ContextType, RequireFields<Schema.QueryRolesArgs, 'page' | 'pageSize'>>;
  savedQueries?: Resolver<ResolversTypes['SavedQueryPage'], ParentType, ContextType, RequireFields<Schema.QuerySavedQueriesArgs, 'ordering' | 'page' | 'pageSize'>>;
  sessions?: Resolver<ResolversTypes['SessionPage'], ParentType, ContextType, RequireFields<Schema.QuerySessionsArgs, 'page' | 'pageSize'>>;
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<Schema.QueryUserArgs, 'id'>>;
  userRoles?: Resolver<ResolversTypes['UserRolePage'], ParentType, ContextType, RequireFields<Schema.QueryUserRolesArgs, 'page' | 'pageSize'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<Schema.QueryUsersArgs, 'page' | 'pageSize'>>;
  usersWithPermission?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<Schema.QueryUsersWithPermissionArgs, 'page' | 'pageSize' | 'permissions'>>;
};

export type ReviewCycleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReviewCycle'] = ResolversParentTypes['ReviewCycle'], FederationReferenceType extends FederationReferenceTypes['ReviewCycle'] = FederationReferenceTypes['ReviewCycle']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['ReviewCycle']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hierarchyLevel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  roleType?: Resolver<ResolversTypes['RoleType'], ParentType, ContextType>;
};

export type RolePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RolePage'] = ResolversParentTypes['RolePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type RoleTypeResolvers = EnumResolverSignature<{ BUSINESS?: any, SYSTEM?: any }, ResolversTypes['RoleType']>;

export type SavedQueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQuery'] = ResolversParentTypes['SavedQuery']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOwn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedQueryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SavedQueryPage'] = ResolversParentTypes['SavedQueryPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['SavedQuery']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SessionPage'] = ResolversParentTypes['SessionPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type SignInResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignIn'] = ResolversParentTypes['SignIn']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mustChangePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TicketResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Ticket'] = ResolversParentTypes['Ticket'], FederationReferenceType extends FederationReferenceTypes['Ticket'] = FederationReferenceTypes['Ticket']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Ticket']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TimesheetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Timesheet'] = ResolversParentTypes['Timesheet'], FederationReferenceType extends FederationReferenceTypes['Timesheet'] = FederationReferenceTypes['Timesheet']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['Timesheet']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Schema.Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dateJoined?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastLogin?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mustChangePassword?: Resolver<Schema.Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  pendingEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePicture?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resume?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resumeName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<Schema.Maybe<Array<ResolversTypes['UserRole']>>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['UserActions'], ParentType, ContextType>;
};

export type UserActionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserActions'] = ResolversParentTypes['UserActions']> = {
  readdress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  rename?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
};

export type UserRoleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserRole'] = ResolversParentTypes['UserRole']> = {
  assignedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserRolePageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserRolePage'] = ResolversParentTypes['UserRolePage']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['UserRole']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Certificate?: CertificateResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Equipment?: EquipmentResolvers<ContextType>;
  JobApplication?: JobApplicationResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NewAccountCheck?: NewAccountCheckResolvers<ContextType>;
  NewAccountProblem?: NewAccountProblemResolvers<ContextType>;
  NewPersonalAccessToken?: NewPersonalAccessTokenResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationPreference?: NotificationPreferenceResolvers<ContextType>;
  PerformanceReview?: PerformanceReviewResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PermissionPage?: PermissionPageResolvers<ContextType>;
  PersonalAccessToken?: PersonalAccessTokenResolvers<ContextType>;
  PersonalAccessTokenPage?: PersonalAccessTokenPageResolvers<ContextType>;
  Policy?: PolicyResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReviewCycle?: ReviewCycleResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RolePage?: RolePageResolvers<ContextType>;
  RoleType?: RoleTypeResolvers;
  SavedQuery?: SavedQueryResolvers<ContextType>;
  SavedQueryPage?: SavedQueryPageResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionPage?: SessionPageResolvers<ContextType>;
  SignIn?: SignInResolvers<ContextType>;
  Ticket?: TicketResolvers<ContextType>;
  Timesheet?: TimesheetResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserActions?: UserActionsResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserRole?: UserRoleResolvers<ContextType>;
  UserRolePage?: UserRolePageResolvers<ContextType>;
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
