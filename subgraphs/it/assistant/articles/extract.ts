import type { Unit } from './passages.js';
import type { Text } from './prepared.js';
import type { RankedUnit } from './units.js';

/** A passage as an answer quotes it. */
export interface Extract<Article extends Text> {
  article: Article;
  heading: string | null;
  /** Lines for the person: steps and points each on their own. */
  text: string;
  /** The best of its words as they stand there. */
  quote: string;
}

/**
 * Characters of all quoted words of an answer, and of one passage; a list of steps goes beyond them rather
 * than to end half-way.
 */
const WHOLE = { characters: 900, passages: 3 };
const MOST_OF_PASSAGE = 720;
const MOST_OF_STEPS = 1_200;
/** Of a list with more characters only the named rows are quoted. */
const LONG_LIST = 500;
/** Characters of a sentence or point; no one reads longer ones. */
const MOST_OF_UNIT = 600;
/** What is left must have room for a sentence or two. */
const ROOM = 90;
/**
 * Share of the best passage's score that another needs to be quoted beside it, in the same article and in
 * another.
 */
const BESIDE = { same: 0.45, other: 0.6 };
/** An opening that says what to do at once. */
const URGENT =
  /\b(call|ring|dial)\b[^.]{0,80}\b(as soon as|at once|immediately|within|first)\b|\bemergenc(y|ies)\b/i;
/** Share of the best passage's score from which on such an opening comes before everything else. */
const OPENING = 0.3;

type Units<Article extends Text> = readonly RankedUnit<Article>[];

const sizeOf = <Article extends Text>(units: Units<Article>): number =>
  units.reduce((sum, { unit }) => sum + unit.text.length + 1, 0);
const scoreOf = <Article extends Text>(units: Units<Article>): number =>
  Math.max(...units.map(({ score }) => score));
const isItem = ({ kind }: Unit): boolean => kind === 'point' || kind === 'row';

/** Neighbours that have the same mark, in their order. */
export function grouped<Article extends Text>(
  units: Units<Article>,
  mark: (unit: RankedUnit<Article>) => unknown,
): RankedUnit<Article>[][] {
  const groups = new Map<unknown, RankedUnit<Article>[]>();
  for (const one of units) {
    const group = groups.get(mark(one));
    if (group) group.push(one);
    else groups.set(mark(one), [one]);
  }
  return [...groups.values()];
}

const bestFirst = <Article extends Text>(groups: readonly RankedUnit<Article>[][]): RankedUnit<Article>[][] =>
  groups.toSorted((a, b) => scoreOf(b) - scoreOf(a));

/**
 * The rows or points whose names were asked for, when others of the list were not: "Linux: run ..." needs
 * none of its neighbours.
 */
function namedIn<Article extends Text>(block: Units<Article>): Units<Article> {
  const named = block.filter(({ isNamed }) => isNamed);
  return named.length < block.length && named.some(({ score }) => score === scoreOf(block)) ? named : [];
}

/**
 * As much of a block as there is room for: of steps the first ones, as long as the best is among them, of
 * sentences what stands around the best, else what answers best.
 */
function fitting<Article extends Text>(block: Units<Article>, room: number): Units<Article> {
  if (sizeOf(block) <= room) return block;
  const isSteps = block[0]?.unit.kind === 'step';
  if (isSteps && sizeOf(block) <= MOST_OF_STEPS) return block;
  if (block[0]?.unit.kind === 'sentence') return around(block, room);
  const bestOnes = within(
    block.toSorted((a, b) => b.score - a.score),
    room,
  );
  const [best] = bestOnes;
  const firstOnes = isSteps ? within(block, room) : new Set<RankedUnit<Article>>();
  const chosen = best && firstOnes.has(best) ? firstOnes : new Set(bestOnes);
  return block.filter((one) => chosen.has(one));
}

/**
 * The best sentence with those beside it that there is room for, those before it first: what says "the other
 * half" needs what was said of the first.
 */
function around<Article extends Text>(block: Units<Article>, room: number): Units<Article> {
  const best = block.reduce((at, { score }, here) => (score > (block[at]?.score ?? 0) ? here : at), 0);
  let [from, to] = [best, best + 1];
  while (from > 0 && sizeOf(block.slice(from - 1, to)) <= room) from -= 1;
  while (to < block.length && sizeOf(block.slice(from, to + 1)) <= room) to += 1;
  return block.slice(from, to);
}

