import { createContext, use } from 'react';

import type { Stream } from './stream';

/** Carries the one stream of the browser; filled at the root. Null where nothing is listened to. */
export const StreamContext = createContext<Stream | null>(null);

/** The stream of the browser. */
export const usePortalStream = (): Stream | null => use(StreamContext);
