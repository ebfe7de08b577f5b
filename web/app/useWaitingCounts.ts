import { useEffect } from 'react';

import { countsByPath, useToday } from '../domain/waiting/useToday';

/** How much waits behind each screen, by its path: "3", "99+". */
export type WaitingCounts = ReadonlyMap<string, string>;

/** Tells how much waits behind each screen, and tells again when that changes; the home page asks the same query. */
export function useWaitingCounts(onCounts: (counts: WaitingCounts) => void): void {
  const { lines } = useToday({ shared: true });
  useEffect(() => {
    if (lines) onCounts(countsByPath(lines));
  }, [lines, onCounts]);
}
