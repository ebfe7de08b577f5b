import { classOf, shareOf } from '../route/route.js';
import type { RoutePart } from '../route/route.js';
import { conceptsOf } from '../understanding/concepts.js';
import type { Concept } from '../understanding/concepts.js';
import type { OwnKind } from './ownData.kinds.js';
import { ownKinds } from './ownData.service.js';

/** An own thing that a message asks for. */
export interface OwnPart {
  kind: OwnKind;
  /** What asks for it. */
  text: string;
  concepts: ReadonlySet<Concept>;
}

const MOST_PARTS = 3;

interface Candidate {
  part: RoutePart;
  id: string;
  share: number;
}

function candidateOf(part: RoutePart): Candidate {
  const id = classOf(part, 'own');
  return { part, id, share: part.shares.get(`own:${id}`) ?? 0 };
}

function partOf({ part, id }: Candidate): OwnPart[] {
  const kind = ownKinds.find((one) => one.id === id);
  return kind ? [{ kind, text: part.text, concepts: conceptsOf(part.text) }] : [];
}

/**
 * The own things that a message asks for, in the order of its sentences, each kind once; where no sentence is
 * surely of one kind, the likeliest of all.
 * @param least share of own data from which on it is asked for
 */
export function ownParts(route: readonly RoutePart[], least: number): OwnPart[] {
  const all = route.map(candidateOf);
  const sure = all.filter(({ share }) => share >= least);
  const sentences = sure.filter(({ part }) => part !== route[0]);
  const several = (sentences.length > 0 ? sentences : sure).filter(
    ({ id }, at, those) => those.findIndex((one) => one.id === id) === at,
  );
  if (several.length > 0) return several.slice(0, MOST_PARTS).flatMap(partOf);
  const [best] = all.toSorted((one, other) => other.share - one.share);
  return best && route.some((part) => shareOf(part, 'own') >= least) ? partOf(best) : [];
}
