import type { Tone } from '../../../ui/theme';
import type { Phase } from './trackerState';

/** The labels of the tracker's states. */
export const phaseText: Readonly<Record<Phase, string>> = {
  none: 'Not started',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
};

export const phaseTone: Readonly<Record<Phase, Tone>> = {
  none: 'neutral',
  running: 'success',
  paused: 'warning',
  stopped: 'info',
};
