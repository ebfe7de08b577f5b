import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { forbidden } from '../../subgraphs/kit/request/errors.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import { wholeRequest } from '../doors/httpStatus.js';
import { fragmentsOf } from '../limits/limitsPlugin.js';
import { rootFields } from './permissions.js';

/** The operations that a personal access token can never run, whatever its owner may do, by subject. */
export const NOT_BY_TOKEN = {
  // An import of employees makes sign-ins, too.
  signIn: ['login', 'logout', 'signUp', 'register', 'startEmployeeImport'],
  password: ['changePassword', 'requestPasswordReset', 'resetPassword'],
  address: ['updateProfile', 'confirmEmailChange', 'cancelEmailChange', 'updateUser'],
  // Also by way of an employment that begins or ends, for which identity is asked as the same person.
  activation: ['setUserActive'],
  sessions: ['sessions', 'revokeSession', 'endSessions'],
  roles: ['grantRole', 'revokeRole', 'createRole', 'updateRole', 'deleteRole'],
  // A person confirms or acknowledges only what they have read themselves.
  policies: ['confirmPolicy'],
  reviews: ['acknowledgeReview'],
  tokens: ['personalAccessTokens', 'createPersonalAccessToken', 'revokePersonalAccessToken'],
} as const;

const CLOSED: ReadonlySet<string> = new Set<string>(Object.values(NOT_BY_TOKEN).flat());

/**
 * Refuses what an access token cannot do, and a change by one that only reads; a session is let through.
 * @throws FORBIDDEN
 * @param operation whether it asks or changes
 * @param fields of the root that it names
 */
export function refuseToken(viewer: Viewer | null, operation: string, fields: Iterable<string>): void {
  if (!viewer?.accessToken) return;
  for (const field of fields)
    if (CLOSED.has(field)) throw forbidden('An access token cannot do this. Sign in to the portal instead.');
  if (operation !== 'query' && !viewer.accessToken.mayWrite)
    throw forbidden('This access token can only read. To do this, use one with write access.');
}

/** The same for every operation of the graph, also for one that a REST row or a subgraph asks as the person. */
export const accessTokenPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue: { viewer } }) => {
      if (!operation || !viewer?.accessToken) return;
      try {
        refuseToken(viewer, operation.operation, rootFields(operation, fragmentsOf(document)));
      } catch (error) {
        throw wholeRequest(error);
      }
    },
  }),
};
