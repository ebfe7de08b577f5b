import { PanelBottomOpen, Timer } from 'lucide-react';

import { IconButton } from '../../../../ui/form/IconButton';
import { PopoverButton } from '../../../../ui/overlay/popover/PopoverButton';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { HeaderPlace } from './HeaderPlace';
import { PhaseDot } from './PhaseDot';
import { useTrackerPlace } from './trackerFold';
import { TrackerForm } from './TrackerForm';
import { phaseText } from '../trackerPhase';
import { TrackerTime } from './TrackerTime';
import { useStepFocus } from './useStepFocus';
import { useTracker } from '../useTracker';
import { useTypedWork } from './useTypedWork';

/** The tracker in the header: with no session the way to start one, or the time of a folded one. */
export function HeaderTracker() {
  const { session, phase } = useTracker();
  const { place, fold } = useTrackerPlace();
  const { around, step } = useStepFocus(`${phase} ${place}`);
  const [typed, setTyped] = useTypedWork();

  return (
    <>
      {/* The state is read aloud when it changes, the time never. */}
      <VisuallyHidden role="status">
        {session && `${phaseText[phase]}: ${session.project} – ${session.task}`}
      </VisuallyHidden>
      {place === 'header' && (
        <HeaderPlace ref={around} aria-label="Time tracker">
          {session ? (
            <>
              <PhaseDot phase={phase} />
              <TrackerTime />
              <IconButton
                icon={PanelBottomOpen}
                label="Show the whole tracker"
                onClick={() => {
                  step();
                  fold(false);
                }}
              />
            </>
          ) : (
            <PopoverButton label="Track time" icon={Timer} title="Track time" brief>
              <TrackerForm typed={typed} onType={setTyped} onStart={step} />
            </PopoverButton>
          )}
        </HeaderPlace>
      )}
    </>
  );
}
