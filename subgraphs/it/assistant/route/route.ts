import { probabilitiesOf } from './classifier.js';
import type { Classifier } from './classifier.js';
import { bucketsOf } from './features.js';
import type { Sort } from './examples.js';
import { learntClassifier } from './model.js';
import { partsIn } from './questions.js';

/** From which share on a message is answered as what it is likeliest meant as. */
export const LEAST = {
  /** Even if an article answers. */
  anyway: 0.6,
  /** When no article is sure to answer. */
  unanswered: 0.4,
} as const;

/** What a part of a message is meant as. */
export interface RoutePart {
  text: string;
  /** How probable each label is: `own:leave balance`, `article`. */
  shares: ReadonlyMap<string, number>;
}

let classifier: Classifier | undefined;

/** What the build has learnt, read once in a process. @throws when it has not learnt */
export const learnt = (): Classifier => (classifier ??= learntClassifier());

const sharesOf = (text: string, before: string): number[] => [
  ...probabilitiesOf(learnt(), bucketsOf(text, before)),
];

const middle = (some: readonly number[], others: readonly number[]): number[] =>
  some.map((share, at) => (share + (others[at] ?? 0)) / 2);

const sortOf = (label: string): string => label.split(':')[0] ?? '';

/** The sort that some shares say for sure; null for none. */
function sureSort(shares: readonly number[]): string | null {
  const sums = new Map<string, number>();
  for (const [at, share] of shares.entries()) {
    const sort = sortOf(learnt().labels[at] ?? '');
    sums.set(sort, (sums.get(sort) ?? 0) + share);
  }
  return [...sums].find(([, sum]) => sum >= LEAST.anyway)?.[0] ?? null;
}

/**
 * What a message is meant as: itself and each of its questions, each of them halfway between itself and the
 * whole message, unless all of them are surely meant as the same sort.
 * @param before what the message follows, empty for nothing
 */
export function routeOf(message: string, before: string): RoutePart[] {
  const whole = sharesOf(message, before);
  const { labels } = learnt();
  const part = (text: string, shares: readonly number[]): RoutePart => ({
    text,
    shares: new Map(labels.map((label, at) => [label, shares[at] ?? 0])),
  });
  const questions = partsIn(message);
  const each = questions.map((text) => sharesOf(text, before));
  const sorts = new Set(each.map(sureSort));
  const doAgree = sorts.size === 1 && !sorts.has(null);
  return [
    part(message, doAgree && each[0] ? each.reduce(middle) : whole),
    ...questions.map((text, at) => part(text, doAgree ? (each[at] ?? []) : middle(each[at] ?? [], whole))),
  ];
}

/** How probable it is that a part is meant as any of a sort. */
export const shareOf = ({ shares }: RoutePart, sort: Sort): number =>
  [...shares].reduce((sum, [label, share]) => sum + (sortOf(label) === sort ? share : 0), 0);

/** The class of a sort that a part is likeliest meant as: `leave balance`. */
export function classOf({ shares }: RoutePart, sort: Sort): string {
  const [[label] = ['']] = [...shares]
    .filter(([name]) => sortOf(name) === sort)
    .sort(([, one], [, other]) => other - one);
  return label.slice(sort.length + 1);
}

/** How probable it is that any part is meant as a sort. */
export const mostOf = (route: readonly RoutePart[], sort: Sort): number =>
  Math.max(...route.map((part) => shareOf(part, sort)));

/** How probable small talk is, of which nothing asks anything: "Thanks, and how do I print?" is more. */
const talkOf = (route: readonly RoutePart[]): number => {
  const shares = route.map((part) => shareOf(part, 'talk'));
  return shares.every((share) => share >= LEAST.unanswered) ? (shares[0] ?? 0) : 0;
};

/** What a message is surely meant as; null where an article may answer it. */
export function meantAs(route: readonly RoutePart[]): Exclude<Sort, 'article'> | null {
  const shares = [
    ...(['orders', 'deeds', 'others', 'own'] as const).map((sort) => [sort, mostOf(route, sort)] as const),
    ['talk', talkOf(route)] as const,
  ];
  const [sort, share] = shares.reduce((best, one) => (one[1] > best[1] ? one : best));
  return share >= LEAST.anyway ? sort : null;
}
