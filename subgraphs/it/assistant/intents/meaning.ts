import { ownKinds } from '../ownData/ownData.service.js';
import type { OwnKind } from '../ownData/ownData.kinds.js';
import type { Passing } from '../talk/passing.js';
import { isPassing } from '../talk/passing.js';
import { featuresOf } from './features.js';
import { meantBy } from './intents.js';
import type { Intent, Meant } from './intents.js';

/** What a message is meant as, judged by how people say each thing; a sign beside the forms of `ownData` and `talk`, which know fewer words but surely. */
export interface Meaning {
  /** It orders how the assistant works. */
  isOrder: boolean;
  /** It asks for what is somebody else's. */
  isAboutOthers: boolean;
  /** What is said in passing, when it asks nothing. */
  passing: Passing | null;
  /** The own thing that it asks for likeliest, and how surely; null where it names somebody. */
  own: { kind: OwnKind; likelier: number } | null;
  /** How much likelier each kind of own data is meant than a question to the articles, as a logarithm. */
  ofKind: (id: string) => number;
}

/** From how much on, as a logarithm, a message is taken for each sort; of 490 questions that people asked of articles one or two are, of those meant so most. */
const LEAST: Readonly<Record<Exclude<Intent['sort'], 'rule' | 'own'>, number>> = { orders: 4, others: 0.5, talk: 5 };

/** Of rules fewer ways of asking are known than of what sounds alike. */
const RULE_COUNTS = 1.5;

const NAMED = ['NAME', 'UNKNOWN', 'GROUP'];

/** @param message as it was written */
export async function meaningOf(message: string): Promise<Meaning> {
  const all = await meantBy(message);
  // What is as likely meant as a rule is not meant so.
  const rule = RULE_COUNTS * Math.max(0, all.find(({ sort }) => sort === 'rule')?.likelier ?? 0);
  const order = all.filter(({ sort }) => sort !== 'rule').map((one) => ({ ...one, likelier: one.likelier - rule }));
  const [best] = order;
  const is = (sort: keyof typeof LEAST): boolean => best?.sort === sort && best.likelier >= LEAST[sort];
  const features = featuresOf(message);
  const ofKinds = new Map(order.filter(({ sort }) => sort === 'own').map(({ id, likelier }) => [id, likelier]));
  return {
    isOrder: is('orders'),
    isAboutOthers: is('others'),
    passing: is('talk') && best && isPassing(best.id) ? best.id : null,
    own: NAMED.some((sign) => features.has(sign)) ? null : ownOf(order),
    ofKind: (id) => ofKinds.get(id) ?? 0,
  };
}

function ownOf(order: readonly Meant[]): Meaning['own'] {
  const [best] = order;
  const kind = best?.sort === 'own' ? ownKinds.find(({ id }) => id === best.id) : undefined;
  return best && kind ? { kind, likelier: best.likelier } : null;
}
