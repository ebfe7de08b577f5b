import { useEffect } from 'react';

import { createStore, useStore } from '../../ui/store';

const share = createStore<number | null>(null);
let watchers = 0;

/** How much of the upload that is on its way was sent; written by what sends it. */
export const uploadShare = share;

/** Whether a screen shows how far an upload is. */
export const isUploadWatched = (): boolean => watchers > 0;

/** How much of the upload was sent, from 0 to 1; null while nothing is on its way. */
export function useUploadShare(): number | null {
  useEffect(() => {
    watchers += 1;
    return () => void (watchers -= 1);
  }, []);
  return useStore(share);
}
