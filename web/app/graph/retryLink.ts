import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { concatMap, of, throwError } from 'rxjs';

import { readFailure } from '../../domain/failure/failure';

/** Retries after the first try. */
const retries = 3;
/** A longer wait than this is worse for a person than the failure itself. */
const longestWait = 10_000;

/**
 * Retries what failed for a temporary reason: queries, and mutations with a key (P7), unless they are marked
 * `once`. The wait doubles each time, has a random spread, and is never shorter than the server's Retry-After.
 * @param firstWait milliseconds
 */
export function createRetryLink(firstWait: number): ApolloLink {
  const retry = new RetryLink({
    attempts: (attempt, operation, error) => {
      const { idempotencyKey, retryAnyFailure, once } = operation.getContext();
      const isRepeatable =
        operation.operationType === OperationTypeNode.QUERY || idempotencyKey !== undefined;
      if (!isRepeatable || once === true || attempt > retries) return false;
      const { code, passing, retryAfter } = readFailure(error);
      if (retryAfter !== null && retryAfter * 1000 > longestWait) return false;
      return passing || (retryAnyFailure === true && code !== 'UNAUTHENTICATED');
    },
    delay: (attempt, _operation, error) => {
      const asked = (readFailure(error).retryAfter ?? 0) * 1000;
      const spread = firstWait * 2 ** (attempt - 1) * (0.5 + Math.random());
      return Math.min(Math.max(asked, spread), longestWait);
    },
  });
  return ApolloLink.from([retry, emptyAnswersFail]);
}

/**
 * An answer of errors without any data comes with status 200; to be retried it must be a failure like the
 * others.
 */
const emptyAnswersFail = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    concatMap((result) => {
      const isEmpty =
        !('data' in result) || !result.data || Object.values(result.data).every((part) => part === null);
      return isEmpty && 'errors' in result && result.errors?.length
        ? throwError(() => new CombinedGraphQLErrors(result))
        : of(result);
    }),
  ),
);
