import { createContext, use, useSyncExternalStore } from 'react';

/** Whether the portal is away, as far as this browser knows. */
export interface Connection {
  isAway: () => boolean;
  subscribe: (tell: () => void) => () => void;
  /** Said by who follows the calls. */
  set: (isAway: boolean) => void;
}

export function createConnection(): Connection {
  let isAway = false;
  const listeners = new Set<() => void>();
  return {
    isAway: () => isAway,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    set: (next) => {
      isAway = next;
      for (const tell of listeners) tell();
    },
  };
}

/** Carries the connection of the browser; filled at the root. */
export const ConnectionContext = createContext<Connection | null>(null);

/** Whether the portal is away, as it changes. */
export function useIsAway(): boolean {
  const connection = use(ConnectionContext);
  if (!connection) throw new Error('useIsAway stands outside of ConnectionContext.');
  return useSyncExternalStore(connection.subscribe, connection.isAway);
}
