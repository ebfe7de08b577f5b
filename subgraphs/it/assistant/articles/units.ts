import { answersAsking } from '../understanding/asking.js';
import { found, rarity } from './bags.js';
import type { Telling } from './bags.js';
import type { Passage, Unit } from './passages.js';
import type { PreparedUnit, Text } from './prepared.js';
import { tellingsOf } from './ranking.js';
import type { RankedArticle, Wanted } from './ranking.js';

/** A sentence, step, point or row and how well it answers. */
export interface RankedUnit<Article extends Text> {
  article: Article;
  passage: Passage;
  unit: Unit;
  /** Place in the article. */
  at: number;
  score: number;
  /** A point or row whose name was asked for. */
  isNamed: boolean;
}

const COUNTS = { unit: 1, lead: 0.7, heading: 0.65, neighbour: 0.38, title: 0.7 };
/** A word of the title is spoken of everywhere in the article. */
const TITLE_LEAVES = 0.5;
const SIGN_COUNTS = 0.3;
const STEP_COUNTS = 0.15;
/** What stands under the heading of a question like the asked one. */
const ASKED_COUNTS = 1.5;

/** How well the units of one article answer. */
export function unitsOf<Article extends Text>(
  { article, prepared, likeness }: Pick<RankedArticle<Article>, 'article' | 'prepared' | 'likeness'>,
  wanted: Wanted,
): RankedUnit<Article>[] {
  const { title, units } = prepared;
  const scaled = tellingsOf(wanted).map((telling, index): Telling => {
    const term = wanted.terms[index];
    const having = term ? units.filter(({ own }) => found(term, telling, own) > 0).length : 0;
    const scale =
      (0.25 + rarity(units.length, having) / rarity(units.length, 1)) *
      (term && found(term, telling, title) > 0 ? TITLE_LEAVES : 1);
    const like = new Map([...telling.like].map(([stem, tells]) => [stem, tells * scale]));
    return { own: telling.own * scale, like, most: having > 0 ? telling.most * scale : 0 };
  });
  const all = scaled.reduce((sum, { most }) => sum + most, 0) || 1;
  const near = (index: number, at: number): number => {
    const [term, telling] = [wanted.terms[index], scaled[index]];
    const [own, before, after] = [units[at], units[at - 1], units[at + 1]];
    if (!own || !term || !telling) return 0;
    const beside = (other: PreparedUnit | undefined) =>
      other?.passage === own.passage ? COUNTS.neighbour * found(term, telling, other.own) : 0;
    return Math.max(
      found(term, telling, own.own),
      COUNTS.title * found(term, telling, title),
      COUNTS.lead * found(term, telling, own.lead),
      COUNTS.heading * found(term, telling, own.heading),
      beside(before),
      beside(after),
    );
  };
  return units.map(({ passage, unit }, at) => {
    const share = wanted.terms.reduce((sum, _, index) => sum + near(index, at), 0) / all;
    const sign =
      SIGN_COUNTS * answersAsking(wanted.asking, unit.text) +
      (wanted.asking.sorts.includes('steps') && unit.kind === 'step' ? STEP_COUNTS : 0);
    const asked = ASKED_COUNTS * (likeness.parts.get(passage.heading) ?? 0);
    return {
      article,
      passage,
      unit,
      at,
      score: share + sign + asked,
      isNamed: wanted.terms.some(
        ({ stem, isOwn }) => isOwn && !title.has(stem) && (units[at]?.name.has(stem) ?? false),
      ),
    };
  });
}
