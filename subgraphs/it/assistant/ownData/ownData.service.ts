import type { Concept } from '../understanding/concepts.js';
import { leaveKinds } from './leave.kinds.js';
import type { OwnKind } from './ownData.kinds.js';
import { recordKinds } from './record.kinds.js';
import { ticketKinds } from './ticket.kinds.js';
import { timeKinds } from './time.kinds.js';

/** Every kind of answer about whoever asks; of two that fit alike the earlier is meant. */
export const ownKinds: readonly OwnKind[] = [...leaveKinds, ...timeKinds, ...ticketKinds, ...recordKinds];

const fits = ({ asks, unless = [] }: OwnKind, concepts: ReadonlySet<Concept>): number =>
  unless.some((concept) => concepts.has(concept)) ? 0 : Math.max(0, ...asks.map((all) => (all.every((concept) => concepts.has(concept)) ? all.length : 0)));

/** The kind of own data that is asked for, the one that takes up most of what is spoken of; null for none. @param least signs of it that must be there */
export function ownKindOf(concepts: ReadonlySet<Concept>, least = 1): OwnKind | null {
  let best: { kind: OwnKind; fits: number } | null = null;
  for (const kind of ownKinds) {
    const much = fits(kind, concepts);
    if (much >= least && much > (best?.fits ?? 0)) best = { kind, fits: much };
  }
  return best?.kind ?? null;
}

