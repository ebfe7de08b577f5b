import type { ReactFlowState } from '@xyflow/react';

import { card, gap } from './layout/block';

/**
 * How much of a card is drawn: all, a name to be read from afar, or only its colour as part of an overview.
 */
export type Detail = 'whole' | 'brief' | 'overview';

/** Below this zoom small lines are unreadable. */
export const wholeFrom = 0.62;

/** Below this zoom names are unreadable. */
const briefFrom = 0.34;

/** Cards in the page at the same time, also on the largest screen. */
export const mostCards = 300;

const cardRoom = (card.width + gap.beside) * (card.height + gap.row);

/**
 * The least zoom at which cards are cards. On a larger screen it is higher, so that there are never too many
 * of them.
 */
export const cardsFrom = (width: number, height: number): number =>
  Math.max(briefFrom, Math.sqrt((width * height) / (mostCards * cardRoom)));

/** @returns what the present zoom leaves to be seen of a card */
export function detailOf({
  transform: [, , zoom],
  width,
  height,
}: Pick<ReactFlowState, 'transform' | 'width' | 'height'>): Detail {
  if (zoom < cardsFrom(width, height)) return 'overview';
  return zoom < wholeFrom ? 'brief' : 'whole';
}
