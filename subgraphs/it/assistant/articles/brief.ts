import { grouped, linesOf } from './extract.js';
import type { Unit } from './passages.js';
import type { Text } from './prepared.js';
import type { RankedUnit } from './units.js';

/** Lines of a short answer, and characters of one. */
const MOST_LINES = 4;
const LINE = 160;
/** Share of the best passage's score that another needs to be told beside it. */
const BESIDE = 0.6;
/** A sentence that begins so needs the one before it. */
const GOES_ON =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|both|then|there|also|else|otherwise|the others?|the rest|but|and|so|if not|for that)\b/i;

type Units<Article extends Text> = readonly RankedUnit<Article>[];

const isSentence = ({ kind }: Unit): boolean => kind === 'sentence';

/** Lines that units take one below the other, with what leads them; sentences go on behind each other. */
function linesTaken<Article extends Text>(units: Units<Article>): number {
  let [lines, running] = [0, 0];
  const take = (characters: number): void => {
    const before = Math.ceil(running / LINE);
    running += characters;
    lines += Math.ceil(running / LINE) - before;
  };
  for (const [at, { unit }] of units.entries()) {
    if (!isSentence(unit)) running = 0;
    if (unit.lead !== null && unit.block !== units[at - 1]?.unit.block)
      lines += Math.ceil(unit.lead.length / LINE);
    take(unit.text.length);
    if (!isSentence(unit)) running = 0;
  }
  return lines;
}

const best = <Article extends Text>(units: Units<Article>): number =>
  units.reduce((at, { score }, here) => (score > (units[at]?.score ?? -Infinity) ? here : at), 0);

/** The block of what answers best, from there on; steps from the first, where what answers is near it. */
function fromBest<Article extends Text>(passage: Units<Article>): Units<Article> {
  const told = passage[best(passage)];
  if (!told) return [];
  const block = passage.filter(({ unit }) => unit.block === told.unit.block);
  const at = block.indexOf(told);
  switch (told.unit.kind) {
    case 'step':
    case 'code':
      return block.slice(at < MOST_LINES ? 0 : at);
    case 'sentence':
      return block.slice(at > 0 && GOES_ON.test(told.unit.text) ? at - 1 : at);
    case 'point':
    case 'row':
      return block.toSorted((a, b) => b.score - a.score);
  }
}

/**
 * What answers, in at most four lines: the sentence, step or point that answers best, and what stands with it
 * in the same passage, or in one that answers about as well; empty for none.
 * @param units of one or more articles, the best article first
 */
export function briefOf<Article extends Text>(units: Units<Article>): string {
  const [first] = units;
  const scoreOf = (passage: Units<Article>): number => passage[best(passage)]?.score ?? 0;
  const passages = grouped(units, ({ passage }) => passage).toSorted((a, b) => scoreOf(b) - scoreOf(a));
  const main = passages.find(([one]) => one?.article === first?.article) ?? [];
  const beside = passages.filter((one) => one !== main && scoreOf(one) >= BESIDE * scoreOf(main));
  const told = fromBest(main);
  const order = [
    ...told,
    ...main.filter((one) => one.at > (told.at(-1)?.at ?? 0)),
    ...beside.flatMap((passage) => fromBest(passage).slice(0, 1)),
  ];
  const chosen: RankedUnit<Article>[] = [];
  for (const one of order) {
    // What leads a list stands above it already.
    if (chosen.some(({ unit: { lead } }) => lead === one.unit.text)) continue;
    if (chosen.length > 0 && linesTaken([...chosen, one]) > MOST_LINES) break;
    chosen.push(one);
  }
  return linesOf(chosen);
}
