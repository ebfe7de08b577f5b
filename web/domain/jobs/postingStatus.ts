import type { Tone } from '../../ui/theme';

/** Colours of the states of a job posting by their code; on hold is also called paused. */
const tones: Readonly<Record<string, Tone>> = {
  active: 'success',
  draft: 'info',
  closed: 'neutral',
  on_hold: 'warning',
  paused: 'warning',
};

/** @param code of the lookup, such as "on_hold"; an unknown one has no colour */
export const postingStatusTone = (code: string): Tone => tones[code] ?? 'neutral';
