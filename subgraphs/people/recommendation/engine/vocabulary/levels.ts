import { indexOf, phraseOf } from '../text/phrases.js';
import { listOf, tableOf } from './tables.js';
import type { Level } from './titleTable.js';

/** The levels of the graph as steps. */
export const LEVELS: Readonly<Record<string, Level>> = {
  ENTRY: 0,
  MID: 1,
  SENIOR: 2,
  LEAD: 3,
  MANAGER: 4,
  EXECUTIVE: 5,
};

/** Words beside a title that say how far somebody is. */
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
