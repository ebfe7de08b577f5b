import type { Asking } from '../understanding/asking.js';
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

/** Characters of the quoted words of an answer. */
const MOST_CHARACTERS = 660;
const ENOUGH_CHARACTERS = 240;
/** Share of the best unit's score that another needs to be quoted beside it. */
const BESIDE = 0.4;
/** How many times the score of the next step one needs to be quoted without the others. */
const ALONE = 1.35;

type Units<Article extends Text> = readonly RankedUnit<Article>[];

const sizeOf = <Article extends Text>(units: Iterable<RankedUnit<Article>>): number => [...units].reduce((sum, { unit }) => sum + unit.text.length + 1, 0);

/** Adds units as long as there is room. */
class Choice<Article extends Text> {
  readonly chosen = new Set<RankedUnit<Article>>();

  add(one: RankedUnit<Article>): boolean {
    if (this.chosen.size > 0 && !this.chosen.has(one) && this.size + one.unit.text.length > MOST_CHARACTERS) return false;
    this.chosen.add(one);
    return true;
  }

  get size(): number {
    return sizeOf(this.chosen);
  }
}

/** The steps of the block in which the best step stands, as many as fit, from the first on. */
function addSteps<Article extends Text>(choice: Choice<Article>, units: Units<Article>, asking: Asking, best: RankedUnit<Article>): void {
  const inPassage = units.filter(({ passage }) => passage === best.passage);
  const step = best.unit.kind === 'step' ? best : asking.sorts.includes('steps') ? inPassage.find(({ unit }) => unit.kind === 'step') : undefined;
  if (!step) return;
  const others = inPassage.filter((one) => one !== best && one.unit.block === step.unit.block).map(({ score }) => score);
  // One step that alone is meant stands for itself.
  if (best.unit.kind === 'step' && best.score > ALONE * Math.max(0, ...others)) return;
  for (const one of inPassage.filter(({ unit }) => unit.block === step.unit.block)) if (!choice.add(one)) break;
}

/** Grows by what stands next to what is chosen, until there is enough to understand it. */
function addNeighbours<Article extends Text>(choice: Choice<Article>, units: Units<Article>): void {
  while (choice.size < ENOUGH_CHARACTERS) {
    const next = units
      .filter((one) => !choice.chosen.has(one) && [...choice.chosen].some(({ at, passage }) => passage === one.passage && Math.abs(at - one.at) === 1))
      .sort((a, b) => b.score - a.score)[0];
    if (!next || !choice.add(next)) return;
  }
}

/** What is chosen as lines: sentences of one paragraph in one, a list under what leads it. */
function linesOf<Article extends Text>(chosen: Units<Article>): string {
  const lines: string[] = [];
  let before: RankedUnit<Article> | null = null;
  for (const one of chosen) {
    const { kind, text, lead, block } = one.unit;
    const isNext = before?.unit.block === block;
    if (lead !== null && !isNext && before?.unit.text !== lead) lines.push(lead);
    if (kind === 'sentence' && isNext) lines.push(`${lines.pop() ?? ''} ${text}`);
    else lines.push(kind === 'point' || kind === 'row' ? `- ${text}` : text);
    before = one;
  }
  return lines.join('\n');
}

/** The passages that answer, those of the best article first, cut to what an answer has room for. @param units of one or more articles, the best first */
export function extractsOf<Article extends Text>(units: Units<Article>, asking: Asking): Extract<Article>[] {
  const order = units.toSorted((a, b) => b.score - a.score || a.at - b.at);
  const [bestArticle, ...otherArticles] = [...new Set(units.map(({ article }) => article))];
  const best = order.find(({ article }) => article === bestArticle);
  if (!best) return [];
  const choice = new Choice<Article>();
  choice.add(best);
  addSteps(choice, units, asking, best);
  // What comes right after a sentence often says what to do about it.
  for (const one of units) if (one.passage === best.passage && (one.at === best.at + 1 || one.at === best.at - 1) && one.unit.block === best.unit.block) choice.add(one);
  for (const one of order) if (one.score >= best.score * BESIDE) choice.add(one);
  addNeighbours(choice, units.filter(({ article }) => article === best.article));
  const passages = new Map<RankedUnit<Article>['passage'], RankedUnit<Article>[]>();
  for (const article of [best.article, ...otherArticles]) for (const one of order) if (one.article === article && choice.chosen.has(one)) passages.set(one.passage, [...(passages.get(one.passage) ?? []), one]);
  return [...passages.values()].map((chosen) => ({
    article: chosen[0]?.article ?? best.article,
    heading: chosen[0]?.passage.heading ?? null,
    text: linesOf(chosen.toSorted((a, b) => a.at - b.at)),
    quote: chosen[0]?.unit.text ?? '',
  }));
}
