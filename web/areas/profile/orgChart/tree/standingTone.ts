import type { Tone } from '../../../../ui/theme';
import type { Standing } from './standing';

/** The colour of each standing [A2.73]. */
export const standingTone = {
  you: 'info',
  top: 'discovery',
  manager: 'success',
  other: 'neutral',
} as const satisfies Record<Standing, Tone>;
