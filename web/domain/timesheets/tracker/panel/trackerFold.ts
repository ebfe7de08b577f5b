import { createChoice, useStore } from '../../../../ui/store';
import { useShiftLength, useTracker } from '../useTracker';

/** Whether this browser shows the running session in the header only. */
const choice = createChoice('ui.tracker', ['open', 'folded']);

const fold = (isFolded: boolean) => choice.set(isFolded ? 'folded' : 'open');

interface TrackerPlace {
  /** The header with no session, or a folded one; else the dock. */
  place: 'header' | 'dock';
  /** There is nothing that the person has to know of the session. */
  canFold: boolean;
  fold: (isFolded: boolean) => void;
}

/** Where the tracker is on the pages on which it floats. */
export function useTrackerPlace(): TrackerPlace {
  const { session, isHeld, isRefused } = useTracker();
  const length = useShiftLength();
  const isFolded = useStore(choice) === 'folded';
  const canFold = !isHeld && !isRefused && length === 'usual';
  return { place: session && !(isFolded && canFold) ? 'dock' : 'header', canFold, fold };
}
