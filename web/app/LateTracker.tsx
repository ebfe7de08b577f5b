import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

import { lazyDialog, whenIdle } from '../ui/overlay/lazyDialog';
import { useViewer } from '../domain/session/SessionContext';

const HeaderTracker = lazyDialog(() =>
  import('../domain/timesheets/tracker/panel/HeaderTracker').then((module) => module.HeaderTracker),
);
const FloatingTracker = lazyDialog(() =>
  import('../domain/timesheets/tracker/panel/FloatingTracker').then((module) => module.FloatingTracker),
);

/**
 * Whether the tracker floats on this screen: for people with an employee record, but where it stands in full.
 */
export function useFloatingTracker(): boolean {
  const { isEmployee } = useViewer();
  const { pathname } = useLocation();
  return isEmployee && matchPath('/employee/time-tracking', pathname) === null;
}

/** The tracker in the header and at the foot of the window, once the screen itself stands. */
export function LateTracker({ part }: { part: 'header' | 'dock' }) {
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(() => {
      if (isHere) setWanted(true);
    });
    return () => {
      isHere = false;
    };
  }, [pathname]);
  const Part = parts[part];
  return isWanted && <Part onClose={() => setWanted(false)} />;
}

const parts = { header: HeaderTracker, dock: FloatingTracker } as const;
