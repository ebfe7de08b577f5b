import { useEffect, useState, type ComponentType } from 'react';

import { whenIdle } from '../ui/overlay/lazyDialog';
import { toastStore } from '../ui/feedback/toast';

/**
 * The toast region. Its code is loaded once the browser is idle, so that it is there when the connection is lost,
 * or with the first touch, key or message: a live region must be in the page before its message to be announced. If
 * it cannot be loaded, the next input or message tries again, and so does a restored connection.
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
