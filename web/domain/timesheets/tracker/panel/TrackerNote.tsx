import { useCallback, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { Banner } from '../../../../ui/feedback/Banner';
import { TextButton } from '../../../../ui/form/TextButton';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import { isoDay } from '../../../calendar/instant';
import { usePortalConfig } from '../../../config/ConfigContext';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { longestShift, longShift } from '../../pinned';
import type { TrackerSession } from '../trackerSession';
import { useShiftLength, useTracker } from '../useTracker';

const DiscardSession = lazyDialog(() => import('./DiscardSession').then((module) => module.DiscardSession));

/**
 * A note about the running session: that an action was not sent yet, that the shift is very long, or that it cannot
 * be saved.
 */
export function TrackerNote() {
  const { session, phase, isHeld, isRefused, sendAgain } = useTracker();
  const { timeZone } = usePortalConfig();
  const length = useShiftLength();
  const [discarded, setDiscarded] = useState<TrackerSession | null>(null);
  const close = useCallback(() => setDiscarded(null), []);
  if (!session) return null;
  const { timesheetEntryId, startTime } = session;
  const entry = new URLSearchParams({
    week: isoDay(new Date(startTime), timeZone),
    entry: String(timesheetEntryId),
  });
  const isOpen = phase !== 'stopped';

  return (
    <>
      {isHeld && (
        <Note>
          <span>{`${isOpen ? 'Not sent yet' : 'Stopped, and not saved yet'}: it will be sent when the connection is back. `}</span>
          <TextButton onClick={sendAgain}>Try again</TextButton>
        </Note>
      )}
      {isOpen && length === 'long' && (
        <Note>Long shift: more than {longShift} hours. Is the tracker still meant to run?</Note>
      )}
      {isOpen && (length === 'tooLong' || isRefused) && (
        <Note>
          <span>
            {length === 'tooLong'
              ? `More than ${String(longestShift)} hours cannot be saved as they are.`
              : 'This session cannot be saved as it is.'}
          </span>
          <WaysOut>
            <TextLink to={`/employee/time-tracking?${entry.toString()}`}>Edit the end of the entry</TextLink>
            <TextButton onClick={() => setDiscarded(session)}>Discard the session</TextButton>
          </WaysOut>
        </Note>
      )}
      {discarded?.id === session.id && <DiscardSession session={discarded} onClose={close} />}
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Banner tone="warning">
    <Words>{children}</Words>
  </Banner>
);

const Words = styled.div`
  color: ${theme.color.ink};
  a,
  button {
    font-size: inherit;
  }
`;

const WaysOut = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  margin-block-start: ${theme.space[1]};
`;
