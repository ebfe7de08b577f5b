import { tablesBeside } from '../../tables.js';

const { numberListsIn } = tablesBeside(import.meta.url);

/** What words count, as they are compared. */
export const NUMBERS = numberListsIn('dateNumbers.tsv', [
  // 1 is January.
  'months',
  // The month in which a season or quarter begins.
  'seasons',
  'numbers',
  'ordinals',
  // In how many parts of this name a year is, and by their letters, as in H1.
  'parts',
  'letters',
]);
