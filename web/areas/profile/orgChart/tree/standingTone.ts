import type { Tone } from '../../../../ui/theme';
import type { Standing } from './standing';

/** The colour of each standing. */
export const standingTone = {
  you: 'info',
  top: 'discovery',
  manager: 'success',
  other: 'neutral',
} as const satisfies Record<Standing, Tone>;
