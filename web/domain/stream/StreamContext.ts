import { createContext, use, useEffect } from 'react';

import type { Stream } from './stream';
import type { StreamName } from './events';

/** Carries the one stream of the browser; filled at the root. Null where nothing is listened to. */
export const StreamContext = createContext<Stream | null>(null);

/** The stream of the browser. */
export const usePortalStream = (): Stream | null => use(StreamContext);

/** Does something whenever the portal says that something is new. @param tell the same one at every render */
export function useStreamEvents(tell: (name: StreamName) => void): void {
  const stream = usePortalStream();
  useEffect(() => stream?.subscribe(tell), [stream, tell]);
}
