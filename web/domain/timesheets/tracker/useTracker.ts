import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';

import type { Session } from '../../session/session';
import { useSession, useViewer } from '../../session/SessionContext';
import { createTracker, type Tracker, type TrackerView } from './tracker';
import { shiftLength, type ShiftLength } from './trackerSession';

/**
 * The data and actions of the person's work session. `pause`, `resume` and `stop` report their result themselves.
 */
export interface UsedTracker
  extends TrackerView, Omit<Tracker, 'read' | 'subscribe' | 'readSeconds' | 'subscribeToSeconds'> {}

/** The one tracker of a browser; another person gets another. */
const trackers = new WeakMap<ApolloClient, { userId: number; tracker: Tracker }>();

/**
 * The work session of the signed-in person; the same on every screen and in every tab. Its seconds come from
 * `useElapsedSeconds`.
 */
export function useTracker(): UsedTracker {
  const tracker = useOwnTracker();
  const view = useSyncExternalStore(tracker.subscribe, tracker.read);
  const { start, pause, resume, stop, sendAgain, check } = tracker;
  return { ...view, start, pause, resume, stop, sendAgain, check };
}

/** Whole seconds worked; changes each second while the session runs and someone looks. */
export function useElapsedSeconds(): number {
  const tracker = useOwnTracker();
  return useSyncExternalStore(tracker.subscribeToSeconds, tracker.readSeconds);
}

/** Whether the session is long or too long; it changes twice a day at most. */
export function useShiftLength(): ShiftLength {
  const tracker = useOwnTracker();
  return useSyncExternalStore(tracker.subscribeToSeconds, () => shiftLength(tracker.readSeconds()));
}

function useOwnTracker(): Tracker {
  const client = useApolloClient();
  const session = useSession();
  const { id } = useViewer();
  return trackerOf(client, session, id);
}

function trackerOf(client: ApolloClient, session: Session, userId: number): Tracker {
  const known = trackers.get(client);
  if (known?.userId === userId) return known.tracker;
  const isSignedIn = () => {
    const state = session.read();
    return state.phase === 'signedIn' && state.viewer.id === userId;
  };
  const tracker = createTracker({ client, userId, isSignedIn });
  trackers.set(client, { userId, tracker });
  return tracker;
}
