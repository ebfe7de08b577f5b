import { lazy, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(() => import('../ui/ToastRegion').then((module) => ({ default: module.ToastRegion })));

/**
 * The toast region, fetched after the first screen stands: no first input needs it, and a live region must be in the
 * page before its first message for that message to be read aloud.
 */
export function LateToasts() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true));
    return () => clearTimeout(timer);
  }, []);
  return wanted && <Suspense><ToastRegion /></Suspense>;
}
