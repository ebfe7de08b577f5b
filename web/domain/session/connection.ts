import { createContext, use } from 'react';

import { useStore, type Store } from '../../ui/store';

/** Carries whether the portal is away, as far as this browser knows; filled at the root. */
export const ConnectionContext = createContext<Store<boolean> | null>(null);

/** Whether the portal is away, as it changes. */
export function useIsAway(): boolean {
  const isAway = use(ConnectionContext);
  if (!isAway) throw new Error('useIsAway needs a ConnectionContext around it.');
  return useStore(isAway);
}
