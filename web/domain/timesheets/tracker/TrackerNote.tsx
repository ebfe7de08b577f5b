import { useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { Banner } from '../../../ui/Banner';
import { TextButton } from '../../../ui/TextButton';
import { TextLink } from '../../../ui/TextLink';
import { theme } from '../../../ui/theme';
import { isoDay } from '../../calendar/instant';
import { usePortalConfig } from '../../config/ConfigContext';
import { later } from '../../later/later';
import { longestShift, longShift } from '../pinned';
import { useShiftLength, useTracker } from './useTracker';

const DeleteTrackedEntry = later(() => import('./DeleteTrackedEntry').then((module) => module.DeleteTrackedEntry));

/** What a person should know of the running session: that something was not sent yet, or that the shift is very long [A9.14]. */
export function TrackerNote() {
  const { session, phase, isHeld, sendAgain } = useTracker();
  const { timeZone } = usePortalConfig();
  const length = useShiftLength();
  const [isDeleting, setDeleting] = useState(false);
  if (!session) return null;
  const { timesheetEntryId, startTime } = session;
  const entry = new URLSearchParams({ week: isoDay(new Date(startTime), timeZone), entry: String(timesheetEntryId) });

  return (
    <>
      {isHeld && (
        <Note>
          {phase === 'stopped' ? 'Stopped, and not saved yet: ' : 'Not sent yet: '}
          it will be sent when the connection is back. <TextButton onClick={sendAgain}>Try again</TextButton>
        </Note>
      )}
      {length === 'long' && phase !== 'stopped' && <Note>Long shift: more than {longShift} hours. Is the tracker still meant to run?</Note>}
      {length === 'tooLong' && phase !== 'stopped' && (
        <Note>
          More than {longestShift} hours cannot be saved as they are.{' '}
          <TextLink to={`/employee/time-tracking?${entry.toString()}`}>Edit the end of the entry</TextLink> or{' '}
          <TextButton onClick={() => setDeleting(true)}>delete the entry</TextButton>.
        </Note>
      )}
      {isDeleting && <DeleteTrackedEntry id={timesheetEntryId} onClose={() => setDeleting(false)} />}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <Banner tone="warning"><Text>{children}</Text></Banner>;

const Text = styled.p`
  color: ${theme.color.ink};
  a, button { font-size: inherit; }
`;
