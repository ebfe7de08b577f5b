import { ownKinds } from '../ownData/ownData.service.js';
import type { OwnKind } from '../ownData/ownData.kinds.js';
import type { Passing } from '../talk/passing.js';
import { isPassing } from '../talk/passing.js';
import { isEmptyWord } from '../understanding/emptyWords.js';
import { stemOf } from '../understanding/stems.js';
import { plainWords } from '../understanding/words.js';
import { asksRuleOf, featuresOf, namesSomebodyElse, sentencesAboutNamed } from './features.js';
import { meantBy } from './intents.js';
import type { Intent, Meant } from './intents.js';

/**
 * What a message is meant as, judged by how people say each thing; a sign beside the forms of `ownData` and
 * `talk`, which know fewer words but surely.
 */
export interface Meaning {
  /** It orders how the assistant works. */
  isOrder: boolean;
  /** It asks for what is someone else's. */
  isAboutOthers: boolean;
  /** What is said in passing, when it asks nothing; surely, or if no article answers. */
  passing: { id: Passing; isSure: boolean } | null;
  /** The own thing that it asks for likeliest, and how surely; null where it names someone. */
  own: { kind: OwnKind; likelier: number } | null;
  /** How much likelier each kind of own data is meant than a question to the articles, as a logarithm. */
  ofKind: (id: string) => number;
}

/**
 * From how much on, as a logarithm, a message is taken for each sort; of 490 questions that people asked of
 * articles one or two are, of those meant so most.
 */
const LEAST: Readonly<Record<Exclude<Intent['sort'], 'rule' | 'own'>, number>> = {
  orders: 4,
  others: 1,
  talk: 5,
};

/** Own things that are asked for less likely than this are asked of no one. */
const LEAST_OWN = 5;

/** What is asked as one's own things are, of somebody who is named, is theirs. */
const LEAST_NAMED = 8;

/** Of rules fewer ways of asking are known than of what sounds alike. */
const RULE_COUNTS = 1.5;

/**
 * A sentence with a first and last name is about whoever has it when it is as likely said of people as asked
 * of articles.
 */
const LEAST_WITH_NAME = 0;

/** What a message may be meant as, the likeliest first; what is as likely meant as a rule is not meant so. */
async function meantUnlessRule(features: ReadonlySet<string>): Promise<Meant[]> {
  const all = await meantBy(features);
  const rule = RULE_COUNTS * Math.max(0, all.find(({ sort }) => sort === 'rule')?.likelier ?? 0);
  return all.filter(({ sort }) => sort !== 'rule').map((one) => ({ ...one, likelier: one.likelier - rule }));
}

/** Whether a sentence that names someone in full asks what people ask about themselves or about others. */
async function isAboutNamed(message: string): Promise<boolean> {
  for (const sentence of sentencesAboutNamed(message)) {
    const meant = await meantUnlessRule(featuresOf(sentence));
    if (
      meant.some(({ sort, likelier }) => (sort === 'others' || sort === 'own') && likelier >= LEAST_WITH_NAME)
    )
      return true;
  }
  return false;
}

/** So likely, no one asks articles for it. */
const SURE_TALK = 9;

const NAMED = ['NAME', 'UNKNOWN', 'GROUP'];

/** @param message as it was written */
export async function meaningOf(message: string): Promise<Meaning> {
  const features = featuresOf(message);
  const order = await meantUnlessRule(features);
  const [best] = order.filter(({ sort, likelier }) => sort !== 'own' || likelier >= LEAST_OWN);
  const is = (sort: keyof typeof LEAST): boolean => best?.sort === sort && best.likelier >= LEAST[sort];
  const ofKinds = new Map(
    order.filter(({ sort }) => sort === 'own').map(({ id, likelier }) => [id, likelier]),
  );
  return {
    isOrder: is('orders'),
    isAboutOthers:
      !asksRuleOf(message) &&
      (is('others') ||
        (best?.sort === 'own' && best.likelier >= LEAST_NAMED && namesSomebodyElse(message)) ||
        (await isAboutNamed(message))),
    passing:
      is('talk') && best && isPassing(best.id) ? { id: best.id, isSure: best.likelier >= SURE_TALK } : null,
    own: NAMED.some((sign) => features.has(sign)) ? null : ownOf(order, message),
    ofKind: (id) => ofKinds.get(id) ?? 0,
  };
}

/**
 * Of two telling words both must be such as people use for the own thing, of more half, and of many so many:
 * "What is my shoe size?" asks for nothing that is known.
 */
const KNOWN = { each: 2, most: 3 };

function isSaidSo({ knows }: Meant, message: string): boolean {
  const telling = [
    ...new Set(
      plainWords(message)
        .filter((word) => word.length > 1 && !isEmptyWord(word))
        .map(stemOf),
    ),
  ];
  const least =
    telling.length <= KNOWN.each ? telling.length : Math.min(KNOWN.most, Math.ceil(telling.length / 2));
  return telling.length > 0 && telling.filter(knows).length >= least;
}

function ownOf(order: readonly Meant[], message: string): Meaning['own'] {
  const [best] = order;
  const kind = best?.sort === 'own' ? ownKinds.find(({ id }) => id === best.id) : undefined;
  return best && kind && isSaidSo(best, message) ? { kind, likelier: best.likelier } : null;
}
