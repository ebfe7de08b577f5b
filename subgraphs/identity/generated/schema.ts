import type { RoleType } from '../role/role.kinds.js';
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
  DateTime: { input: string; output: string; }
  Upload: { input: UploadReference; output: never; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Certificate = {
  id: Scalars['Int']['output'];
};

export type CreateRoleInput = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  hierarchyLevel: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Equipment = {
  id: Scalars['Int']['output'];
};

export type JobApplication = {
  id: Scalars['ID']['output'];
};

export type Mutation = {
  cancelEmailChange: User;
  changePassword: Scalars['Boolean']['output'];
  confirmEmailChange: Scalars['Boolean']['output'];
  createPersonalAccessToken: NewPersonalAccessToken;
  createRole: Role;
  createSavedQuery: SavedQuery;
  deleteRole: Scalars['Boolean']['output'];
  endSessions: Scalars['Boolean']['output'];
  grantRole: UserRole;
  login: SignIn;
  logout: Scalars['Boolean']['output'];
  markNotificationsRead: Scalars['Int']['output'];
  previewPhoto: Scalars['String']['output'];
  register: User;
  removeSavedQuery: Scalars['Boolean']['output'];
  requestPasswordReset: Scalars['Boolean']['output'];
  resetPassword: Scalars['Boolean']['output'];
  revokePersonalAccessToken: Scalars['Boolean']['output'];
  revokeRole: Scalars['Boolean']['output'];
  revokeSession: Scalars['Boolean']['output'];
  setNotificationPreference: NotificationPreference;
  setUserActive: User;
  signUp: SignIn;
  updateProfile: User;
  updateRole: Role;
  updateSavedQuery: SavedQuery;
  updateUser: User;
};


export type MutationChangePasswordArgs = {
  newPassword: Scalars['String']['input'];
  newPasswordConfirm: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};


export type MutationConfirmEmailChangeArgs = {
  token: Scalars['String']['input'];
};


export type MutationCreatePersonalAccessTokenArgs = {
  lifetimeDays: Scalars['Int']['input'];
  mayWrite?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationCreateRoleArgs = {
  input: CreateRoleInput;
};


export type MutationCreateSavedQueryArgs = {
  input: SavedQueryInput;
};


export type MutationDeleteRoleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationEndSessionsArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationGrantRoleArgs = {
  roleId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type MutationLoginArgs = {
  device?: InputMaybe<Scalars['String']['input']>;
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['Int']['input']>>;
  through: Scalars['Int']['input'];
};


export type MutationPreviewPhotoArgs = {
  photo: Scalars['Upload']['input'];
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveSavedQueryArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  newPassword: Scalars['String']['input'];
  newPasswordConfirm: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRevokePersonalAccessTokenArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevokeRoleArgs = {
  id: Scalars['Int']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['Int']['input'];
};


export type MutationSetNotificationPreferenceArgs = {
  inbox: Scalars['Boolean']['input'];
  kind: Scalars['String']['input'];
  mail: Scalars['Boolean']['input'];
};


export type MutationSetUserActiveArgs = {
  id: Scalars['Int']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationSignUpArgs = {
  input: RegisterInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateRoleArgs = {
  id: Scalars['Int']['input'];
  input: UpdateRoleInput;
};


export type MutationUpdateSavedQueryArgs = {
  id: Scalars['Int']['input'];
  input: SavedQueryChanges;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUserArgs = {
  id: Scalars['Int']['input'];
  input: UpdateUserInput;
};

export type NewAccountCheck = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  lastName: Scalars['String']['output'];
  maySignIn: Scalars['Boolean']['output'];
  problems: Array<NewAccountProblem>;
  userId: Maybe<Scalars['Int']['output']>;
};

export type NewAccountInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName: Scalars['String']['input'];
};

export type NewAccountProblem = {
  field: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type NewPersonalAccessToken = {
  personalAccessToken: PersonalAccessToken;
  token: Scalars['String']['output'];
};

export type Notification = {
  actor: Maybe<User>;
  application: Maybe<JobApplication>;
  certificate: Maybe<Certificate>;
  equipment: Maybe<Equipment>;
  happenedAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  isRead: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  link: Scalars['String']['output'];
  policy: Maybe<Policy>;
  position: Scalars['Int']['output'];
  review: Maybe<PerformanceReview>;
  reviewCycle: Maybe<ReviewCycle>;
  text: Scalars['String']['output'];
  thing: Scalars['String']['output'];
  ticket: Maybe<Ticket>;
  timesheet: Maybe<Timesheet>;
};

export type NotificationPage = {
  next: Maybe<Scalars['String']['output']>;
  results: Array<Notification>;
};

export type NotificationPreference = {
  inbox: Scalars['Boolean']['output'];
  kind: Scalars['String']['output'];
  mail: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
};

export type PerformanceReview = {
  id: Scalars['Int']['output'];
};

export type Permission = {
  codename: Scalars['String']['output'];
  displayName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
};

export type PermissionPage = {
  count: Scalars['Int']['output'];
  results: Array<Permission>;
};

export type PersonalAccessToken = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  isExpired: Scalars['Boolean']['output'];
  lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  mayWrite: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Scalars['String']['output']>;
};

export type PersonalAccessTokenPage = {
  count: Scalars['Int']['output'];
  results: Array<PersonalAccessToken>;
};

export type Policy = {
  id: Scalars['Int']['output'];
};

export type Query = {
  checkNewAccounts: Array<NewAccountCheck>;
  me: User;
  notificationPreferences: Array<NotificationPreference>;
  notifications: NotificationPage;
  permissions: PermissionPage;
  personalAccessTokens: PersonalAccessTokenPage;
  roles: RolePage;
  savedQueries: SavedQueryPage;
  sessions: SessionPage;
  unreadNotificationCount: Scalars['Int']['output'];
  user: Maybe<User>;
  userRoles: UserRolePage;
  users: UserPage;
  usersWithPermission: UserPage;
};


export type QueryCheckNewAccountsArgs = {
  people: Array<NewAccountInput>;
};


export type QueryNotificationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPermissionsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPersonalAccessTokensArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRolesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySavedQueriesArgs = {
  isOwn?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySessionsArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUserArgs = {
  id: Scalars['Int']['input'];
};


export type QueryUserRolesArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUsersArgs = {
  hasEmployee?: InputMaybe<Scalars['Boolean']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  roleId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUsersWithPermissionArgs = {
  ordering?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  permissions: Array<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  userId?: InputMaybe<Scalars['Int']['input']>;
};

export type RegisterInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  lastName?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  passwordConfirm: Scalars['String']['input'];
};

export type ReviewCycle = {
  id: Scalars['Int']['output'];
};

export type Role = {
  displayName: Scalars['String']['output'];
  hierarchyLevel: Scalars['Int']['output'];
  id: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  permissions: Array<Permission>;
  roleType: RoleType;
};

export type RolePage = {
  count: Scalars['Int']['output'];
  results: Array<Role>;
};

export type { RoleType };

export type SavedQuery = {
  id: Scalars['Int']['output'];
  isOwn: Scalars['Boolean']['output'];
  isShared: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  ownerName: Scalars['String']['output'];
  query: Scalars['String']['output'];
  updatedAt: Scalars['DateTime']['output'];
  variables: Scalars['String']['output'];
  version: Scalars['Int']['output'];
};

export type SavedQueryChanges = {
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  variables?: InputMaybe<Scalars['String']['input']>;
};

export type SavedQueryInput = {
  isShared?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  variables?: InputMaybe<Scalars['String']['input']>;
};

export type SavedQueryPage = {
  count: Scalars['Int']['output'];
  results: Array<SavedQuery>;
};

export type Session = {
  createdAt: Scalars['DateTime']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  isCurrent: Scalars['Boolean']['output'];
  lastUsedAt: Scalars['DateTime']['output'];
  userAgent: Scalars['String']['output'];
};

export type SessionPage = {
  count: Scalars['Int']['output'];
  results: Array<Session>;
};

export type SignIn = {
  expiresAt: Scalars['DateTime']['output'];
  mustChangePassword: Scalars['Boolean']['output'];
  token: Scalars['String']['output'];
};

export type Ticket = {
  id: Scalars['Int']['output'];
};

export type Timesheet = {
  id: Scalars['Int']['output'];
};

export type UpdateProfileInput = {
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  profilePicture?: InputMaybe<Scalars['Upload']['input']>;
  resume?: InputMaybe<Scalars['Upload']['input']>;
};

export type UpdateRoleInput = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  hierarchyLevel?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  permissions?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type UpdateUserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
};

export type User = {
  dateJoined: Maybe<Scalars['DateTime']['output']>;
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  fullName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isActive: Scalars['Boolean']['output'];
  lastLogin: Maybe<Scalars['DateTime']['output']>;
  lastName: Scalars['String']['output'];
  mustChangePassword: Maybe<Scalars['Boolean']['output']>;
  pendingEmail: Maybe<Scalars['String']['output']>;
  profilePicture: Maybe<Scalars['String']['output']>;
  resume: Maybe<Scalars['String']['output']>;
  resumeName: Maybe<Scalars['String']['output']>;
  roles: Maybe<Array<UserRole>>;
  viewerCan: UserActions;
};

export type UserActions = {
  readdress: Scalars['Boolean']['output'];
  rename: Scalars['Boolean']['output'];
};

export type UserPage = {
  count: Scalars['Int']['output'];
  results: Array<User>;
};

export type UserRole = {
  assignedAt: Scalars['DateTime']['output'];
  id: Scalars['Int']['output'];
  role: Role;
  userId: Scalars['Int']['output'];
};

export type UserRolePage = {
  count: Scalars['Int']['output'];
  results: Array<UserRole>;
};
