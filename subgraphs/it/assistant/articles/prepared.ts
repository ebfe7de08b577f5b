import { bagOf } from './bags.js';
import type { Bag } from './bags.js';
import { passagesOf } from './passages.js';
import type { Passage, Unit } from './passages.js';

/** What of an article is compared. */
export interface Text {
  id: number;
  title: string;
  /** Markdown. */
  content: string;
}

export interface PreparedPassage {
  passage: Passage;
  heading: Bag;
  body: Bag;
  /** Heading and body. */
  here: Bag;
  /** Words of the body. */
  length: number;
}

export interface PreparedUnit {
  passage: Passage;
  unit: Unit;
  own: Bag;
  lead: Bag;
  heading: Bag;
  /** What a point or row is called: in "Linux: run ..." the word before the colon. */
  name: Bag;
}

/** An article as it is compared. */
export interface Prepared {
  title: Bag;
  /** Title and content. */
  whole: Bag;
  passages: readonly PreparedPassage[];
  units: readonly PreparedUnit[];
}

const NAME = /^([^:.]{2,40}): /;
const nameOf = ({ kind, text }: Unit): string => (kind === 'point' || kind === 'row' ? (NAME.exec(text)?.[1] ?? '') : '');

const NOTHING: Bag = new Map();
const lengthOf = (bag: Bag): number => [...bag.values()].reduce((sum, times) => sum + times, 0);

function inOne(bags: readonly Bag[]): Bag {
  const all = new Map<string, number>();
  for (const bag of bags) for (const [stem, times] of bag) all.set(stem, (all.get(stem) ?? 0) + times);
  return all;
}

/** Bags of texts, each read and kept once: one sentence may lead a thousand points. */
function bagsOnce(): (text: string | null) => Bag {
  const bags = new Map<string, Bag>();
  return (text) => {
    if (text === null || text === '') return NOTHING;
    const bag = bags.get(text) ?? bagOf(text);
    bags.set(text, bag);
    return bag;
  };
}

function prepare({ title, content }: Text): Prepared {
  const once = bagsOnce();
  const units: PreparedUnit[] = [];
  const passages = passagesOf(content).map((passage): PreparedPassage => {
    const heading = once(passage.heading);
    const own = passage.units.map((unit): PreparedUnit => ({ passage, unit, own: once(unit.text), lead: once(unit.lead), heading, name: once(nameOf(unit)) }));
    units.push(...own);
    const body = inOne(own.map((unit) => unit.own));
    return { passage, heading, body, here: heading.size === 0 ? body : inOne([heading, body]), length: lengthOf(body) };
  });
  return { title: bagOf(title), whole: bagOf(title, content), passages, units };
}

/** Characters of the articles that are kept. One takes some 35 bytes in a usual text, 50 at the most; an article counts as a short one at the least. */
const MOST_KEPT = 2_000_000;
const LEAST_COUNTED = 500;
const kept = new Map<number, { text: Pick<Text, 'title' | 'content'>; prepared: Prepared }>();
let size = 0;

const sizeOf = ({ title, content }: Pick<Text, 'title' | 'content'>): number => Math.max(LEAST_COUNTED, title.length + content.length);

function forget(id: number): void {
  const known = kept.get(id);
  if (known && kept.delete(id)) size -= sizeOf(known.text);
}

/** The article as it is compared; kept for the next question until it changes, or others were asked for since. */
export function prepared(text: Text): Prepared {
  const known = kept.get(text.id);
  const isSame = known?.text.title === text.title && known.text.content === text.content;
  const result = known && isSame ? known.prepared : prepare(text);
  forget(text.id);
  kept.set(text.id, { text: { title: text.title, content: text.content }, prepared: result });
  size += sizeOf(text);
  for (const id of kept.keys()) {
    if (size <= MOST_KEPT) break;
    forget(id);
  }
  return result;
}
