import type { Tone } from '../../ui/theme';

/** Colours of the priorities of a job posting by their code. */
const tones: Readonly<Record<string, Tone>> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** @param code of the lookup, such as "urgent"; an unknown one has no colour */
export const postingPriorityTone = (code: string): Tone => tones[code] ?? 'neutral';
