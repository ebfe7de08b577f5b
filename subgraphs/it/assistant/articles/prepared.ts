import type { ArticleQuestion } from '../../article/question/articleQuestion.js';
import { isFaintWord } from '../understanding/emptyWords.js';
import { stemOf } from '../understanding/stems.js';
import { tellingWords } from '../understanding/words.js';
import { bagOf } from './bags.js';
import type { Bag } from './bags.js';
import type { Counted } from './likelier.js';
import { countPairs } from './pairs.js';
import type { CountedPairs } from './pairs.js';
import { passagesOf } from './passages.js';
import type { Passage, Unit } from './passages.js';

/** What of an article is compared. */
export interface Text {
  id: number;
  title: string;
  /** Markdown. */
  content: string;
  /** What it answers, in people's own words. */
  questions: readonly ArticleQuestion[];
}

/** A question that the article answers. */
export interface PreparedQuestion {
  heading: string | null;
  /** Stems of the words that say what it is about. */
  stems: ReadonlySet<string>;
  /** How many they are, faint ones counting less. */
  length: number;
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
export interface Prepared extends Counted, CountedPairs {
  title: Bag;
  /** Title and content. */
  whole: Bag;
  passages: readonly PreparedPassage[];
  units: readonly PreparedUnit[];
  questions: readonly PreparedQuestion[];
  /** How many of its questions have each stem; of its sentences and points, where it has no questions. */
  asked: Bag;
  /** The same of the questions under each heading. */
  parts: ReadonlyMap<string | null, Counted>;
}

const NAME = /^([^:.]{2,40}): /;
const nameOf = ({ kind, text }: Unit): string =>
  kind === 'point' || kind === 'row' ? (NAME.exec(text)?.[1] ?? '') : '';

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

const FAINT_COUNTS = 0.3;

/** A question by the stems of its words. */
export function preparedQuestion({ heading, question }: ArticleQuestion): PreparedQuestion {
  const words = tellingWords(question);
  return {
    heading,
    stems: new Set(words.map(stemOf)),
    length: words.reduce((sum, word) => sum + (isFaintWord(word) ? FAINT_COUNTS : 1), 0),
  };
}

function countOf(texts: readonly ReadonlySet<string>[]): Bag {
  const count = new Map<string, number>();
  for (const stems of texts) for (const stem of stems) count.set(stem, (count.get(stem) ?? 0) + 1);
  return count;
}

function partsOf(questions: readonly PreparedQuestion[]): Prepared['parts'] {
  const stems = new Map<string | null, ReadonlySet<string>[]>();
  for (const { heading, stems: one } of questions) stems.set(heading, [...(stems.get(heading) ?? []), one]);
  return new Map(
    [...stems].map(([heading, texts]) => [heading, { asked: countOf(texts), counted: texts.length }]),
  );
}

function prepare({ title, content, questions }: Text): Prepared {
  const once = bagsOnce();
  const units: PreparedUnit[] = [];
  const passages = passagesOf(content).map((passage): PreparedPassage => {
    const heading = once(passage.heading);
    const own = passage.units.map((unit): PreparedUnit => ({
      passage,
      unit,
      own: once(unit.text),
      lead: once(unit.lead),
      heading,
      name: once(nameOf(unit)),
    }));
    units.push(...own);
    const body = inOne(own.map((unit) => unit.own));
    return {
      passage,
      heading,
      body,
      here: heading.size === 0 ? body : inOne([heading, body]),
      length: lengthOf(body),
    };
  });
  const asked = questions.map(preparedQuestion);
  const pairs = countPairs(
    questions.length > 0 ? questions.map(({ question }) => question) : units.map(({ unit }) => unit.text),
  );
  const texts =
    asked.length > 0 ? asked.map(({ stems }) => stems) : units.map(({ own }) => new Set(own.keys()));
  return {
    title: bagOf(title),
    whole: bagOf(title, content),
    passages,
    units,
    questions: asked,
    asked: countOf(texts),
    counted: texts.length,
    pairs,
    parts: partsOf(asked),
  };
}

/**
 * Characters of the articles that are kept. One takes some 35 bytes in a usual text, 50 at the most; an
 * article counts as a short one at the least.
 */
const MOST_KEPT = 2_000_000;
const LEAST_COUNTED = 500;
const kept = new Map<number, { text: Kept; prepared: Prepared }>();
let size = 0;

type Kept = Pick<Text, 'title' | 'content' | 'questions'>;

const sizeOf = ({ title, content, questions }: Kept): number =>
  Math.max(
    LEAST_COUNTED,
    title.length +
      content.length +
      questions.reduce((sum, { heading, question }) => sum + (heading?.length ?? 0) + question.length, 0),
  );

const isSame = (a: Kept, b: Kept): boolean =>
  a.title === b.title &&
  a.content === b.content &&
  a.questions.length === b.questions.length &&
  a.questions.every(
    ({ heading, question }, at) =>
      heading === b.questions[at]?.heading && question === b.questions[at]?.question,
  );

function forget(id: number): void {
  const known = kept.get(id);
  if (known && kept.delete(id)) size -= sizeOf(known.text);
}

/**
 * The article as it is compared; kept for the next question until it changes, or others were asked for since.
 */
export function prepared(text: Text): Prepared {
  const known = kept.get(text.id);
  const result = known && isSame(known.text, text) ? known.prepared : prepare(text);
  forget(text.id);
  kept.set(text.id, {
    text: { title: text.title, content: text.content, questions: text.questions },
    prepared: result,
  });
  size += sizeOf(text);
  for (const id of kept.keys()) {
    if (size <= MOST_KEPT) break;
    forget(id);
  }
  return result;
}
