import type { Tone } from '../../../../ui/theme';
import type { CardKind } from './cardKind';

/** The colour of each cardKind. */
export const cardTone = {
  you: 'info',
  top: 'discovery',
  manager: 'success',
  other: 'neutral',
} as const satisfies Record<CardKind, Tone>;
