import { useLayoutEffect } from 'react';

import { createStore, type Store } from '../store';

const count = createStore(0);

/** How many dialogs, drawers and panels lie over the page: toasts keep off its foot meanwhile. */
export const openOverlays: Store<number> = count;

/** Counts the component as an open overlay while it is mounted. */
export function useAsOverlay(): void {
  useLayoutEffect(() => {
    count.set(count.read() + 1);
    return () => count.set(count.read() - 1);
  }, []);
}
