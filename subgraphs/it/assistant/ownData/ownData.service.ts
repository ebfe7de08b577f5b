import { conceptsOf } from '../understanding/concepts.js';
import { asksForRule, isAboutOneself } from '../talk/otherPeople.js';
import { clausesOf } from '../talk/clauses.js';
import { equipmentKinds } from './equipment.kinds.js';
import { learningKinds } from './learning.kinds.js';
import { leaveKinds } from './leave.kinds.js';
import type { OwnKind, Spoken } from './ownData.kinds.js';
import { recordKinds } from './record.kinds.js';
import { isChanging } from './record.told.js';
import { ticketKinds } from './ticket.kinds.js';
import { timeKinds } from './time.kinds.js';

/** Every kind of answer about whoever asks; of two that fit alike the earlier is meant. */
export const ownKinds: readonly OwnKind[] = [
  ...leaveKinds,
  ...timeKinds,
  ...ticketKinds,
  ...recordKinds,
  ...equipmentKinds,
  ...learningKinds,
];

/**
 * How much it counts that a question has the form of a kind, beside the number of signs that it speaks of.
 */
const FORM_COUNTS = 3;
/** How much, that all of what tells a kind is said. */
const TOLD_COUNTS = 2;

/** Who else may look at it, or what becomes of it, is a rule. */
const RULE =
  /\b(?:do|does) (?:people|employees|others|everybody|everyone|one|new \w+) (?:usually |normally )?get\b|\b(?:take|carry|move|transfer|bring|roll)\b(?: \w+){0,6} (?:into|over to|over into|to) (?:the )?(?:next|new|following) year\b|\bwho (?:else )?(?:can|may|could|is allowed to|gets to|has access to)(?: \w+)? ?(?:see|read|open|view|access|look|find|know)\b|\b(?:can|could|may|does|do|will) (?:my|the|our|other|others|hr|anyone|anybody|everyone|people|colleagues|they|he|she) (?:\w+ ){0,5}?(?:see|read|look|find|know|view|access)\b|\bwhat happens (?:to|with|if|when)\b|\bwho (?:else )?(?:sees|reads|knows|views)\b|\b(?:do|does|can|will|may) (?:managers|bosses|team leads|admins|administrators|payroll|finance|it)\b.{0,20}\b(?:see|read|know|look|view|access)\b|\b(?:may|can|must|should|does|could) (?:one|people|employees|somebody|someone)\b|\bone (?:may|can|must|could|should)\b|\b(?:can|may|could) i (?:also )?use (?:up )?(?:\w+ ){0,3}?(?:days?|leave|time|allowance)(?: \w+){0,2} (?:for|to|when|if)\b/;
/** Whether such leave can be taken at all is a rule; how many days of it still can, is not. */
const TAKING =
  /^(?!.*\bhow (?:many|much)\b).*\b(?:can|may|could) i (?:also )?take (?:an? |some |my )?(?:unpaid|sick|parental|bereavement|half)\b/;

/** Whether something is said with which a kind is never meant. */
export const isRuledOut = ({ unless = [], not }: OwnKind, { concepts, clauses }: Spoken): boolean =>
  unless.some((concept) => concepts.has(concept)) ||
  (not?.test(clauses) ?? false) ||
  RULE.test(clauses) ||
  TAKING.test(clauses);

function fits(kind: OwnKind, spoken: Spoken): number {
  if (isRuledOut(kind, spoken)) return 0;
  const { asks = [], forms = [], told = [] } = kind;
  const { concepts, clauses } = spoken;
  const asked = asks.map((all) => (all.every((concept) => concepts.has(concept)) ? all.length : 0));
  const isTold = () =>
    !isChanging(clauses) && told.some((signs) => signs.every((sign) => sign.test(clauses)));
  return Math.max(
    0,
    ...asked,
    forms.some((form) => form.test(clauses)) ? FORM_COUNTS : isTold() ? TOLD_COUNTS : 0,
  );
}

/**
 * The kind of own data that is asked for, the one that takes up most of what is spoken of; null for none.
 * @param least signs of it that must be there
 */
export function ownKindOf(spoken: Spoken, least = 1): OwnKind | null {
  let best: { kind: OwnKind; fits: number } | null = null;
  for (const kind of ownKinds) {
    const much = fits(kind, spoken);
    if (much >= least && much > (best?.fits ?? 0)) best = { kind, fits: much };
  }
  return best?.kind ?? null;
}

/**
 * Whether a kind is only told by what is said in any order, so that an article which is sure to answer is
 * meant instead.
 */
export const isOnlyTold = (kind: OwnKind, spoken: Spoken): boolean =>
  fits({ ...kind, told: [] }, spoken) < TOLD_COUNTS;

/** The kind that is added to what the articles say. */
export const kindBeside = (clauses: string): OwnKind | null =>
  ownKinds.find(({ beside }) => beside?.test(clauses)) ?? null;

/** One of several own things that a message asks for. */
export interface OwnPart extends Spoken {
  kind: OwnKind;
}

const ASKING =
  /^(?:(?:so|and|ok|but|please|hi|hello|could you|can you|would you|tell me|let me know|i need|i want to know|also) )*(?:what|whats|when|whens|who|whos|whom|how|which|where|is|are|was|were|did|do|does|has|have|am|show|list|since|my|the (?:number|total|sum|count) of)\b/;
const MOST_PARTS = 3;

/**
 * The own things that a message asks for one after the other, each of another kind; fewer than two for a
 * message that asks for one thing.
 */
export function ownParts(message: string): OwnPart[] {
  const parts = clausesOf(message)
    .split(/ \| | and (?=(?:what|when|who|how|which|where|is|are|was|did|do|does|has|have|am|my)\b)/)
    .slice(0, 2 * MOST_PARTS);
  const found = parts.flatMap((clauses) => {
    const concepts = conceptsOf(clauses);
    const kind =
      ASKING.test(clauses) && isAboutOneself(clauses) && !asksForRule(concepts)
        ? ownKindOf({ concepts, clauses }, 2)
        : null;
    return kind ? [{ kind, concepts, clauses }] : [];
  });
  return found
    .filter(({ kind }, at) => found.findIndex((one) => one.kind === kind) === at)
    .slice(0, MOST_PARTS);
}
