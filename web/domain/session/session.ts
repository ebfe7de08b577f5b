import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/gql';
import { toast } from '../../ui/feedback/toast';
import { createStore, type Store } from '../../ui/store';
import { isUnauthenticated } from '../failure/failure';
import type { Pauses } from './pauses';
import { deviceMark } from './deviceMark';
import type { RoleList } from './roleList';
import type { TokenStorage } from './tokenStorage';
import { loadViewer, type Viewer } from './viewer';

/** Signed out, loading, signed in, or ended by a failure. */
export type SessionState =
  /** `isAway` once the portal did not answer; it is asked again until it does. */
  | { phase: 'loading'; isAway?: boolean }
  /** `left` is true right after a sign-out: the next person does not return to the page that was open. */
  | { phase: 'signedOut'; left: boolean }
  | { phase: 'signedIn'; viewer: Viewer }
  /** `of` is the user id of the person whose sign-in ended by itself: only they go on where they were. */
  | { phase: 'error'; of?: number };

export interface Credentials {
  email: string;
  password: string;
  /** 30 days instead of 12 hours. */
  rememberMe: boolean;
}

/** The one sign-in of this browser. */
export interface Session extends Store<SessionState> {
  /** Restores a kept sign-in and follows other tabs. Returns the way to stop following. */
  start: () => () => void;
  /** @throws the failure of the login call, with nothing kept */
  signIn: (credentials: Credentials) => Promise<Viewer>;
  signOut: () => Promise<void>;
  /**
   * The portal answered that it does not know this token any more. Tokens of earlier sign-ins are ignored.
   */
  expire: (token: string) => void;
  /**
   * Reads the person again after they changed something about themselves; where that fails, as soon as it can
   * be.
   */
  refresh: () => Promise<void>;
  /** Asks now whether the portal answers again. */
  tryNow: () => void;
  /** The value selected at the last sign-in. */
  wasRemembered: () => boolean;
}

interface Parts {
  client: ApolloClient;
  tokens: TokenStorage;
  roleList: RoleList;
  pauses: Pauses;
}

export function createSession({ client, tokens, roleList, pauses }: Parts): Session {
  const store = createStore<SessionState>(
    tokens.read() === null ? { phase: 'signedOut', left: false } : { phase: 'loading' },
  );
  /** The person of the present session: answers that arrive after a sign-out are dropped. */
  let current = tokens.read();
  /** Whose missing parts are being asked for. */
  let completing: string | null = null;
  let isStopped = false;

  /**
   * Nothing of the previous person stays behind: not the token, the roles, a toast with their name or an
   * answer in the cache (S-18).
   */
  function end(next: SessionState) {
    current = null;
    tokens.forget();
    roleList.forget();
    toast.clear();
    store.set(next);
    // A query still under way is rejected by this; its screen is gone.
    void client.clearStore().catch(() => undefined);
  }

  function endExpired() {
    const state = store.read();
    end({ phase: 'error', of: state.phase === 'signedIn' ? state.viewer.id : undefined });
    toast.error('Session expired', 'Please log in again');
  }

  /**
   * Only a token that the portal does not know ends a sign-in: whatever else goes wrong passes, and is asked
   * about again.
   * @returns null where the sign-in has ended meanwhile
   */
  async function findViewer(token: string): Promise<Viewer | null> {
    for (let tries = 0; current === token && !isStopped; tries += 1) {
      try {
        const { viewer, lacksRoles } = await loadViewer(client, roleList, token);
        if (current !== token) return null;
        store.set({ phase: 'signedIn', viewer });
        if (lacksRoles) void completeViewer(token);
        return viewer;
      } catch (failure) {
        if (current !== token) return null;
        if (isUnauthenticated(failure)) {
          endExpired();
          return null;
        }
        store.set({ phase: 'loading', isAway: true });
        await pauses.untilNextTry(tries);
      }
    }
    return null;
  }

  /** Loads missing data of the signed-in person as soon as it is available. */
  async function completeViewer(token: string) {
    if (completing === token) return;
    completing = token;
    for (let tries = 0; current === token && !isStopped; tries += 1) {
      await pauses.untilNextTry(tries);
      const found = current === token ? await loadViewer(client, roleList, token).catch(() => null) : null;
      if (found && current === token) store.set({ phase: 'signedIn', viewer: found.viewer });
      if (found?.lacksRoles === false) break;
    }
    if (completing === token) completing = null;
  }

  function restore(token: string) {
    current = token;
    store.set({ phase: 'loading' });
    return findViewer(token);
  }

  function followOtherTab() {
    const token = tokens.read();
    if (token === current) return;
    if (token === null) {
      end({ phase: 'signedOut', left: true });
      return;
    }
    roleList.forget();
    void client
      .clearStore()
      .catch(() => undefined)
      .then(() => restore(token));
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    start: () => {
      const token = tokens.read();
      if (token !== null) void restore(token);
      const stopFollowing = tokens.onChange(followOtherTab);
      return () => {
        isStopped = true;
        stopFollowing();
      };
    },
    signIn: async ({ email, password, rememberMe }) => {
      const { data } = await client.mutate({
        mutation: SignInDocument,
        variables: { email, password, rememberMe, device: deviceMark() },
      });
      if (!data) throw new Error('The answer to the sign-in is empty.');
      const { token } = data.login;
      current = token;
      tokens.keep(token, rememberMe);
      const viewer = await findViewer(token);
      if (!viewer) throw new Error('The sign-in has ended.');
      return viewer;
    },
    signOut: async () => {
      // The token travels with the call, because it is gone from the storage before the call leaves.
      const token = current;
      end({ phase: 'signedOut', left: true });
      try {
        await client.mutate({ mutation: SignOutDocument, context: { token } });
        toast.info('Logged out', 'You have been successfully logged out');
      } catch {
        toast.warning(
          'Logout warning',
          'There was an issue logging out, but you have been signed out locally',
        );
      }
    },
    expire: (token) => {
      if (store.read().phase === 'signedIn' && token === current) endExpired();
    },
    refresh: async () => {
      const token = current;
      if (token === null) return;
      const found = await loadViewer(client, roleList, token).catch(() => null);
      if (current !== token) return;
      if (found) store.set({ phase: 'signedIn', viewer: found.viewer });
      if (found?.lacksRoles !== false) void completeViewer(token);
    },
    tryNow: pauses.end,
    wasRemembered: tokens.wasRemembered,
  };
}

const SignInDocument = graphql(`
  mutation SignIn($email: String!, $password: String!, $rememberMe: Boolean!, $device: String) {
    login(email: $email, password: $password, rememberMe: $rememberMe, device: $device) {
      token
    }
  }
`);

const SignOutDocument = graphql(`
  mutation SignOut {
    logout
  }
`);
