/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A new sign-in. */
type RegisterInput = {
  /** Address to sign in with; must be free. At most 254 characters. */
  email: string;
  /** Given name. 1 to 150 characters. */
  firstName: string;
  /** Family name; left out, null or blank for someone with one name. At most 150 characters. */
  lastName?: string | null | undefined;
  /** First password, by the rules of changePassword; must be changed at the first sign-in. */
  password: string;
  /** The same password again. */
  passwordConfirm: string;
};

/** What changes about a saved query; fields left out stay. */
type SavedQueryChanges = {
  isShared?: boolean | null | undefined;
  /** 1 to 100 characters. */
  name?: string | null | undefined;
  /** 1 to 20,000 characters. */
  query?: string | null | undefined;
  /** At most 5,000 characters. */
  variables?: string | null | undefined;
};

/** A query to keep. */
type SavedQueryInput = {
  isShared?: boolean | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** 1 to 20,000 characters. */
  query: string;
  /** At most 5,000 characters. */
  variables?: string | null | undefined;
};

/** Changes to one's own profile. What is left out stays; what is sent must not be blank, but for the last name; null removes a file. */
type UpdateProfileInput = {
  /** The present password, for a new e-mail; wrong ones count like failed sign-ins. Not looked at without a new e-mail. */
  currentPassword?: string | null | undefined;
  /**
   * Address to sign in with; must be free. A new one takes effect immediately with `currentPassword`. Without it the present one
   * stays, the new one is shown as `pendingEmail`, and a link in the present mailbox confirms it within 24 hours; sent again
   * it is mailed again. At most 254 characters.
   */
  email?: string | null | undefined;
  /** Given name. 1 to 150 characters. */
  firstName?: string | null | undefined;
  /** Family name; blank for someone with one name. At most 150 characters. */
  lastName?: string | null | undefined;
  /** Photo: JPEG, PNG, GIF, WebP, BMP, TIFF or SVG, stored as JPEG or WebP without its metadata; null removes it. Under 10 MB. */
  profilePicture?: object | null | undefined;
  /** Resume: PDF, DOC, DOCX, TXT or RTF; null removes it. Under 25 MB. */
  resume?: object | null | undefined;
};

/** Changes to another person's sign-in; what is left out stays as it is. */
type UpdateUserInput = {
  /** Address to sign in with; must be free. At most 254 characters. */
  email?: string | null | undefined;
  /** Given name. 1 to 150 characters. */
  firstName?: string | null | undefined;
  /** Family name; blank for someone with one name. At most 150 characters. */
  lastName?: string | null | undefined;
};

type CreateAccessTokenMutationVariables = Exact<{
  name: string;
  permissions: Array<string> | string;
  mayWrite: boolean;
  lifetimeDays: number;
}>;


type CreateAccessTokenMutation = { createPersonalAccessToken: { token: string, personalAccessToken: { id: number, name: string, permissions: Array<string>, mayWrite: boolean, isExpired: boolean, createdAt: string, expiresAt: string, lastUsedAt: string | null } } };

type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


type AccessTokensQuery = { personalAccessTokens: { count: number, results: Array<{ id: number, name: string, lastUsedAt: string | null, isExpired: boolean }> } };

type RevokeAccessTokenMutationVariables = Exact<{
  id: number;
}>;


type RevokeAccessTokenMutation = { revokePersonalAccessToken: boolean };

type TestUseLinkMutationVariables = Exact<{
  token: string;
}>;


type TestUseLinkMutation = { resetPassword: boolean };

type TestNewPasswordMutationVariables = Exact<{
  old: string;
}>;


type TestNewPasswordMutation = { changePassword: boolean };

type TestEndSessionsMutationVariables = Exact<{
  userId: number;
}>;


type TestEndSessionsMutation = { endSessions: boolean };

type TestDeactivateMutationVariables = Exact<{
  id: number;
}>;


type TestDeactivateMutation = { setUserActive: { id: number } };

type TestUpdateUserMutationVariables = Exact<{
  id: number;
  input: UpdateUserInput;
}>;


type TestUpdateUserMutation = { updateUser: { firstName: string, email: string } };

type TestRegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


type TestRegisterMutation = { register: { id: number } };

