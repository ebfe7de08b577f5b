import { listOf, tableOf } from './tables.js';
import { patternsOf } from './titleTable.js';

/** Titles made of a technology and a word for those who work with it, with the name of their family. */
export const TECHNOLOGY_TITLES: readonly { family: string; word: string }[] = tableOf(
  'technologyTitles.tsv',
  ['family', 'who', 'technologies'],
).flatMap(({ family, who, technologies }) => {
  const makers = who === 'keepers' ? patternsOf('makers') : [];
  const patterns = [...patternsOf(who), ...makers, ...patternsOf('knowers')];
  return listOf(technologies).flatMap((technology) =>
    patterns.map((pattern) => ({ family, word: pattern.replace('#', technology) })),
  );
});
