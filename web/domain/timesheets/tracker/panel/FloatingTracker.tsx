import { Pause, PanelTopClose, Play, Square } from 'lucide-react';
import styled from 'styled-components';

import { IconButton } from '../../../../ui/form/IconButton';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import { useHasScreen } from '../../../navigation/ScreensContext';
import { Dock, DockStyle } from './dockStyle';
import { PhaseDot } from './PhaseDot';
import { useTrackerPlace } from './trackerFold';
import { TrackerNote } from './TrackerNote';
import type { TrackerSession } from '../trackerSession';
import { TrackerTime } from './TrackerTime';
import { useDockHeight } from './useDockHeight';
import { useStepFocus } from './useStepFocus';
import { useShiftLength, useTracker } from '../useTracker';

/** The running work session on every page, in one line at the foot of the window. */
export function FloatingTracker() {
  const { session } = useTracker();
  const { place } = useTrackerPlace();
  return session && place === 'dock' && <Docked session={session} />;
}

function Docked({ session }: { session: TrackerSession }) {
  const { phase } = useTracker();
  const { around, step } = useStepFocus(phase);
  useDockHeight(around);
  return (
    <Dock ref={around} aria-label="Time tracker" data-dock="">
      <DockStyle />
      <TrackerNote />
      <Line session={session} onStep={step} />
    </Dock>
  );
}

function Line({ session: { project, task }, onStep }: { session: TrackerSession; onStep: () => void }) {
  const { phase, busy, pause, resume, stop } = useTracker();
  const length = useShiftLength();
  const { canFold, fold } = useTrackerPlace();
  const hasScreen = useHasScreen();
  const page = '/employee/time-tracking';
  const isPaused = phase === 'paused';
  const work = `${project} – ${task}`;
  const press = () => {
    onStep();
    stop();
  };

  return (
    <Pill>
      <PhaseDot phase={phase} />
      <TrackerTime />
      <Work title={work}>
        {busy === 'stop' ? (
          'Saving…'
        ) : hasScreen(page) ? (
          <TextLink to={page} tone="quiet">
            {work}
          </TextLink>
        ) : (
          work
        )}
      </Work>
      {phase !== 'stopped' && (
        <>
          <IconButton
            icon={isPaused ? Play : Pause}
            label={isPaused ? 'Resume' : 'Pause'}
            onClick={isPaused ? resume : pause}
          />
          {length !== 'tooLong' && <IconButton icon={Square} label="Stop" onClick={press} />}
        </>
      )}
      {canFold && phase !== 'stopped' && (
        <IconButton
          icon={PanelTopClose}
          label="Fold into the header"
          onClick={() => {
            onStep();
            fold(true);
          }}
        />
      )}
    </Pill>
  );
}

const Pill = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  min-block-size: ${theme.size.touch};
  padding-inline: ${theme.space[4]} ${theme.space[1]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.overlay};
`;

const Work = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-inline-end: ${theme.space[1]};
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
