import { ApolloClient, ApolloLink, InMemoryCache, type TypePolicies } from '@apollo/client';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';

import { createHeadersLink } from './headersLink';
import { createReachLink } from './reachLink';
import type { Reach } from './reach';
import { createRetryLink } from './retryLink';
import { createSignInWatchLink } from './signInWatchLink';
import { fetchWithin } from './timeLimit';

export interface ApolloSettings {
  /** Origin of the API, empty for the page's own. */
  apiHost: string;
  readToken: () => string | null;
  /** Called when the portal refuses a token, with the token that it refused. */
  onUnauthenticated: (token: string) => void;
  /** Called for every call: whether it reached the portal. */
  reach: Reach;
  /** Request time-out in milliseconds. */
  timeLimit?: number;
  /** Wait before the first retry in milliseconds; each further one waits twice as long. */
  retryWait?: number;
}

/** The browser's one way to the graph: token, repeatable writes, three retries, 30 s, uploads. */
export function createApolloClient({
  apiHost,
  readToken,
  onUnauthenticated,
  reach,
  timeLimit = 30_000,
  retryWait = 400,
}: ApolloSettings): ApolloClient {
  return new ApolloClient({
    cache: new InMemoryCache({ typePolicies }),
    // What an earlier visit left shows at once and is read again behind it: meanwhile anything may have changed.
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network' } },
    link: ApolloLink.from([
      createHeadersLink(readToken),
      createSignInWatchLink(onUnauthenticated),
      createReachLink(reach),
      createRetryLink(retryWait),
      new UploadHttpLink({
        uri: `${apiHost}/graphql`,
        // The address is read at each call: tests and extensions may replace the global one.
        fetch: fetchWithin(timeLimit),
        credentials: 'omit',
        headers: { 'Apollo-Require-Preflight': 'true' },
      }),
    ]),
  });
}

/**
 * Parts of a ticket or a timesheet have no id of their own: the fields that two screens read of them are merged.
 * Each fixed list of lookups counts from 1: an entry is part of its record, or entries of two lists would be mixed
 * up. Results of a search have ids by their kind.
 */
const typePolicies: TypePolicies = {
  Lookup: { keyFields: false },
  Found: { keyFields: false },
  FeedbackDetails: { merge: true },
  GeneralDetails: { merge: true },
  LeaveDetails: { merge: true },
  LeavePreview: { merge: true },
  LeaveYear: { merge: true },
  NotificationPreference: { keyFields: ['kind'] },
  TicketActions: { merge: true },
  TimesheetActions: { merge: true },
  EmployeeActions: { merge: true },
  UserActions: { merge: true },
};
