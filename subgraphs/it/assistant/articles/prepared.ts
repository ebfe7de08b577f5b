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
}

/** An article as it is compared. */
export interface Prepared {
  title: Bag;
  /** Title and content. */
  whole: Bag;
  passages: readonly PreparedPassage[];
  units: readonly PreparedUnit[];
}

/** Articles of about 2 kB each take some 20 MB. */
const MOST_KEPT = 500;
const kept = new Map<number, { text: Pick<Text, 'title' | 'content'>; prepared: Prepared }>();

function prepare({ title, content }: Text): Prepared {
  const passages = passagesOf(content).map((passage): PreparedPassage => {
    const texts = passage.units.map(({ text }) => text);
    const body = bagOf(...texts);
    return { passage, heading: bagOf(passage.heading), body, here: bagOf(passage.heading, ...texts), length: [...body.values()].reduce((sum, times) => sum + times, 0) };
  });
  const units = passages.flatMap(({ passage, heading }) => passage.units.map((unit): PreparedUnit => ({ passage, unit, own: bagOf(unit.text), lead: bagOf(unit.lead), heading })));
  return { title: bagOf(title), whole: bagOf(title, content), passages, units };
}

/** The article as it is compared; kept for the next question until it changes. */
export function prepared(text: Text): Prepared {
  const known = kept.get(text.id);
  const isSame = known?.text.title === text.title && known.text.content === text.content;
  const result = known && isSame ? known.prepared : prepare(text);
  kept.delete(text.id);
  kept.set(text.id, { text: { title: text.title, content: text.content }, prepared: result });
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value ?? 0);
  return result;
}
