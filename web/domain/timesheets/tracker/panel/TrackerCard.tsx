import { Pause, Play, Square } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../../ui/form/Button';
import { Card } from '../../../../ui/layout/Card';
import { Stack } from '../../../../ui/layout/Stack';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { theme } from '../../../../ui/theme';
import { TrackerForm } from './TrackerForm';
import { TrackerNote } from './TrackerNote';
import { phaseText, phaseTone } from '../trackerPhase';
import type { TrackerSession } from '../trackerSession';
import { TrackerTime } from './TrackerTime';
import { useStepFocus } from './useStepFocus';
import { useShiftLength, useTracker } from '../useTracker';
import { useTypedWork } from './useTypedWork';

/** The tracker in full, on its own page: not started, running or paused. */
export function TrackerCard() {
  const { session, phase } = useTracker();
  const { around, step } = useStepFocus(phase);
  const [typed, setTyped] = useTypedWork();

  return (
    <Card
      ref={around}
      title="Time tracker"
      actions={
        <span role="status">
          <StatusBadge tone={phaseTone[phase]}>{phaseText[phase]}</StatusBadge>
        </span>
      }
    >
      {session ? (
        <Stack $gap={4}>
          <Running session={session} onStop={step} />
          <TrackerNote />
        </Stack>
      ) : (
        <TrackerForm wide typed={typed} onType={setTyped} onStart={step} />
      )}
    </Card>
  );
}

function Running({ session: { project, task }, onStop }: { session: TrackerSession; onStop: () => void }) {
  const { phase, busy, pause, resume, stop } = useTracker();
  const length = useShiftLength();
  const isPaused = phase === 'paused';
  const press = () => {
    onStop();
    stop();
  };

  return (
    <Line>
      <TrackerTime large />
      <Work>
        <strong>{project}</strong>
        <span>{task}</span>
      </Work>
      {busy === 'stop' && <span>Saving…</span>}
      {phase !== 'stopped' && (
        <Buttons>
          <Button icon={isPaused ? Play : Pause} onClick={isPaused ? resume : pause}>
            {isPaused ? 'Resume' : 'Pause'}
          </Button>
          {length !== 'tooLong' && (
            <Button variant="primary" icon={Square} onClick={press}>
              Stop
            </Button>
          )}
        </Buttons>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
`;

const Work = styled.div`
  display: grid;
  flex: 1 1 ${theme.size.menu};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  span {
    color: ${theme.color.ink2};
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  ${theme.media.phone} {
    inline-size: 100%;
    > * {
      flex: 1;
    }
  }
`;
