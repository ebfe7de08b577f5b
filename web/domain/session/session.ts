import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/gql';
import { toast } from '../../ui/toast';
import { deviceMark } from './deviceMark';
import type { RoleList } from './roleList';
import type { TokenStorage } from './tokenStorage';
import { loadViewer, type Viewer } from './viewer';

/** Signed out, loading, signed in, or ended by a failure [A4.1]. */
export type SessionState =
  | { phase: 'loading' }
  /** `left` is true right after a sign-out: the page that was open is then nobody's origin. */
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

/** The one sign-in of this browser, in the shape of `useSyncExternalStore`. */
export interface Session {
  read: () => SessionState;
  subscribe: (tell: () => void) => () => void;
  /** Restores a kept sign-in and follows other tabs. Returns the way to stop following. */
  start: () => () => void;
  /** @throws the failure of the login call, with nothing kept */
  signIn: (credentials: Credentials) => Promise<Viewer>;
  signOut: () => Promise<void>;
  /** The portal answered that it does not know this token any more. Tokens of earlier sign-ins are ignored. */
  expire: (token: string) => void;
  /** Reads the person again after they changed something about themselves. */
  refresh: () => Promise<void>;
  /** What was chosen at the last sign-in. */
  wasRemembered: () => boolean;
}

interface Parts {
  client: ApolloClient;
  tokens: TokenStorage;
  roleList: RoleList;
}

export function createSession({ client, tokens, roleList }: Parts): Session {
  let state: SessionState = tokens.read() === null ? { phase: 'signedOut', left: false } : { phase: 'loading' };
  /** Whose answers count: an answer that arrives after a sign-out belongs to nobody. */
  let current = tokens.read();
  const listeners = new Set<() => void>();

  function become(next: SessionState) {
    state = next;
    for (const tell of listeners) tell();
  }

  /** Nothing of the previous person stays behind: not the token, the roles, a toast with their name or an answer in the cache (S-18). */
  function end(next: SessionState) {
    current = null;
    tokens.forget();
    roleList.forget();
    toast.clear();
    become(next);
    // A query still under way is rejected by this; its screen is gone.
    void client.clearStore().catch(() => undefined);
  }

  function endExpired() {
    end({ phase: 'error', of: state.phase === 'signedIn' ? state.viewer.id : undefined });
    toast.error('Session expired', 'Please log in again');
  }

  async function restore(token: string) {
    current = token;
    become({ phase: 'loading' });
    try {
      const viewer = await loadViewer(client, roleList, token);
      if (current === token) become({ phase: 'signedIn', viewer });
    } catch {
      if (current === token) endExpired();
    }
  }

  function followOtherTab() {
    const token = tokens.read();
    if (token === current) return;
    if (token === null) {
      end({ phase: 'signedOut', left: true });
      return;
    }
    roleList.forget();
    void client.clearStore().catch(() => undefined).then(() => restore(token));
  }

  return {
    read: () => state,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    start: () => {
      const token = tokens.read();
      if (token !== null) void restore(token);
      return tokens.onChange(followOtherTab);
    },
    signIn: async ({ email, password, rememberMe }) => {
      const { data } = await client.mutate({ mutation: SignInDocument, variables: { email, password, rememberMe, device: deviceMark() } });
      if (!data) throw new Error('The answer to the sign-in is empty.');
      const { token } = data.login;
      current = token;
      tokens.keep(token, rememberMe);
      try {
        const viewer = await loadViewer(client, roleList, token);
        become({ phase: 'signedIn', viewer });
        return viewer;
      } catch (failure) {
        end({ phase: 'error' });
        throw failure;
      }
    },
    signOut: async () => {
      // The token travels with the call, because it is gone from the storage before the call leaves.
      const token = current;
      end({ phase: 'signedOut', left: true });
      try {
        await client.mutate({ mutation: SignOutDocument, context: { token } });
        toast.info('Logged out', 'You have been successfully logged out');
      } catch {
        toast.warning('Logout warning', 'There was an issue logging out, but you have been signed out locally');
      }
    },
    expire: (token) => {
      if (state.phase === 'signedIn' && token === current) endExpired();
    },
    refresh: async () => {
      const token = current;
      if (token === null) return;
      const viewer = await loadViewer(client, roleList, token);
      if (current === token) become({ phase: 'signedIn', viewer });
    },
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
