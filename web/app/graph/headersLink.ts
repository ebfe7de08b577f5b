import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';

import { newKey } from '../../domain/action/newKey';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Signs this call with another token than the kept one. */
    token?: string | null;
    /**
     * The key of a user action that may send its mutation more than once; made afresh for each call
     * otherwise.
     */
    idempotencyKey?: string;
    /** Also retries what the portal refused for a reason that is no passing one. */
    retryAnyFailure?: boolean;
    /** Is never retried automatically: a slow mutation that starts again with every attempt. */
    once?: boolean;
  }
}

/**
 * `Authorization: Token …` where there is a token, and an `Idempotency-Key` on every signed mutation, so that a
 * retry is harmless. A call without a token has no caller for a key; it sends its operation's name, by which the
 * portal counts sign-ins separately. The token is set before the retries, so that a retry after a sign-out still
 * belongs to the same person.
 */
export function createHeadersLink(readToken: () => string | null): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { token = readToken(), idempotencyKey, headers } = operation.getContext();
    const key =
      operation.operationType === OperationTypeNode.MUTATION && token
        ? (idempotencyKey ?? newKey())
        : undefined;
    operation.setContext({
      token,
      idempotencyKey: key,
      headers: {
        ...(headers as Record<string, string> | undefined),
        ...(token && { Authorization: `Token ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
        ...(!token && operation.operationName && { 'X-Apollo-Operation-Name': operation.operationName }),
      },
    });
    return forward(operation);
  });
}
