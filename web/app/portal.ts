import type { ApolloClient } from '@apollo/client';

import type { PortalConfig } from '../domain/config/portalConfig';
import { forgetDrafts } from '../domain/form/draftStore';
import { createRoleList } from '../domain/session/roleList';
import { createSession, type Session } from '../domain/session/session';
import { createTokenStorage } from '../domain/session/tokenStorage';
import { forgetTracker } from '../domain/timesheets/tracker/trackerCopy';
import { toast } from '../ui/toast';
import { createApolloClient, type ApolloSettings } from './apolloClient';

/** What the whole app stands on. */
export interface Portal {
  config: PortalConfig;
  client: ApolloClient;
  session: Session;
}

/** Ties client and session together: the client signs with the session's token, the session hears of refusals. */
export function createPortal(config: PortalConfig, settings: Pick<ApolloSettings, 'timeLimit' | 'retryWait'> = {}): Portal {
  const tokens = createTokenStorage(config.storageKeys);
  const client = createApolloClient({
    ...settings,
    apiHost: config.apiHost,
    readToken: tokens.read,
    onUnauthenticated: (token) => session.expire(token),
  });
  const session: Session = createSession({ client, tokens, roleList: createRoleList(client) });
  let last: number | undefined;
  session.subscribe(() => {
    const state = session.read();
    if (state.phase === 'signedIn') last = state.viewer.id;
    // Who leaves on purpose takes along what was typed; after a sign-in that ended by itself it is still there.
    if (state.phase !== 'signedOut' || !state.left) return;
    forgetDrafts(last);
    last = undefined;
    // The server keeps the session, so that it is there at the next sign-in.
    if (forgetTracker()) toast.warning('Your work session was not ended', 'Its end could not be sent before you signed out. It is still running.');
  });
  return { config, client, session };
}
