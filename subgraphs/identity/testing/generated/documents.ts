/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
type TestChangePasswordMutationVariables = Exact<{
  old: string;
  new: string;
}>;


type TestChangePasswordMutation = { changePassword: boolean };

type TestAskResetMutationVariables = Exact<{
  email: string;
}>;


type TestAskResetMutation = { requestPasswordReset: boolean };

type TestResetMutationVariables = Exact<{
  token: string;
  new: string;
}>;


type TestResetMutation = { resetPassword: boolean };

type TestLoginMutationVariables = Exact<{
  email: string;
  password: string;
  device?: string | null | undefined;
}>;


type TestLoginMutation = { login: { token: string } };

/** Types of the documents in this subgraph's tests, by their text. */
export interface Documents {
  "\n  mutation TestAskReset($email: String!) {\n    requestPasswordReset(email: $email)\n  }\n": { data: TestAskResetMutation; variables: TestAskResetMutationVariables };
  "\n  mutation TestChangePassword($old: String!, $new: String!) {\n    changePassword(oldPassword: $old, newPassword: $new, newPasswordConfirm: $new)\n  }\n": { data: TestChangePasswordMutation; variables: TestChangePasswordMutationVariables };
  "\n  mutation TestLogin($email: String!, $password: String!, $device: String) {\n    login(email: $email, password: $password, device: $device) {\n      token\n    }\n  }\n": { data: TestLoginMutation; variables: TestLoginMutationVariables };
  "\n  mutation TestReset($token: String!, $new: String!) {\n    resetPassword(token: $token, newPassword: $new, newPasswordConfirm: $new)\n  }\n": { data: TestResetMutation; variables: TestResetMutationVariables };
}
