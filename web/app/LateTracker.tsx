import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { later, whenIdle } from '../ui/later';
import { useViewer } from '../domain/session/SessionContext';
import { theme } from '../ui/theme';

const FloatingTracker = later(() =>
  import('../domain/timesheets/tracker/FloatingTracker').then((module) => module.FloatingTracker),
);

/**
 * Whether the tracker floats on this screen [A1.10]: for people with an employee record, but where it stands
 * in full.
 */
export function useFloatingTracker(): boolean {
  const { isEmployee } = useViewer();
  const { pathname } = useLocation();
  return isEmployee && matchPath('/employee/time-tracking', pathname) === null;
}

/** The floating tracker, once the screen itself stands. */
export function LateTracker() {
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
  return isWanted && <FloatingTracker onClose={() => setWanted(false)} />;
}

/** Room at the foot of the page, so that the tracker covers nothing that cannot be scrolled clear of it. */
export const TrackerRoom = styled.div`
  block-size: calc(var(--dock-height, ${theme.size.touch}) + ${theme.space[2]});
  ${theme.media.print} {
    display: none;
  }
`;
