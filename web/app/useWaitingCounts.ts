import { useEffect } from 'react';

import { useNews } from '../domain/stream/useNews';
import { countsByPath, useToday } from '../domain/waiting/useToday';

/** How much waits behind each screen, by its path: "3", "99+". */
export type WaitingCounts = ReadonlyMap<string, string>;

/** Tells how much waits behind each screen, and tells again when that changes; the home page asks the same query. */
export function useWaitingCounts(onCounts: (counts: WaitingCounts) => void): void {
  const { lines, retry } = useToday({ shared: true });
  useNews(retry);
  useEffect(() => {
    if (lines) onCounts(countsByPath(lines));
  }, [lines, onCounts]);
}
