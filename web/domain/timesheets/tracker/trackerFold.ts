import { useSyncExternalStore } from 'react';

import { useShiftLength, useTracker } from './useTracker';

/** Whether this browser shows the running session in the header only. */
const storageKey = 'ui.tracker';
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'folded';
  } catch {
    return false;
  }
}

function subscribe(tell: () => void) {
  listeners.add(tell);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', tell);
  };
}

function fold(isFolded: boolean) {
  try {
    window.localStorage.setItem(storageKey, isFolded ? 'folded' : 'open');
  } catch {
    // Without storage it stays where it is.
  }
  for (const tell of listeners) tell();
}

interface TrackerPlace {
  /** The header with no session, or a folded one; else the dock. */
  place: 'header' | 'dock';
  /** There is nothing that the person has to know of the session. */
  canFold: boolean;
  fold: (isFolded: boolean) => void;
}

/** Where the tracker stands on the pages on which it floats. */
export function useTrackerPlace(): TrackerPlace {
  const { session, isHeld, isRefused } = useTracker();
  const length = useShiftLength();
  const isFolded = useSyncExternalStore(subscribe, read);
  const canFold = !isHeld && !isRefused && length === 'usual';
  return { place: session && !(isFolded && canFold) ? 'dock' : 'header', canFold, fold };
}
