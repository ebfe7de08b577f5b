import { listOf, tableOf } from './tables.js';

/** What a word means something else beside: right before it, right after it, anywhere in the sentence. */
export interface Company {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
  near: ReadonlySet<string>;
}

const keysOf = (cell: string): ReadonlySet<string> => new Set(listOf(cell));

/** By the key of the word that misleads. Keys are lower case, without a plural; `#` stands for a number. */
export const MISLEADING: ReadonlyMap<string, Company> = new Map(
  tableOf('misleading.tsv', ['word', 'before', 'after', 'near']).map(({ word, before, after, near }) => [
    word,
    { before: keysOf(before), after: keysOf(after), near: keysOf(near) },
  ]),
);
