import { indexOf, phraseOf } from '../text/phrases.js';
import { listOf, tablesBeside } from '../tables.js';
import type { Level } from './titleTable.js';
import { familyNumber } from './vocabulary.js';

const { tableOf } = tablesBeside(import.meta.url);

/** The levels of the graph as steps. */
export const LEVELS: Readonly<Record<string, Level>> = {
  ENTRY: 0,
  MID: 1,
  SENIOR: 2,
  LEAD: 3,
  MANAGER: 4,
  EXECUTIVE: 5,
};

/** Words beside a title that say the level. */
export const LEVEL_WORDS = indexOf(
  tableOf('levels.tsv', ['level', 'words']).flatMap(({ level, words }) =>
    listOf(words).map((word) => phraseOf(word, levelOf(level))),
  ),
);

function levelOf(written: string): Level {
  const level = Object.values(LEVELS).find((one) => String(one) === written);
  if (level === undefined) throw new Error(`levels.tsv: there is no level "${written}"`);
  return level;
}

const stepNumber = (name: string): number => familyNumber('careerSteps.tsv', name);

const CAREER_STEPS: ReadonlyMap<number, ReadonlySet<number>> = new Map(
  tableOf('careerSteps.tsv', ['first', 'then']).map((row) => [
    stepNumber(row.first),
    new Set(listOf(row.then).map(stepNumber)),
  ]),
);

/**
 * Whether one family's work is a step further than the other's in the same career: an account executive was a
 * development representative before.
 */
export const isCareerStep = (family: number, first: number): boolean =>
  CAREER_STEPS.get(first)?.has(family) ?? false;
