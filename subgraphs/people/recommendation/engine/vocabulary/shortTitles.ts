import { listsByKey } from '../../../../kit/graphql/loader.js';
import { tableOf } from './tables.js';

/**
 * Titles of two or three letters, with the families that they stand for. Where they mean several, the family is taken
 * whose words the text has most.
 */
export const SHORT_TITLES: readonly { word: string; families: readonly { name: string; words: string }[] }[] =
  [...listsByKey(tableOf('shortTitles.tsv', ['title', 'family', 'words']), ({ title }) => title)].map(
    ([word, rows]) => ({ word, families: rows.map(({ family, words }) => ({ name: family, words })) }),
  );
