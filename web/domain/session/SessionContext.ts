import { createContext, use } from 'react';

import { useStore } from '../../ui/store';
import type { Session, SessionState } from './session';
import type { Viewer } from './viewer';

/** Carries the one session of the browser; filled at the root. */
export const SessionContext = createContext<Session | null>(null);

/** The session's actions; reading it does not render again when the state changes. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionContext.');
  return session;
}

/** The signed-in person, as it changes. */
export function useSessionState(): SessionState {
  return useStore(useSession());
}

/** The signed-in person, on screens that only a signed-in person can see. */
export function useViewer(): Viewer {
  const state = useSessionState();
  if (state.phase !== 'signedIn') throw new Error('useViewer is used on a screen without a sign-in.');
  return state.viewer;
}