/** The first ones that there is room for, one at the least. */
function within<Article extends Text>(order: Units<Article>, room: number): Set<RankedUnit<Article>> {
  const chosen = new Set<RankedUnit<Article>>();
  for (const one of order) {
    if (chosen.size > 0 && sizeOf([...chosen, one]) > room) break;
    chosen.add(one);
  }
  return chosen;
}

/** What of a passage is quoted, in its order; it begins with the block that answers best. */
function quoted<Article extends Text>(passage: Units<Article>, room: number): Units<Article> {
  const blocks = grouped(passage, ({ unit }) => unit.block);
  const best = bestFirst(blocks)[0] ?? [];
  const named = sizeOf(best) > LONG_LIST ? namedIn(best) : [];
  if (named.length > 0) return named;
  if (sizeOf(passage) <= room) return passage;
  const chosen = new Set<RankedUnit<Article>>();
  for (const block of bestFirst(blocks)) {
    const left = room - sizeOf([...chosen]);
    if (chosen.size > 0 && left < ROOM) break;
    for (const one of fitting(block, left)) chosen.add(one);
  }
  return passage.filter((one) => chosen.has(one));
}

/** What is chosen as lines: sentences of one paragraph in one, a list under what leads it. */
export function linesOf<Article extends Text>(chosen: Units<Article>): string {
  const lines: string[] = [];
  let before: RankedUnit<Article> | null = null;
  for (const one of chosen) {
    const { kind, lead, block } = one.unit;
    const text =
      one.unit.text.length > MOST_OF_UNIT ? `${one.unit.text.slice(0, MOST_OF_UNIT)} ...` : one.unit.text;
    const isNext = before?.unit.block === block;
    if (lead !== null && !isNext && before?.unit.text !== lead) lines.push(lead);
    if (kind === 'sentence' && isNext) lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(isItem(one.unit) ? `- ${text}` : text);
    before = one;
  }
  return lines.join('\n');
}

/** What an article says first, when it is what to do at once: whoever looks for the rest must not miss it. */
function openingOf<Article extends Text>(units: Units<Article>, best: Units<Article>): Units<Article> {
  const [first] = units;
  const opening = units.filter(
    ({ article, passage, unit }) =>
      article === first?.article && passage === first.passage && unit.block === first.unit.block,
  );
  const isBest = opening.some(({ passage }) => passage === best[0]?.passage);
  return !isBest &&
    opening.some(({ unit }) => URGENT.test(unit.text)) &&
    scoreOf(opening) >= OPENING * scoreOf(best)
    ? fitting(opening, MOST_OF_PASSAGE)
    : [];
}

/**
 * The passages that answer, the best article's first, cut to what an answer has room for. @param units of one
 * or more articles, the best article first
 */
export function extractsOf<Article extends Text>(
  units: Units<Article>,
  most: { characters: number; passages: number } = WHOLE,
): Extract<Article>[] {
  const [first] = units;
  if (!first) return [];
  const passages = bestFirst(grouped(units, ({ passage }) => passage));
  const best = passages.find(([one]) => one?.article === first.article) ?? [];
  const beside = passages.filter(
    (one) =>
      one !== best &&
      scoreOf(one) >= scoreOf(best) * (one[0]?.article === first.article ? BESIDE.same : BESIDE.other),
  );
  const opening = openingOf(units, best);
  const chosen: Units<Article>[] = opening.length > 0 ? [opening] : [];
  const isOpening = (words: Units<Article>): boolean =>
    opening.length > 0 &&
    words[0]?.article === opening[0]?.article &&
    words[0]?.passage === opening[0]?.passage;
  let room = most.characters - sizeOf(opening);
  for (const passage of [best, ...beside].slice(0, most.passages)) {
    if (room < ROOM) break;
    const words = quoted(
      passage.filter((one) => !opening.includes(one)),
      Math.min(room, MOST_OF_PASSAGE),
    );
    if (words.length === 0) continue;
    if (isOpening(words)) chosen[0] = [...opening, ...words].toSorted((a, b) => a.at - b.at);
    else chosen.push(words);
    room -= sizeOf(words);
  }
  const articles = [...new Set(units.map(({ article }) => article))];
  return chosen
    .toSorted(
      (a, b) =>
        articles.indexOf(a[0]?.article ?? first.article) - articles.indexOf(b[0]?.article ?? first.article),
    )
    .map((words) => {
      const told = words.toSorted((a, b) => b.score - a.score)[0] ?? first;
      return {
        article: told.article,
        heading: told.passage.heading,
        text: linesOf(words),
        quote: told.unit.text.slice(0, MOST_OF_UNIT),
      };
    });
}
