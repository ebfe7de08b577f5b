/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": typeof types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": typeof types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": typeof types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": typeof types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": typeof types.TicketFiguresDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": typeof types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": typeof types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": typeof types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": typeof types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.OwnRolesDocument,
};
const documents: Documents = {
    "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n": types.EmployeeFiguresDocument,
    "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n": types.ItFiguresDocument,
    "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n": types.LearningFiguresDocument,
    "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n": types.DepartmentFiguresDocument,
    "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n": types.TicketFiguresDocument,
    "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ResetPasswordDocument,
    "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n": types.ChangePasswordDocument,
    "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n": types.RolesDocument,
    "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignOut {\n    logout\n  }\n": types.SignOutDocument,
    "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n": types.ProfileDocument,
    "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.OwnRolesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n"): (typeof documents)["\n  query EmployeeFigures {\n    employeeStatistics {\n      activeEmployees\n      newHiresThisMonth\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n"): (typeof documents)["\n  query ItFigures {\n    itDashboard {\n      totalAssets\n    }\n    itTicketFigures {\n      openTickets\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n"): (typeof documents)["\n  query LearningFigures {\n    learningDashboardStats {\n      totalCourses\n      totalCertifications\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n"): (typeof documents)["\n  query DepartmentFigures {\n    departments(pageSize: 1) {\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query TicketFigures {\n    masterTickets(pageSize: 100) {\n      results {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"): (typeof documents)["\n  mutation ResetPassword($token: String!, $next: String!, $confirmation: String!) {\n    resetPassword(token: $token, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"): (typeof documents)["\n  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {\n    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Roles {\n    roles(pageSize: 200) {\n      results {\n        id\n        name\n        displayName\n        hierarchyLevel\n        permissions {\n          codename\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!) {\n    login(email: $email, password: $password, rememberMe: $rememberMe) {\n      token\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    logout\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    logout\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n"): (typeof documents)["\n  query Profile {\n    me {\n      id\n      firstName\n      lastName\n      fullName\n      email\n      profilePicture\n      mustChangePassword\n      employee {\n        id\n        departmentName\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnRoles {\n    me {\n      id\n      roles {\n        id\n        role {\n          id\n          name\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;