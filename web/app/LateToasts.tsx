import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '../ui/overlay/lazyDialog';
import { toastStore } from '../ui/feedback/toast';

/**
 * The toast region, fetched once the browser has nothing better to do, so that it is there when the
 * connection goes, or with the first touch, key or message: it is in the page before the answer to that
 * input, which a live region must for its message to be read aloud. Where it cannot be fetched, the next
 * input or message tries again, and the connection that is back.
 */
export function LateToasts() {
  const [Region, setRegion] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (Region) return undefined;
    let loading = false;
    const want = () => {
      if (loading) return;
      loading = true;
      void import('../ui/feedback/ToastRegion')
        .then(({ ToastRegion }) => setRegion(() => ToastRegion))
        .catch(() => (loading = false));
    };
    if (toastStore.read().length > 0) want();
    whenIdle(want);
    const stop = toastStore.subscribe(want);
    window.addEventListener('pointerdown', want);
    window.addEventListener('keydown', want);
    window.addEventListener('online', want);
    return () => {
      stop();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
      window.removeEventListener('online', want);
    };
  }, [Region]);

  return Region && <Region />;
}
