import { readFileSync } from 'node:fs';

/**
 * Words that are written without a blank between them, in small letters: ["vpn", "northwind", "example"];
 * mostly one.
 */
export type Spelling = readonly string[];

interface Data {
  /** A number in letters and in digits. */
  numbers: [letters: string, digits: string][];
  /** Terms that mean the same, a list for each meaning; a term may have several words. */
  terms: string[][];
}

const data = JSON.parse(readFileSync(new URL('sameTerms.json', import.meta.url), 'utf8')) as Data;
const inDigits = new Map(data.numbers);
const inLetters = new Map(data.numbers.map(([letters, digits]) => [digits, letters]));
/** Where the blanks of a term are makes no difference: "2 fa" is "2fa". */
const written = (words: Spelling) => words.join('');
const spellingsOf = (term: string): Spelling[] => [term.split(/[ -]/), term.replaceAll('-', '').split(' ')];
const meanings = data.terms.map((terms) => terms.flatMap(spellingsOf));
/** Words of the longest term that has others of its meaning. */
export const LONGEST_TERM = Math.max(...meanings.flat().map((words) => words.length));

/** The spelling with its numbers in digits and in letters, itself first: "2 factor" is "two factor", too. */
export function withNumbers(words: Spelling): Spelling[] {
  return [
    words,
    words.map((word) => inDigits.get(word) ?? word),
    words.map((word) => inLetters.get(word) ?? word),
  ];
}

const meaningOf = new Map(
  meanings.flatMap((spellings) =>
    spellings.flatMap(withNumbers).map((words) => [written(words), spellings] as const),
  ),
);

/** All spellings of a term, including itself; empty if it has only one. */
export const sameAs = (words: Spelling): readonly Spelling[] =>
  withNumbers(words).flatMap((spelling) => meaningOf.get(written(spelling)) ?? []);
