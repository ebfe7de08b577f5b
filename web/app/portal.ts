import type { ApolloClient } from '@apollo/client';

import { refetchEverything } from '../domain/action/refetch';
import type { PortalConfig } from '../domain/config/portalConfig';
import { forgetDrafts } from '../domain/form/draftStore';
import { createPauses } from '../domain/session/pauses';
import { createRoleList } from '../domain/session/roleList';
import { createSession, type Session } from '../domain/session/session';
import { createTokenStorage } from '../domain/session/tokenStorage';
import { createLateStream } from '../domain/stream/lateStream';
import type { Stream } from '../domain/stream/stream';
import { forgetTracker } from '../domain/timesheets/tracker/trackerCopy';
import { createStore, type Store } from '../ui/store';
import { toast } from '../ui/feedback/toast';
import { createApolloClient, type ApolloSettings } from './graph/apolloClient';
import { forgetRecent } from './palette/recentThings';
import { asks, createReach } from './graph/reach';

/** What the whole app needs. */
export interface Portal {
  config: PortalConfig;
  client: ApolloClient;
  session: Session;
  /** Whether the portal is away, as far as this browser knows. */
  isAway: Store<boolean>;
  /** What the portal tells by itself; null where it is not listened to. */
  stream: Stream | null;
}

export interface PortalSettings extends Pick<ApolloSettings, 'timeLimit' | 'retryWait'> {
  /** Milliseconds until a portal that did not answer is first asked again. */
  pause?: number;
  /** Whether the portal may say by itself that something is new. */
  listens?: boolean;
}

/**
 * Ties client and session together: the client signs with the session's token, the session hears of refusals.
 */
export function createPortal(
  config: PortalConfig,
  { pause = 2_000, listens = true, ...settings }: PortalSettings = {},
): Portal {
  const tokens = createTokenStorage(config.storageKeys);
  const pauses = createPauses(pause);
  const isAway = createStore(false);
  const reach = createReach({
    pauses,
    doesAnswer: asks(`${config.apiHost}/graphql`),
    onAway: () => isAway.set(true),
    onBack: () => {
      isAway.set(false);
      if (session.read().phase === 'signedIn') refetchEverything(client);
    },
  });
  const client = createApolloClient({
    ...settings,
    apiHost: config.apiHost,
    readToken: tokens.read,
    onUnauthenticated: (token) => session.expire(token),
    reach,
  });
  const session: Session = createSession({ client, tokens, roleList: createRoleList(client), pauses });
  let last: number | undefined;
  session.subscribe(() => {
    const state = session.read();
    if (state.phase === 'signedIn') last = state.viewer.id;
    if (state.phase === 'signedOut' || state.phase === 'error') forgetRecent();
    // Signing out on purpose deletes typed text; after an expired session it is still there.
    if (state.phase !== 'signedOut' || !state.left) return;
    forgetDrafts(last);
    last = undefined;
    // The server keeps the session, so that it is there at the next sign-in.
    if (forgetTracker())
      toast.warning(
        'Your work session was not ended',
        'Its end could not be sent before you signed out. It is still running.',
      );
  });
  const stream = listens ? createLateStream({ apiHost: config.apiHost, readToken: tokens.read }) : null;
  return { config, client, session, isAway, stream };
}
