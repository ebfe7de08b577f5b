import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import styled from 'styled-components';

import { useViewer } from '../domain/session/SessionContext';
import { HeaderPlace } from '../domain/timesheets/tracker/panel/HeaderPlace';
import { readCopy } from '../domain/timesheets/tracker/trackerCopy';
import { Icon } from '../ui/layout/Icon';
import { lazyDialog, whenIdle } from '../ui/overlay/lazyDialog';
import { PopoverTrigger } from '../ui/overlay/popover/PopoverTrigger';

/** As wide as the button that comes, so that nothing in the header moves; a session that runs is shown elsewhere. */
function HeaderRoom() {
  const { id } = useViewer();
  if (readCopy(id)) return null;
  return (
    <HeaderPlace as="span" aria-hidden="true">
      <Unseen as="span" $variant="secondary" $size="medium" $wide={false} $brief>
        <Icon shape={Timer} />
        <span>Track time</span>
      </Unseen>
    </HeaderPlace>
  );
}

const Unseen = styled(PopoverTrigger)`
  visibility: hidden;
`;

const HeaderTracker = lazyDialog(
  () => import('../domain/timesheets/tracker/panel/HeaderTracker').then((module) => module.HeaderTracker),
  { meanwhile: <HeaderRoom /> },
);
const FloatingTracker = lazyDialog(() =>
  import('../domain/timesheets/tracker/panel/FloatingTracker').then((module) => module.FloatingTracker),
);

/**
 * Whether the tracker floats on this screen: for people with an employee record, but where it is shown in full.
 */
export function useFloatingTracker(): boolean {
  const { isEmployee } = useViewer();
  const { pathname } = useLocation();
  return isEmployee && matchPath('/employee/time-tracking', pathname) === null;
}

/** The tracker in the header and at the foot of the window, once the screen itself is shown. */
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
  if (!isWanted) return part === 'header' && <HeaderRoom />;
  return <Part onClose={() => setWanted(false)} />;
}

const parts = { header: HeaderTracker, dock: FloatingTracker } as const;
