import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

import { isTimeout, isUnreachable } from '../../domain/failure/failure';
import type { Reach } from './reach';

/** Tells of each call, after its retries, whether it came to the portal. */
export const createReachLink = ({ lost, found }: Reach): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap({
        next: found,
        error: (error: unknown) => {
          if (isUnreachable(error)) lost(false);
          else if (isTimeout(error)) lost(true);
          else found();
        },
      }),
    ),
  );