type SavedQueriesQueryVariables = Exact<{
  isOwn?: boolean | null | undefined;
  search?: string | null | undefined;
}>;


type SavedQueriesQuery = { savedQueries: { count: number, results: Array<{ name: string, query: string, variables: string, isShared: boolean, ownerName: string, isOwn: boolean }> } };

type CreateSavedQueryMutationVariables = Exact<{
  input: SavedQueryInput;
}>;


type CreateSavedQueryMutation = { createSavedQuery: { id: number, version: number } };

type UpdateSavedQueryMutationVariables = Exact<{
  id: number;
  input: SavedQueryChanges;
  version?: number | null | undefined;
}>;


type UpdateSavedQueryMutation = { updateSavedQuery: { name: string, query: string, isShared: boolean, version: number } };

type RemoveSavedQueryMutationVariables = Exact<{
  id: number;
}>;


type RemoveSavedQueryMutation = { removeSavedQuery: boolean };

type TestChangePasswordMutationVariables = Exact<{
  old: string;
  new: string;
}>;


type TestChangePasswordMutation = { changePassword: boolean };

type TestChangeAddressMutationVariables = Exact<{
  email: string;
  password: string;
}>;


type TestChangeAddressMutation = { updateProfile: { email: string } };

type TestAskResetMutationVariables = Exact<{
  email: string;
}>;


type TestAskResetMutation = { requestPasswordReset: boolean };

type TestResetMutationVariables = Exact<{
  token: string;
  new: string;
}>;


type TestResetMutation = { resetPassword: boolean };

type TestUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


type TestUpdateProfileMutation = { updateProfile: { id: number, firstName: string, email: string, pendingEmail: string | null } };

type TestConfirmEmailMutationVariables = Exact<{
  token: string;
}>;


type TestConfirmEmailMutation = { confirmEmailChange: boolean };

type TestCancelEmailMutationVariables = Exact<{ [key: string]: never; }>;


type TestCancelEmailMutation = { cancelEmailChange: { email: string, pendingEmail: string | null } };

type TestAskLinkMutationVariables = Exact<{
  email: string;
}>;


type TestAskLinkMutation = { requestPasswordReset: boolean };

type TestReadPendingQueryVariables = Exact<{
  id: number;
}>;


type TestReadPendingQuery = { user: { pendingEmail: string | null } | null };

type TestLoginMutationVariables = Exact<{
  email: string;
  password: string;
  device?: string | null | undefined;
}>;


