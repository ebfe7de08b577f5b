import { useSyncExternalStore } from 'react';

import { littleRoom } from './cornerStyle';

/** Whether the window leaves no room beside the panel. */
export const useLittleRoom = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia(littleRoom).matches);

function watch(onChange: () => void): () => void {
  const media = window.matchMedia(littleRoom);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
