import { isOnlyTold, isRuledOut } from '../ownData/ownData.service.js';
import type { OwnPart } from '../ownData/ownData.service.js';
import { clausesOf } from '../talk/clauses.js';
import { asksForRule } from '../talk/otherPeople.js';
import type { Understood } from '../understanding/understand.service.js';
import { meaningOf } from './meaning.js';
import type { Meaning } from './meaning.js';

/** The own things that are asked for, and which answer of the articles goes before them. */
export interface OwnAsked {
  parts: readonly OwnPart[];
  unless: 'sure' | 'likely' | null;
}

/**
 * How much likelier than a question, as a logarithm, own data must be meant to be told before any article,
 * before one that may answer, and when none does; and when a form alone says so.
 */
const LEAST = { anyway: 13, unlessSure: 8, unlessLikely: 5, formAlone: -5 };
/** So much likelier another kind must be meant than the one whose signs are there; and so likely. */
const OTHER_KIND = { more: 8, least: 9 };

const NOTHING: OwnAsked = { parts: [], unless: null };

/** What is asked for in a form that knows no doubt. */
const isAskedInForm = (part: OwnPart): boolean => !isOnlyTold({ ...part.kind, asks: [] }, part);

/** Whether a form of asking, or more than one own thing, says that own data is asked for. */
export const isSurelyOwn = ({ own }: Understood): boolean => own.length > 1 || own.some(isAskedInForm);

/**
 * An article may be meant by what is told by no form of asking and is not how people ask for it; one that is
 * sure also by a form in what no one says so.
 */
function doubted(understood: Understood, part: OwnPart, meaning: Meaning): OwnAsked['unless'] {
  const likelier = understood.standsAlone ? meaning.ofKind(part.kind.id) : null;
  if (isAskedInForm(part)) return likelier !== null && likelier < LEAST.formAlone ? 'sure' : null;
  if (likelier !== null && likelier >= LEAST.unlessSure) return null;
  if (understood.isOwnDoubtful) return understood.isStory ? 'likely' : 'sure';
  return likelier !== null && likelier < 0 ? 'likely' : null;
}

/** The own thing that people mean who say it so, though no sign of it is known. */
function meantOwn(
  { concepts, message, standsAlone, besideArticles }: Understood,
  { own }: Meaning,
): (OwnPart & { likelier: number }) | null {
  if (own === null || !standsAlone || besideArticles.length > 0) return null;
  const part = { kind: own.kind, concepts, clauses: clausesOf(message), likelier: own.likelier };
  return isRuledOut(part.kind, part) || (asksForRule(concepts) && own.likelier < LEAST.anyway) ? null : part;
}

/**
 * What one clause asks for by itself, whatever is told beside it: "How many days have I taken? My wife asks."
 */
async function askedAlone({ alone }: Understood): Promise<OwnAsked> {
  if (alone === null) return NOTHING;
  const likelier = (await meaningOf(alone.clauses)).ofKind(alone.kind.id);
  if (likelier < LEAST.unlessSure && !isAskedInForm(alone)) return NOTHING;
  return { parts: [alone], unless: likelier >= LEAST.anyway ? null : 'sure' };
}

/** Weighs the signs of own data against how people ask for it. */
export async function ownAsked(understood: Understood, meaning: Meaning): Promise<OwnAsked> {
  const { own } = understood;
  const [part] = own;
  if (own.length > 1) return { parts: own, unless: null };
  const meant = meantOwn(understood, meaning);
  const alone = await askedAlone(understood);
  const isAskedAlone = (kind: OwnPart['kind'] | undefined): boolean =>
    alone.unless === null && alone.parts.length > 0 && alone.parts[0]?.kind === kind;
  if (part) {
    const isOther =
      meant !== null &&
      meant.kind !== part.kind &&
      meant.likelier >= OTHER_KIND.least &&
      meant.likelier - meaning.ofKind(part.kind.id) >= OTHER_KIND.more;
    if (isAskedAlone(meaning.own?.kind)) return alone;
    return isOther
      ? { parts: [meant], unless: null }
      : { parts: own, unless: isAskedAlone(part.kind) ? null : doubted(understood, part, meaning) };
  }
  if (
    meant === null ||
    meant.likelier < LEAST.unlessLikely ||
    (alone.parts.length > 0 && alone.unless === null)
  )
    return alone;
  return {
    parts: [meant],
    unless: meant.likelier >= LEAST.anyway ? null : meant.likelier >= LEAST.unlessSure ? 'sure' : 'likely',
  };
}