type TestLoginMutation = { login: { token: string } };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  mutation CreateAccessToken(\n    $name: String!\n    $permissions: [String!]!\n    $mayWrite: Boolean!\n    $lifetimeDays: Int!\n  ) {\n    createPersonalAccessToken(\n      name: $name\n      permissions: $permissions\n      mayWrite: $mayWrite\n      lifetimeDays: $lifetimeDays\n    ) {\n      token\n      personalAccessToken {\n        id\n        name\n        permissions\n        mayWrite\n        isExpired\n        createdAt\n        expiresAt\n        lastUsedAt\n      }\n    }\n  }\n": { data: CreateAccessTokenMutation; variables: CreateAccessTokenMutationVariables };
  "\n  mutation CreateSavedQuery($input: SavedQueryInput!) {\n    createSavedQuery(input: $input) {\n      id\n      version\n    }\n  }\n": { data: CreateSavedQueryMutation; variables: CreateSavedQueryMutationVariables };
  "\n  mutation RemoveSavedQuery($id: Int!) {\n    removeSavedQuery(id: $id)\n  }\n": { data: RemoveSavedQueryMutation; variables: RemoveSavedQueryMutationVariables };
  "\n  mutation RevokeAccessToken($id: Int!) {\n    revokePersonalAccessToken(id: $id)\n  }\n": { data: RevokeAccessTokenMutation; variables: RevokeAccessTokenMutationVariables };
  "\n  mutation TestAskLink($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": { data: TestAskLinkMutation; variables: TestAskLinkMutationVariables };
  "\n  mutation TestAskReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": { data: TestAskResetMutation; variables: TestAskResetMutationVariables };
  "\n  mutation TestCancelEmail {\n    cancelEmailChange {\n      email\n      pendingEmail\n    }\n  }\n": { data: TestCancelEmailMutation; variables: TestCancelEmailMutationVariables };
  "\n  mutation TestChangeAddress($email: String!, $password: String!) {\n    updateProfile(input: { email: $email, currentPassword: $password }) {\n      email\n    }\n  }\n": { data: TestChangeAddressMutation; variables: TestChangeAddressMutationVariables };
  "\n  mutation TestChangePassword($old: String!, $new: String!) {\n    changePassword(oldPassword: $old, newPassword: $new, newPasswordConfirm: $new)\n  }\n": { data: TestChangePasswordMutation; variables: TestChangePasswordMutationVariables };
  "\n  mutation TestConfirmEmail($token: String!) {\n    confirmEmailChange(token: $token)\n  }\n": { data: TestConfirmEmailMutation; variables: TestConfirmEmailMutationVariables };
  "\n  mutation TestDeactivate($id: Int!) {\n    setUserActive(id: $id, isActive: false) {\n      id\n    }\n  }\n": { data: TestDeactivateMutation; variables: TestDeactivateMutationVariables };
  "\n  mutation TestEndSessions($userId: Int!) {\n    endSessions(userId: $userId)\n  }\n": { data: TestEndSessionsMutation; variables: TestEndSessionsMutationVariables };
  "\n  mutation TestLogin($email: String!, $password: String!, $device: String) {\n    login(email: $email, password: $password, device: $device) {\n      token\n    }\n  }\n": { data: TestLoginMutation; variables: TestLoginMutationVariables };
  "\n  mutation TestNewPassword($old: String!) {\n    changePassword(oldPassword: $old, newPassword: \"Quiet-Meadow-77\", newPasswordConfirm: \"Quiet-Meadow-77\")\n  }\n": { data: TestNewPasswordMutation; variables: TestNewPasswordMutationVariables };
  "\n  mutation TestRegister($input: RegisterInput!) {\n    register(input: $input) {\n      id\n    }\n  }\n": { data: TestRegisterMutation; variables: TestRegisterMutationVariables };
  "\n  mutation TestReset($token: String!, $new: String!) {\n    resetPassword(token: $token, newPassword: $new, newPasswordConfirm: $new)\n  }\n": { data: TestResetMutation; variables: TestResetMutationVariables };
  "\n  mutation TestUpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      id\n      firstName\n      email\n      pendingEmail\n    }\n  }\n": { data: TestUpdateProfileMutation; variables: TestUpdateProfileMutationVariables };
  "\n  mutation TestUpdateUser($id: Int!, $input: UpdateUserInput!) {\n    updateUser(id: $id, input: $input) {\n      firstName\n      email\n    }\n  }\n": { data: TestUpdateUserMutation; variables: TestUpdateUserMutationVariables };
  "\n  mutation TestUseLink($token: String!) {\n    resetPassword(token: $token, newPassword: \"Quiet-Meadow-77\", newPasswordConfirm: \"Quiet-Meadow-77\")\n  }\n": { data: TestUseLinkMutation; variables: TestUseLinkMutationVariables };
  "\n  mutation UpdateSavedQuery($id: Int!, $input: SavedQueryChanges!, $version: Int) {\n    updateSavedQuery(id: $id, input: $input, version: $version) {\n      name\n      query\n      isShared\n      version\n    }\n  }\n": { data: UpdateSavedQueryMutation; variables: UpdateSavedQueryMutationVariables };
  "\n  query AccessTokens {\n    personalAccessTokens {\n      count\n      results {\n        id\n        name\n        lastUsedAt\n        isExpired\n      }\n    }\n  }\n": { data: AccessTokensQuery; variables: AccessTokensQueryVariables };
  "\n  query SavedQueries($isOwn: Boolean, $search: String) {\n    savedQueries(isOwn: $isOwn, search: $search) {\n      count\n      results {\n        name\n        query\n        variables\n        isShared\n        ownerName\n        isOwn\n      }\n    }\n  }\n": { data: SavedQueriesQuery; variables: SavedQueriesQueryVariables };
  "\n  query TestReadPending($id: Int!) {\n    user(id: $id) {\n      pendingEmail\n    }\n  }\n": { data: TestReadPendingQuery; variables: TestReadPendingQueryVariables };
}
