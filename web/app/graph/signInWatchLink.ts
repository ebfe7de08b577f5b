import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { tap } from 'rxjs';

import { isUnauthenticated } from '../../domain/failure/failure';

/**
 * Reports the token of any call that the portal answered with UNAUTHENTICATED, in whatever shape the answer
 * came.
 */
export function createSignInWatchLink(onUnauthenticated: (token: string) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const report = () => {
      const { token } = operation.getContext();
      if (token) onUnauthenticated(token);
    };
    return forward(operation).pipe(
      tap({
        next: (result) => {
          if (
            'errors' in result &&
            result.errors?.length &&
            isUnauthenticated(new CombinedGraphQLErrors(result))
          )
            report();
        },
        error: (error: unknown) => {
          if (isUnauthenticated(error)) report();
        },
      }),
    );
  });
}
