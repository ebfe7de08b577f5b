import { lazy, Suspense, useEffect, useState } from 'react';

import { toastStore } from '../ui/toast';

const ToastRegion = lazy(() => import('../ui/ToastRegion').then((module) => ({ default: module.ToastRegion })));

/**
 * The toast region, fetched with the first touch, key or message. Nothing before the first input needs it, and then it
 * stands in the page before the answer to that input, which a live region must for its message to be read aloud.
 */
export function LateToasts() {
  const [wanted, setWanted] = useState(() => toastStore.read().length > 0);

  useEffect(() => {
    const want = () => setWanted(true);
    const stop = toastStore.subscribe(want);
    window.addEventListener('pointerdown', want, { once: true });
    window.addEventListener('keydown', want, { once: true });
    return () => {
      stop();
      window.removeEventListener('pointerdown', want);
      window.removeEventListener('keydown', want);
    };
  }, []);

  return wanted && <Suspense><ToastRegion /></Suspense>;
}
