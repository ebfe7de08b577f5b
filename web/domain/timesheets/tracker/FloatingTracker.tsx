import { Pause, Play, Square, Timer } from 'lucide-react';
import styled from 'styled-components';

import { IconButton } from '../../../ui/IconButton';
import { PopoverButton } from '../../../ui/PopoverButton';
import { TextLink } from '../../../ui/TextLink';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { useHasScreen } from '../../navigation/ScreensContext';
import { Dock, DockStyle } from './dockStyle';
import { TrackerForm } from './TrackerForm';
import { TrackerNote } from './TrackerNote';
import { phaseText, phaseTone } from './trackerPhase';
import type { TrackerSession } from './trackerSession';
import { TrackerTime } from './TrackerTime';
import { useDockHeight } from './useDockHeight';
import { useStepFocus } from './useStepFocus';
import { useShiftLength, useTracker } from './useTracker';
import { useTypedWork } from './useTypedWork';

/** The running work session on every page [A1.10], in one line; with none, the way to start one. */
export function FloatingTracker() {
  const { session, phase } = useTracker();
  const { around, step } = useStepFocus(phase);
  const [typed, setTyped] = useTypedWork();
  useDockHeight(around);

  return (
    <Dock ref={around} aria-label="Time tracker">
      <DockStyle />
      {/* The state is read aloud when it changes, the time never. */}
      <VisuallyHidden role="status">
        {session && `${phaseText[phase]}: ${session.project} – ${session.task}`}
      </VisuallyHidden>
      {session ? (
        <>
          <TrackerNote />
          <Line session={session} onStop={step} />
        </>
      ) : (
        <Opener>
          <PopoverButton label="Track time" icon={Timer} title="Track time" placement="top end">
            <TrackerForm typed={typed} onType={setTyped} onStart={step} />
          </PopoverButton>
        </Opener>
      )}
    </Dock>
  );
}

function Line({ session: { project, task }, onStop }: { session: TrackerSession; onStop: () => void }) {
  const { phase, busy, pause, resume, stop } = useTracker();
  const length = useShiftLength();
  const hasScreen = useHasScreen();
  const page = '/employee/time-tracking';
  const isPaused = phase === 'paused';
  const work = `${project} – ${task}`;
  const press = () => {
    onStop();
    stop();
  };

  return (
    <Pill>
      <Dot $tone={phaseTone[phase]} />
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
    </Pill>
  );
}

const Opener = styled.div`
  border-radius: ${theme.radius.control};
  box-shadow: ${theme.shadow.overlay};
`;

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

const Dot = styled.span<{ $tone: (typeof phaseTone)[keyof typeof phaseTone] }>`
  flex: none;
  inline-size: ${theme.size.dot};
  block-size: ${theme.size.dot};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.tone($tone).text};
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
